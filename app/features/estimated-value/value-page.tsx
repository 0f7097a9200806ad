import { CalculatorPage } from '#app/ui/components/calculator-page.tsx'
import { TextWithFigures } from '#app/ui/figures/figure-text.tsx'
import { LegalBases } from '#app/ui/figures/legal-basis.tsx'
import { LinkedTexts } from '#app/ui/figures/linked-texts.tsx'
import { officialBasis } from '#config/figures.ts'
import pageTexts from '#content/page-texts.json' with { type: 'json' }
import { ValueForm } from './value-form.tsx'
import type { ValueForm as FormState } from './value-query.ts'
import { ValueResultCard } from './value-result-card.tsx'

interface ValuePageProps {
  form: FormState
  today: Temporal.PlainDate
}

export function ValuePage({ form, today }: ValuePageProps) {
  return (
    <CalculatorPage
      page="estimatedValue"
      form={<ValueForm {...form} />}
      hasResult={form.query !== null}
      result={<ValueResultCard query={form.query} today={today} />}
    >
      <h2>Kaip skaičiuojama vertė</h2>
      <ul>
        {pageTexts.estimatedValue.rules.map(({ text, vpi, pi }) => (
          <li key={text}>
            <TextWithFigures text={text} />
            <span className="value-legal-bases">
              <LegalBases legalBases={[officialBasis('vpi', vpi), officialBasis('pi', pi)]} />
            </span>
          </li>
        ))}
      </ul>
      <h2>Ką dar žinoti</h2>
      <LinkedTexts texts={pageTexts.estimatedValue.more} />
    </CalculatorPage>
  )
}
