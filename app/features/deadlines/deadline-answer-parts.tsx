import { Fact, FigureFacts } from '#app/shared/figures/figure-facts.tsx'
import { formatWithBound } from '#app/shared/figures/format-figure.ts'
import { legalBasesOfLaw } from '#app/shared/figures/legal-basis.tsx'
import { typography } from '#app/shared/text/typography.ts'
import * as urls from '#app/shared/urls.ts'
import { type FigureId, figures } from '#config/figures.ts'
import { type DeadlineQuery, deadlineParams, type Law } from './deadline-query.ts'

export function RuleFacts({ figure: id, law }: { figure: FigureId; law: Law }) {
  const figure = figures[id]
  const { condition, note } = figure
  return (
    <FigureFacts
      figure={{ ...figure, legalBases: legalBasesOfLaw(figure, law) }}
      className="deadline-facts"
      first={
        <Fact term="Taisyklė">
          {formatWithBound(figure)}
          {condition && ` ${typography(condition)}`}
          {note && <small>{typography(note)}</small>}
        </Fact>
      }
    />
  )
}

export function ShareLink({ query }: { query: DeadlineQuery }) {
  return (
    <a href={`${urls.deadlines}?${deadlineParams(query)}`} className="link list-target">
      Nuoroda į šį atsakymą
    </a>
  )
}
