import { keysOf } from '#app/shared/object/record.ts'

export interface QuestionFacts {
  /** Value in the address. */
  param: string
  label: string
  group: 'supplier' | 'buyer'
  /** The day that the visitor gives: the one before the first, or the deadline when counting back. */
  startDay: string
  /** The result's name in a sentence and in a calendar. */
  event: string
  /** Shown with its safe date; otherwise only with its end. */
  hasSafeDate: boolean
}

/** In the order of the form. */
const FACTS = {
  claim: {
    param: 'pretenzija',
    label: 'Pretenzija dėl pirkėjo sprendimo',
    group: 'supplier',
    startDay: 'Diena, kurią pirkėjas išsiuntė pranešimą apie sprendimą.',
    event: 'pretenzija pirkėjui',
    hasSafeDate: true,
  },
  claimOnConditions: {
    param: 'salygos',
    label: 'Pretenzija dėl pirkimo sąlygų',
    group: 'supplier',
    startDay: 'Diena, kurią paskelbtos pirkimo sąlygos.',
    event: 'pretenzija dėl pirkimo sąlygų',
    hasSafeDate: true,
  },
  courtAfterRejection: {
    param: 'teismas',
    label: 'Ieškinys, kai pretenzija atmesta',
    group: 'supplier',
    startDay: 'Diena, kurią pirkėjas išsiuntė pranešimą, kad pretenziją atmeta.',
    event: 'ieškinys teismui',
    hasSafeDate: true,
  },
  courtAfterSilence: {
    param: 'tyla',
    label: 'Ieškinys, kai pirkėjas neatsakė',
    group: 'supplier',
    startDay: 'Paskutinė diena, kurią pirkėjas turėjo pranešti apie sprendimą dėl pretenzijos.',
    event: 'ieškinys teismui',
    hasSafeDate: true,
  },
  contractInvalidity: {
    param: 'negaliojimas',
    label: 'Ieškinys dėl sutarties negaliojimo',
    group: 'supplier',
    startDay: 'Diena, kurią sudaryta sutartis.',
    event: 'ieškinys dėl sutarties pripažinimo negaliojančia',
    hasSafeDate: true,
  },
  termination: {
    param: 'nutraukimas',
    label: 'Ieškinys dėl sutarties nutraukimo',
    group: 'supplier',
    startDay: 'Diena, kurią sutartis nutraukta arba tiekėjui išsiųstas sprendimas dėl vykdymo trūkumų.',
    event: 'ieškinys dėl sutarties nutraukimo',
    hasSafeDate: true,
  },
  standstill: {
    param: 'atidejimas',
    label: 'Atidėjimo terminas iki sutarties',
    group: 'buyer',
    startDay: 'Diena, kurią pirkėjas išsiuntė pranešimą apie laimėtoją.',
    event: 'atidėjimo termino pabaiga',
    hasSafeDate: true,
  },
  exAnte: {
    param: 'ex-ante',
    label: 'Laukimas po ex ante skelbimo',
    group: 'buyer',
    startDay: 'Diena, kurią paskelbtas savanoriškas ex ante skaidrumo skelbimas.',
    event: 'laukimo po ex ante skelbimo pabaiga',
    hasSafeDate: true,
  },
  claimAnswer: {
    param: 'atsakymas',
    label: 'Pirkėjo sprendimas dėl pretenzijos',
    group: 'buyer',
    startDay: 'Diena, kurią pirkėjas gavo pretenziją.',
    event: 'pirkėjo sprendimas dėl pretenzijos',
    hasSafeDate: false,
  },
  resultsNotice: {
    param: 'rezultatai',
    label: 'Pirkėjo pranešimas apie rezultatus',
    group: 'buyer',
    startDay: 'Diena, kurią pirkėjas priėmė sprendimą.',
    event: 'pirkėjo pranešimas apie rezultatus',
    hasSafeDate: false,
  },
  detailedInformation: {
    param: 'paaiskinimas',
    label: 'Išsamesnė pirkėjo informacija',
    group: 'buyer',
    startDay: 'Diena, kurią pirkėjas gavo jūsų rašytinį prašymą.',
    event: 'išsamesnė pirkėjo informacija',
    hasSafeDate: false,
  },
  buyersAnswer: {
    param: 'klausimai',
    label: 'Pirkėjo atsakymas į klausimą',
    group: 'buyer',
    startDay: 'Paskutinė pasiūlymų pateikimo diena.',
    event: 'pirkėjo atsakymas į klausimą',
    hasSafeDate: true,
  },
  tenderMinimum: {
    param: 'pasiulymai',
    label: 'Trumpiausias pasiūlymų terminas',
    group: 'buyer',
    startDay:
      'Diena, kurią išsiųstas skelbimas apie tarptautinį pirkimą arba CVP IS paskelbtas skelbimas apie supaprastintą.',
    event: 'trumpiausias pasiūlymų terminas',
    hasSafeDate: false,
  },
} satisfies Record<string, QuestionFacts>

export type Question = keyof typeof FACTS

export const questionFacts: Readonly<Record<Question, QuestionFacts>> = FACTS

export const QUESTIONS = keysOf(questionFacts)
