import type { DeadlineQuery } from '../deadline-query.ts'
import { questionFacts } from '../deadline-questions.ts'
import type { TermEnd } from './count-term.ts'
import type { Rule } from './deadline-rules.ts'

/** How the wait for the winning tender changes the term. */
export type Extension = 'notAsked' | 'applied' | 'askedLate' | 'workingDays' | 'otherLaw' | 'otherTerm'

const EXTENSION_WARNINGS: Readonly<Record<Extension, string | null>> = {
  notAsked: null,
  applied:
    'Pratęsimas pridėtas pagal 2026 m. pirkimo sąlygų pavyzdžius; įstatymo straipsnio nurodyti negalime, todėl patikrinkite savo pirkimo sąlygas.',
  askedLate:
    'Susipažinti su pasiūlymu paprašyta po suskaičiuotos paskutinės dienos, todėl termino nepratęsėme.',
  workingDays:
    'Pratęsimo nepridėjome: terminas skaičiuojamas darbo dienomis, o kaip prie jo pridėti laukimo dienas, šaltiniai nenurodo. Laikykitės termino be pratęsimo ir patikrinkite pirkimo sąlygas.',
  otherLaw:
    'Pratęsimo nepridėjome: jį radome tik VPĮ pirkimų sąlygose. Laikykitės termino be pratęsimo ir patikrinkite pirkimo sąlygas.',
  otherTerm:
    'Laukiant laimėjusio pasiūlymo, pratęsiami tik pretenzijos dėl sprendimo ir atidėjimo terminai, todėl šio nepratęsėme.',
}

const MOVED_TO_WORKING_DAY =
  'Terminas baigiasi ne darbo dieną. Pagal CK 1.121 straipsnį jis nusikelia į artimiausią darbo dieną, bet teismų praktikos, kaip tai taikoma pirkimų terminams, neskaitėme. Todėl laikykitės saugios datos.'
const ONLY_TENDERER =
  'Pagal VPĮ šis terminas netaikomas, kai vienintelis suinteresuotas dalyvis yra laimėtojas: tada sutartis gali būti sudaryta iš karto.'
const ONLY_TENDERER_OF_UTILITIES = `${ONLY_TENDERER} Ar taip yra ir pagal PĮ, mūsų skaityti šaltiniai nenurodo.`
const MOVED_FOR_BUYER =
  'Suskaičiuota paskutinė diena yra ne darbo diena, todėl pagal CK 1.121 straipsnį terminas baigiasi artimiausią darbo dieną.'

/** Sentences with placeholders of figures. */
export function listWarnings(
  { question, procurement, law }: DeadlineQuery,
  { shorterFigure, countsBackwards }: Rule,
  extension: Extension,
  end: TermEnd | null,
): string[] {
  const isClaim = question === 'claim' || question === 'claimOnConditions'
  const isMoved = end !== null && !end.legal.equals(end.nominal)
  const { hasSafeDate } = questionFacts[question]
  const extensionWarning = EXTENSION_WARNINGS[extension]
  return [
    ...(isClaim && procurement === 'lowValue'
      ? [
          'Pretenziją teikti galima {claimSimplified accusative}, bet sutartis gali būti sudaryta iš karto – rašykite nedelsdami.',
        ]
      : []),
    ...(shorterFigure
      ? [
          `Šaltiniai nesutaria, ar supaprastintame pirkime, kai pranešta paštu, terminas yra {claimNonElectronic}, ar {claimSimplified}. Teisinė pabaiga suskaičiuota pagal ilgesnį, saugi data – pagal trumpesnį.`,
        ]
      : []),
    ...(question === 'standstill' && procurement !== 'lowValue'
      ? [law === 'vpi' ? ONLY_TENDERER : ONLY_TENDERER_OF_UTILITIES]
      : []),
    ...(isMoved ? [hasSafeDate ? MOVED_TO_WORKING_DAY : MOVED_FOR_BUYER] : []),
    ...(countsBackwards
      ? [
          'Iki kada klausti, nustatyta pirkimo dokumentuose: kad pirkėjas privalėtų atsakyti, klausimą jis turi gauti laiku.',
        ]
      : []),
    ...(extensionWarning === null ? [] : [extensionWarning]),
    ...(question === 'courtAfterSilence' && law === 'vpi'
      ? [
          'Jei pirkėjas atsakė, nors ir pavėlavęs, pasitikrinkite ir terminą „Ieškinys, kai pretenzija atmesta“.',
        ]
      : []),
  ]
}
