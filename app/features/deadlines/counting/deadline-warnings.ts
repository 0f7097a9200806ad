import type { DeadlineQuery } from '../deadline-query.ts'
import { hasSafeDate } from '../deadline-questions.ts'
import type { TermEnd } from './count-term.ts'
import type { Rule } from './deadline-rules.ts'

/** How the wait for the winning tender changes the term. */
export type Extension = 'notAsked' | 'applied' | 'askedLate' | 'workingDays' | 'lowValue' | 'otherTerm'

const EXTENSION_WARNINGS: Readonly<Record<Extension, string | null>> = {
  notAsked: null,
  applied: 'Pridėtas pratęsimas, nustatytas VPĮ 58 ir PĮ 68 straipsnių 3 dalyje.',
  askedLate:
    'Susipažinti su pasiūlymu paprašyta po suskaičiuotos paskutinės dienos, todėl termino nepratęsėme.',
  workingDays:
    'Pratęsimo nepridėjome: kaip prie darbo dienų pridėti laukimo dienas, įstatymas nenurodo. Laikykitės termino be pratęsimo.',
  lowValue:
    'Mažos vertės pirkime pratęsti termino neprivaloma (VPĮ 25, PĮ 37 straipsnio 2 dalis), todėl jo nepratęsėme.',
  otherTerm:
    'Laukiant laimėjusio pasiūlymo, pratęsiami tik pretenzijos dėl sprendimo ir atidėjimo terminai, todėl šio nepratęsėme.',
}

const MOVED_TO_WORKING_DAY =
  'Suskaičiuota paskutinė diena – ne darbo diena, todėl pagal CK 1.121 straipsnį terminas nusikelia į artimiausią darbo dieną. Vis dėlto laikykitės saugios datos.'
const WITHOUT_STANDSTILL =
  'Šis terminas gali būti netaikomas, kai vienintelis suinteresuotas dalyvis yra laimėtojas, ir kitais VPĮ 86, PĮ 94 straipsnio 8 dalies atvejais.'
const MOVED_FOR_BUYER =
  'Suskaičiuota paskutinė diena yra ne darbo diena, todėl pagal CK 1.121 straipsnį terminas baigiasi artimiausią darbo dieną.'

/** Sentences with placeholders of figures. */
export function listWarnings(
  { question, procurement }: DeadlineQuery,
  { shorterFigure, urgentFigure }: Rule,
  extension: Extension,
  end: TermEnd | null,
): string[] {
  const isClaim = question === 'claim' || question === 'claimOnConditions'
  const isMoved = end !== null && !end.legal.equals(end.nominal)
  const extensionWarning = EXTENSION_WARNINGS[extension]
  return [
    ...(isClaim && procurement === 'lowValue'
      ? [
          'Pretenziją teikti galima {claimSimplified accusative}, bet sutartis gali būti sudaryta iš karto – rašykite nedelsdami. Gavęs pretenziją, pirkėjas palaukia: po atsakymo turi praeiti {noContractSimplified}.',
        ]
      : []),
    ...(question === 'detailedInformation' && procurement === 'lowValue'
      ? [
          'Mažos vertės pirkimui ši taisyklė neprivaloma (VPĮ 25, PĮ 37 straipsnio 2 dalis): terminą patikrinkite pirkimo dokumentuose.',
        ]
      : []),
    ...(shorterFigure
      ? [
          'Kai pranešta paštu, įstatyme įrašytas terminas yra {claimNonElectronic}, o VPT supaprastintam pirkimui nurodo {claimSimplified accusative}. Teisinė pabaiga suskaičiuota pagal ilgesnį, saugi data – pagal trumpesnį.',
        ]
      : []),
    ...(question === 'standstill' && procurement !== 'lowValue' ? [WITHOUT_STANDSTILL] : []),
    ...(isMoved ? [hasSafeDate(question) ? MOVED_TO_WORKING_DAY : MOVED_FOR_BUYER] : []),
    ...(urgentFigure
      ? [
          `Kad pirkėjas privalėtų atsakyti, klausimą jis turi gauti iki pirkimo dokumentuose nurodytos dienos. Pagreitintame pirkime po atsakymo turi likti {${urgentFigure}}.`,
        ]
      : []),
    ...(extensionWarning === null ? [] : [extensionWarning]),
    ...(question === 'courtAfterSilence'
      ? [
          'Jei pirkėjas atsakė, nors ir pavėlavęs, pasitikrinkite ir terminą „Ieškinys, kai pretenzija atmesta“.',
        ]
      : []),
  ]
}
