import type { DeadlineQuery } from '../deadline-query.ts'
import { questionFacts } from '../deadline-questions.ts'
import type { TermEnd } from './count-term.ts'
import type { Rule } from './deadline-rules.ts'

/** How the wait for the winning tender changes the term. */
export type Extension = 'notAsked' | 'applied' | 'askedLate' | 'workingDays' | 'otherTerm'

const EXTENSION_WARNINGS: Readonly<Record<Extension, string | null>> = {
  notAsked: null,
  applied: 'Pridėtas pratęsimas, nustatytas VPĮ 58 ir PĮ 68 straipsnių 3 dalyje.',
  askedLate:
    'Susipažinti su pasiūlymu paprašyta po suskaičiuotos paskutinės dienos, todėl termino nepratęsėme.',
  workingDays:
    'Pratęsimo nepridėjome: terminas skaičiuojamas darbo dienomis, o kaip prie jo pridėti laukimo dienas, įstatymas nenurodo. Laikykitės termino be pratęsimo.',
  otherTerm:
    'Laukiant laimėjusio pasiūlymo, pratęsiami tik pretenzijos dėl sprendimo ir atidėjimo terminai, todėl šio nepratęsėme.',
}

const MOVED_TO_WORKING_DAY =
  'Suskaičiuota paskutinė diena – ne darbo diena, todėl pagal CK 1.121 straipsnį terminas nusikelia į artimiausią darbo dieną. Vis dėlto laikykitės saugios datos.'
const ONLY_TENDERER =
  'Šis terminas gali būti netaikomas, kai vienintelis suinteresuotas dalyvis yra laimėtojas: tada sutartis gali būti sudaryta iš karto.'
const MOVED_FOR_BUYER =
  'Suskaičiuota paskutinė diena yra ne darbo diena, todėl pagal CK 1.121 straipsnį terminas baigiasi artimiausią darbo dieną.'

/** Sentences with placeholders of figures. */
export function listWarnings(
  { question, procurement }: DeadlineQuery,
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
          'Kai pranešta paštu, įstatyme įrašytas terminas yra {claimNonElectronic}, o VPT supaprastintam pirkimui nurodo {claimSimplified}. Teisinė pabaiga suskaičiuota pagal ilgesnį, saugi data – pagal trumpesnį.',
        ]
      : []),
    ...(question === 'standstill' && procurement !== 'lowValue' ? [ONLY_TENDERER] : []),
    ...(isMoved ? [hasSafeDate ? MOVED_TO_WORKING_DAY : MOVED_FOR_BUYER] : []),
    ...(countsBackwards
      ? [
          'Iki kada klausti, nustatyta pirkimo dokumentuose: kad pirkėjas privalėtų atsakyti, klausimą jis turi gauti laiku.',
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
