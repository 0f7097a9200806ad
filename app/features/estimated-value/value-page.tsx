import { typography } from '#app/domain/text/typography.ts'
import { pages } from '#app/pages/pages.ts'
import { CalculatorPage } from '#app/ui/components/calculator-page.tsx'
import { TextWithFigures } from '#app/ui/figures/figure-text.tsx'
import { LegalBases } from '#app/ui/figures/legal-basis.tsx'
import * as urls from '#app/ui/urls.ts'
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
      label={pageTexts.estimatedValue.label}
      ctaId="verte"
      heading={pages.estimatedValue.title}
      intro={pageTexts.estimatedValue.intro}
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
      <p>
        Skaičiavimas išsamiai aprašytas{' '}
        <a
          href="https://e-seimas.lrs.lt/rs/actualedition/d6742ae25c3c11e7a53b83ca0142260e/NLcotgVKma/"
          className="link"
        >
          Viešųjų pirkimų tarnybos vertės metodikoje
        </a>
        .
      </p>
      <h2>Ko neskaičiuojame</h2>
      <p>
        {typography(
          'Koncesijų, gynybos ir saugumo pirkimų: jų ribos kitos. Jei tas pats perkama reguliariai arba nuomojamos prekės turės likutinę vertę, įrašykite pirkėjo suskaičiuotą visą vertę.',
        )}
      </p>
      <p>
        Visos ribos surašytos{' '}
        <a href={`${urls.figures}#tarptautinio-pirkimo-ribos`} className="link">
          pirkimų skaičių puslapyje
        </a>
        . Kaip perkama, skaitykite{' '}
        <a href={urls.article('pirkimu-budai')} className="link">
          straipsnyje apie pirkimo būdus
        </a>
        .
      </p>
    </CalculatorPage>
  )
}
