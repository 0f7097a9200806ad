import { pages } from '#app/pages.ts'
import { ClaimTimeline } from '#app/shared/content/diagrams/claim-timeline.tsx'
import { typography } from '#app/shared/text/typography.ts'
import { CalculatorPage } from '#app/shared/ui/calculator-page.tsx'
import * as urls from '#app/shared/urls.ts'
import { DeadlineForm } from './deadline-form.tsx'
import type { DeadlineForm as FormState } from './deadline-query.ts'
import { DeadlineResult } from './deadline-result.tsx'
import { DEADLINES_PAGE } from './deadlines-text.ts'

const COUNTING = [
  'Diena, kurią išsiųstas pranešimas, gautas raštas ar sudaryta sutartis, į terminą neįeina: skaičiuojama nuo kitos kalendorinės dienos.',
  '„Dienos“ yra kalendorinės: į jas įeina ir savaitgaliai, ir šventės. Į darbo dienas neįeina šeštadieniai, sekmadieniai ir Darbo kodekso 123 straipsnyje išvardytos šventės.',
  'Šventė, sutapusi su savaitgaliu, į kitą dieną nepersikelia. Vyriausybės perkeltos poilsio dienos ir trumpesnė diena prieš šventę skaičiuojamos kaip darbo dienos.',
  'Mėnesiais skaičiuojamas terminas baigiasi tą pačią mėnesio dieną; jei tokios nėra, – paskutinę.',
  'Skaičiuojant atgal, iš pasiūlymų pateikimo dienos atimamos kalendorinės dienos; jei pataikoma į ne darbo dieną, saugi data – ankstesnė darbo diena.',
] as const

const TWO_DATES = [
  'Jei paskutinė diena yra ne darbo diena, pagal CK 1.121 straipsnį terminas baigiasi artimiausią darbo dieną – tai teisinė pabaiga. Saugi data – paskutinė darbo diena, kuri nėra vėlesnė už suskaičiuotąją. Planuokite pagal saugią datą.',
  'Veiksmą galima atlikti iki paskutinės dienos 24 valandos, o jei jį reikia atlikti organizacijoje – iki jos darbo pabaigos (CK 1.122 straipsnis). Vis dėlto rašykite darbo valandomis ir per CVP IS.',
] as const

export function DeadlinesPage({ form, today }: { form: FormState; today: string }) {
  return (
    <CalculatorPage
      label={DEADLINES_PAGE.label}
      ctaId="terminai"
      heading={pages.deadlines.title}
      intro={DEADLINES_PAGE.intro}
      form={<DeadlineForm {...form} />}
      answer={<DeadlineResult query={form.query} today={today} />}
    >
      <h2>Kaip skaičiuojame</h2>
      <ul>
        {COUNTING.map((rule) => (
          <li key={rule}>{typography(rule)}</li>
        ))}
      </ul>
      <h2>Nuo sprendimo iki teismo</h2>
      <div className="max-w-[40.5rem]">
        <ClaimTimeline />
      </div>
      <h2>Saugi data ir teisinė pabaiga</h2>
      {TWO_DATES.map((text) => (
        <p key={text}>{typography(text)}</p>
      ))}
      <h2>Ko neskaičiuojame</h2>
      <p>
        {typography(
          'Koncesijų, gynybos, socialinių ir kitų specialiųjų paslaugų pirkimų terminų, taip pat terminų, kurių teismas laikosi nagrinėdamas bylą.',
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
        <a href={urls.value} className="link">
          Patikrinkite jo vertę
        </a>
        .
      </p>
    </CalculatorPage>
  )
}
