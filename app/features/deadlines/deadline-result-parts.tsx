import { formatWithBound } from '#app/domain/figures/format-figure.ts'
import { formatDate } from '#app/domain/text/lithuanian-date.ts'
import { typography } from '#app/domain/text/typography.ts'
import { ResultBasis } from '#app/ui/components/calculator-result.tsx'
import { Fact, FigureFacts } from '#app/ui/figures/figure-facts.tsx'
import { citation, legalBasesOfLaw } from '#app/ui/figures/legal-basis.tsx'
import * as urls from '#app/ui/urls.ts'
import { acts, type FigureId, figures, type LegalBasis } from '#config/figures.ts'
import pageTexts from '#content/page-texts.json' with { type: 'json' }
import { type DeadlineQuery, deadlineParams, type Law } from './deadline-query.ts'

interface RuleProps {
  figure: FigureId
  law: Law
}

export function RuleLine({ figure: id, law }: RuleProps) {
  const figure = figures[id]
  return (
    <p data-rule>
      Taisyklė: {formatWithBound(figure)}
      {figure.condition && ` ${typography(figure.condition)}`}
      <RuleCitation figure={id} law={law} />.
    </p>
  )
}

export function RuleCitation({ figure, law }: RuleProps) {
  const [first] = legalBasesOfLaw(figures[figure], law)
  return first && ` (${citation(acts[first.act], first.article)})`
}

interface RuleBasisProps extends RuleProps {
  legalBases?: readonly LegalBasis[]
}

export function RuleBasis({
  figure: id,
  law,
  legalBases = legalBasesOfLaw(figures[id], law),
}: RuleBasisProps) {
  const { note, checkedOn, binds } = figures[id]
  return (
    <ResultBasis caveat="Orientacinė data" disclaimer={pageTexts.deadlines.disclaimer}>
      <FigureFacts
        figure={{ binds, legalBases }}
        className="deadline-facts"
        first={note && <Fact label="Pastaba">{typography(note)}</Fact>}
        last={<Fact label="Patikrinta">{formatDate(checkedOn)}</Fact>}
      />
    </ResultBasis>
  )
}

export function ShareLink({ query }: { query: DeadlineQuery }) {
  return (
    <a href={`${urls.deadlines}?${deadlineParams(query)}`} className="link list-target">
      Nuoroda į šį atsakymą
    </a>
  )
}
