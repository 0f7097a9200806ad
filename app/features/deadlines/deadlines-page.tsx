import { typography } from '#app/domain/text/typography.ts'
import { pages } from '#app/pages/pages.ts'
import { CalculatorPage } from '#app/ui/components/calculator-page.tsx'
import { ClaimTimeline } from '#app/ui/content/diagrams.tsx'
import * as urls from '#app/ui/urls.ts'
import pageTexts from '#content/page-texts.json' with { type: 'json' }
import { DeadlineForm } from './deadline-form.tsx'
import type { DeadlineForm as FormState } from './deadline-query.ts'
import { DeadlineResultCard } from './deadline-result-card.tsx'

export function DeadlinesPage({ form, today }: { form: FormState; today: string }) {
  return (
    <CalculatorPage
      label={pageTexts.deadlines.label}
      ctaId="terminai"
      heading={pages.deadlines.title}
      intro={pageTexts.deadlines.intro}
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
      <h2>Ko neskaičiuojame</h2>
      <p>
        {typography(
          'Koncesijų ir gynybos pirkimų terminų, taip pat terminų, kurių teismas laikosi nagrinėdamas bylą.',
        )}
      </p>
      <p>
        Visi terminai, taip pat ir{' '}
        <a href={`${urls.figures}#teismas`} className="link">
          bylos teisme
        </a>
        , surašyti su straipsniais{' '}
        <a href={`${urls.figures}#pretenzijos-ir-teismas`} className="link">
          pirkimų skaičių puslapyje
        </a>
        ; kaip teikiama{' '}
        <a href={urls.article('viesuju-pirkimu-istatymas')} className="link">
          pretenzija
        </a>
        , skaitykite Viešųjų pirkimų įstatymo apžvalgoje. Nežinote, ar pirkimas tarptautinis?{' '}
        <a href={urls.estimatedValue} className="link">
          Patikrinkite jo vertę
        </a>
        .
      </p>
    </CalculatorPage>
  )
}
