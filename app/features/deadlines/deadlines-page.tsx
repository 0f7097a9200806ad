import { typography } from '#app/domain/text/typography.ts'
import { CalculatorPage } from '#app/ui/components/calculator-page.tsx'
import { ClaimTimeline } from '#app/ui/content/diagrams.tsx'
import { LinkedTexts } from '#app/ui/figures/linked-texts.tsx'
import pageTexts from '#content/page-texts.json' with { type: 'json' }
import { DeadlineForm } from './deadline-form.tsx'
import type { DeadlineForm as FormState } from './deadline-query.ts'
import { DeadlineResultCard } from './deadline-result-card.tsx'

export function DeadlinesPage({ form, today }: { form: FormState; today: string }) {
  return (
    <CalculatorPage
      page="deadlines"
      form={<DeadlineForm {...form} />}
      hasResult={form.query !== null}
      result={<DeadlineResultCard query={form.query} today={today} />}
    >
      <div className="deadline-columns">
        <div className="prose">
          <h2>Kaip skaičiuojame</h2>
          <ul>
            {pageTexts.deadlines.counting.map((rule) => (
              <li key={rule}>{typography(rule)}</li>
            ))}
          </ul>
          <h2>Saugi data ir teisinė pabaiga</h2>
          {pageTexts.deadlines.twoDates.map((text) => (
            <p key={text}>{typography(text)}</p>
          ))}
        </div>
        <div className="prose">
          <h2>Nuo sprendimo iki teismo</h2>
          <div className="deadline-diagram">
            <ClaimTimeline />
          </div>
        </div>
      </div>
      <h2>Ką dar žinoti</h2>
      <LinkedTexts texts={pageTexts.deadlines.more} />
    </CalculatorPage>
  )
}
