import { Fact, FigureFacts } from '#app/shared/figures/figure-facts.tsx'
import { formatWithBound } from '#app/shared/figures/format-figure.ts'
import { citation, legalBasesOfLaw } from '#app/shared/figures/legal-basis.tsx'
import { formatDate } from '#app/shared/text/lithuanian-date.ts'
import { typography } from '#app/shared/text/typography.ts'
import { Grounds } from '#app/shared/ui/calculator-answer.tsx'
import * as urls from '#app/shared/urls.ts'
import { acts, type FigureId, figures } from '#config/figures.ts'
import { type DeadlineQuery, deadlineParams, type Law } from './deadline-query.ts'

export function RuleFacts({ figure: id, law }: { figure: FigureId; law: Law }) {
  const figure = figures[id]
  const { condition, note, checkedOn } = figure
  const legalBases = legalBasesOfLaw(figure, law)
  const [first] = legalBases
  return (
    <Grounds
      summary={
        <>
          Taisyklė: {formatWithBound(figure)}
          {condition && ` ${typography(condition)}`}
          {first && ` (${citation(acts[first.act], first.article)})`}
        </>
      }
    >
      <FigureFacts
        figure={{ ...figure, legalBases }}
        className="deadline-facts"
        first={note && <Fact term="Pastaba">{typography(note)}</Fact>}
        last={<Fact term="Patikrinta">{formatDate(checkedOn)}</Fact>}
      />
    </Grounds>
  )
}

export function ShareLink({ query }: { query: DeadlineQuery }) {
  return (
    <a href={`${urls.deadlines}?${deadlineParams(query)}`} className="link list-target">
      Nuoroda į šį atsakymą
    </a>
  )
}
