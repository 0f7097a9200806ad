import { keysOf } from '#app/domain/data/record.ts'
import texts from '#content/deadline-questions.json' with { type: 'json' }

/** The values stand in addresses; the order is that of the form. */
export const QUESTION_PARAMS = {
  claim: 'pretenzija',
  claimOnConditions: 'salygos',
  courtAfterRejection: 'teismas',
  courtAfterSilence: 'tyla',
  contractInvalidity: 'negaliojimas',
  termination: 'nutraukimas',
  standstill: 'atidejimas',
  exAnte: 'ex-ante',
  claimAnswer: 'atsakymas',
  resultsNotice: 'rezultatai',
  detailedInformation: 'paaiskinimas',
  buyersAnswer: 'klausimai',
  shortestTimeLimits: 'pasiulymai',
} as const

export type Question = keyof typeof QUESTION_PARAMS

interface QuestionTexts {
  label: string
  /** The visitor gives this day: the one before the first, or the deadline when counting back. */
  startDayHint: string
  /** The result has this name in a sentence and in a calendar. */
  event: string
}

export const questionTexts: Readonly<Record<Question, QuestionTexts>> = texts

export const QUESTIONS = keysOf(QUESTION_PARAMS)

const WITHOUT_SAFE_DATE: readonly Question[] = [
  'claimAnswer',
  'resultsNotice',
  'detailedInformation',
  'shortestTimeLimits',
]

/** Tells whether the result shows a safe date; otherwise it shows the end only. */
export function hasSafeDate(question: Question): boolean {
  return !WITHOUT_SAFE_DATE.includes(question)
}
