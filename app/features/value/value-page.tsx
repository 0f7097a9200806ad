import { pages } from '#app/pages.ts'
import { LegalBasisLine } from '#app/shared/figures/legal-basis.tsx'
import { typography } from '#app/shared/text/typography.ts'
import { CalculatorPage } from '#app/shared/ui/calculator-page.tsx'
import * as urls from '#app/shared/urls.ts'
import { type LegalBasis, official } from '#config/figures.ts'
import { ValueForm } from './value-form.tsx'
import type { ValueForm as FormState } from './value-query.ts'
import { ValueResult } from './value-result.tsx'
import { VALUE_PAGE } from './value-text.ts'

const RULES: readonly { text: string; legalBases: readonly LegalBasis[] }[] = [
  {
    text: 'Vertė skaičiuojama be PVM, įtraukiant visas mokėtinas sumas, pasirinkimo ir pratęsimo galimybes.',
    legalBases: [official('vpi', '5 straipsnio 1 dalis'), official('pi', '13 straipsnio 1 dalis')],
  },
  {
    text: 'Negalima nei skaidyti pirkimo, nei rinktis skaičiavimo būdo taip, kad būtų išvengta įstatymo nustatytos tvarkos.',
    legalBases: [official('vpi', '5 straipsnio 3 ir 4 dalys'), official('pi', '13 straipsnio 3 ir 4 dalys')],
  },
  {
    text: 'Pirkimo rūšį lemia vertė pirkimo pradžioje, o ne laimėjusio pasiūlymo kaina.',
    legalBases: [official('vpi', '5 straipsnio 1 dalis'), official('pi', '13 straipsnio 1 dalis')],
  },
  {
    text: 'Kai pirkimas skaidomas į dalis, sudedamos visų dalių vertės.',
    legalBases: [official('vpi', '5 straipsnio 7 dalis'), official('pi', '13 straipsnio 7 dalis')],
  },
  {
    text: 'Pirkimas, kurio vertė lygi tarptautinio pirkimo ribai arba didesnė, yra tarptautinis.',
    legalBases: [official('vpi', '4 straipsnio 1 dalis'), official('pi', '12 straipsnio 1 dalis')],
  },
]

interface ValuePageProps {
  form: FormState
  today: Temporal.PlainDate
}

export function ValuePage({ form, today }: ValuePageProps) {
  return (
    <CalculatorPage
      label={VALUE_PAGE.label}
      ctaId="verte"
      heading={pages.value.title}
      intro={VALUE_PAGE.intro}
      form={<ValueForm {...form} />}
      answer={<ValueResult query={form.query} today={today} />}
    >
      <h2>Kaip skaičiuojama vertė</h2>
      <ul>
        {RULES.map(({ text, legalBases }) => (
          <li key={text}>
            {typography(text)}
            <span className="value-legal-bases">
              {legalBases.map((legalBasis) => (
                <LegalBasisLine key={JSON.stringify(legalBasis)} legalBasis={legalBasis} />
              ))}
            </span>
          </li>
        ))}
      </ul>
      <p>
        Išsamiai skaičiavimas aprašytas{' '}
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
          'Koncesijų, gynybos ir saugumo pirkimų: jų ribos kitos. Jei tas pats perkama kelis kartus per metus arba nuomojama neterminuotai, įrašykite pirkėjo suskaičiuotą visą vertę.',
        )}
      </p>
      <p>
        Visos ribos surašytos{' '}
        <a href={`${urls.figures}#tarptautinio-pirkimo-ribos`} className="link">
          pirkimų skaičių puslapyje
        </a>
        . Kaip tada perkama, rasite{' '}
        <a href={urls.article('pirkimu-budai')} className="link">
          straipsnyje apie pirkimo būdus
        </a>
        .
      </p>
    </CalculatorPage>
  )
}
