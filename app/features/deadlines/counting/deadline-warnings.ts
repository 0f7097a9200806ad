import sentences from '#content/deadline-sentences.json' with { type: 'json' }
import type { DeadlineQuery } from '../deadline-query.ts'
import { hasSafeDate } from '../deadline-questions.ts'
import type { TimeLimitEnd } from './count-time-limit.ts'
import type { Rule } from './deadline-rules.ts'

export type Extension = 'notAsked' | keyof typeof sentences.extension

/** The sentences have placeholders of figures. */
export function listWarnings(
  { question, procurement }: DeadlineQuery,
  { shorterFigure }: Rule,
  extension: Extension,
  end: TimeLimitEnd | null,
): string[] {
  const isClaim = question === 'claim' || question === 'claimOnConditions'
  const isLowValue = procurement === 'lowValue'
  const isMoved = end !== null && !end.legal.equals(end.nominal)
  return [
    isClaim && isLowValue && sentences.claimLowValue,
    question === 'detailedInformation' && isLowValue && sentences.detailedInformationLowValue,
    shorterFigure && sentences.shorterTimeLimit,
    question === 'standstill' && !isLowValue && sentences.withoutStandstill,
    isMoved && (hasSafeDate(question) ? sentences.movedSafeDate : sentences.movedForBuyer),
    question === 'buyersAnswer' && !isLowValue && sentences.urgentAnswer[procurement],
    extension !== 'notAsked' && sentences.extension[extension],
    question === 'courtAfterSilence' && sentences.courtAfterSilence,
  ].filter((sentence) => typeof sentence === 'string')
}
