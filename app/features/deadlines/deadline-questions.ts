/** What visitors can ask for, as it stands in the address, in the order of the form. */
export const QUESTIONS = [
  'pretenzija',
  'salygos',
  'teismas',
  'tyla',
  'negaliojimas',
  'atidejimas',
  'atsakymas',
  'rezultatai',
  'paaiskinimas',
  'klausimai',
  'pasiulymai',
] as const

export type Question = (typeof QUESTIONS)[number]

export interface QuestionFacts {
  label: string
  group: 'supplier' | 'buyer'
  /** Which day the visitor gives: the day that does not count, or the deadline that is counted back from. */
  startDay: string
  /** How the result is named in a sentence and in a calendar. */
  event: string
  /** Both dates are shown: who misses the term is the supplier. Of a buyer's term there is only its end. */
  hasSafeDate: boolean
}

export const questionFacts: Readonly<Record<Question, QuestionFacts>> = {
  pretenzija: {
    label: 'Pretenzija dėl pirkėjo sprendimo',
    group: 'supplier',
    startDay: 'Diena, kurią pirkėjas išsiuntė pranešimą apie sprendimą.',
    event: 'pretenzija pirkėjui',
    hasSafeDate: true,
  },
  salygos: {
    label: 'Pretenzija dėl pirkimo sąlygų',
    group: 'supplier',
    startDay: 'Diena, kurią paskelbtos pirkimo sąlygos.',
    event: 'pretenzija dėl pirkimo sąlygų',
    hasSafeDate: true,
  },
  teismas: {
    label: 'Ieškinys, kai pretenzija atmesta',
    group: 'supplier',
    startDay: 'Diena, kurią pirkėjas išsiuntė pranešimą, kad pretenziją atmeta.',
    event: 'ieškinys teismui',
    hasSafeDate: true,
  },
  tyla: {
    label: 'Ieškinys, kai pirkėjas neatsakė',
    group: 'supplier',
    startDay: 'Paskutinė diena, kurią pirkėjas turėjo pranešti apie sprendimą dėl pretenzijos.',
    event: 'ieškinys teismui',
    hasSafeDate: true,
  },
  negaliojimas: {
    label: 'Ieškinys dėl sutarties negaliojimo',
    group: 'supplier',
    startDay: 'Diena, kurią sudaryta sutartis.',
    event: 'ieškinys dėl sutarties pripažinimo negaliojančia',
    hasSafeDate: true,
  },
  atidejimas: {
    label: 'Atidėjimo terminas iki sutarties',
    group: 'buyer',
    startDay: 'Diena, kurią pirkėjas išsiuntė pranešimą apie laimėtoją.',
    event: 'atidėjimo termino pabaiga',
    hasSafeDate: true,
  },
  atsakymas: {
    label: 'Pirkėjo sprendimas dėl pretenzijos',
    group: 'buyer',
    startDay: 'Diena, kurią pirkėjas gavo pretenziją.',
    event: 'pirkėjo sprendimas dėl pretenzijos',
    hasSafeDate: false,
  },
  rezultatai: {
    label: 'Pirkėjo pranešimas apie rezultatus',
    group: 'buyer',
    startDay: 'Diena, kurią pirkėjas priėmė sprendimą.',
    event: 'pirkėjo pranešimas apie rezultatus',
    hasSafeDate: false,
  },
  paaiskinimas: {
    label: 'Išsamesnė pirkėjo informacija',
    group: 'buyer',
    startDay: 'Diena, kurią pirkėjas gavo jūsų rašytinį prašymą.',
    event: 'išsamesnė pirkėjo informacija',
    hasSafeDate: false,
  },
  klausimai: {
    label: 'Pirkėjo atsakymas į klausimą',
    group: 'buyer',
    startDay: 'Paskutinė pasiūlymų pateikimo diena.',
    event: 'pirkėjo atsakymas į klausimą',
    hasSafeDate: true,
  },
  pasiulymai: {
    label: 'Trumpiausias pasiūlymų terminas',
    group: 'buyer',
    startDay:
      'Diena, kurią išsiųstas skelbimas apie tarptautinį pirkimą arba CVP IS paskelbtas skelbimas apie supaprastintą.',
    event: 'trumpiausias pasiūlymų terminas',
    hasSafeDate: false,
  },
}
