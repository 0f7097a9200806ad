import sentences from '#content/deadline-sentences.json' with { type: 'json' }
import type { DeadlineQuery } from '../deadline-query.ts'
import { hasSafeDate } from '../deadline-questions.ts'
import type { TermEnd } from './count-term.ts'
import type { Rule } from './deadline-rules.ts'

/** How the wait for the winning tender changes the term. */
export type Extension = 'notAsked' | keyof typeof sentences.extension

/** Sentences with placeholders of figures. */
export function listWarnings(
  { question, procurement }: DeadlineQuery,
  { shorterFigure }: Rule,
  extension: Extension,
  end: TermEnd | null,
): string[] {
  const isClaim = question === 'claim' || question === 'claimOnConditions'
  const isLowValue = procurement === 'lowValue'
  const isMoved = end !== null && !end.legal.equals(end.nominal)
  return [
    isClaim && isLowValue && sentences.claimLowValue,
    question === 'detailedInformation' && isLowValue && sentences.detailedInformationLowValue,
    shorterFigure && sentences.shorterTerm,
    question === 'standstill' && !isLowValue && sentences.withoutStandstill,
    isMoved && (hasSafeDate(question) ? sentences.movedSafeDate : sentences.movedForBuyer),
    question === 'buyersAnswer' && !isLowValue && sentences.urgentAnswer[procurement],
    extension !== 'notAsked' && sentences.extension[extension],
    question === 'courtAfterSilence' && sentences.courtAfterSilence,
  ].filter((sentence) => typeof sentence === 'string')
}
