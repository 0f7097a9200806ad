import { legalBasesOfLaw } from '#app/ui/figures/legal-basis.tsx'
import { type FigureId, figures } from '#config/figures.ts'
import sentences from '#content/deadline-sentences.json' with { type: 'json' }
import type { DeadlineQuery } from '../deadline-query.ts'
import { hasSafeDate } from '../deadline-questions.ts'
import {
  type CountedDay,
  countTimeLimit,
  endOn,
  extendEnd,
  listCountedDays,
  type TimeLimit,
  type TimeLimitEnd,
} from './count-time-limit.ts'
import { isInScope, type Rule, rules, shortestTimeLimits, withoutLegalBasis } from './deadline-rules.ts'

type Extension = 'notAsked' | keyof typeof sentences.extension

export interface DatedResult {
  kind: 'dated'
  figure: FigureId
  end: { nominal: Temporal.PlainDate; safe: Temporal.PlainDate | null; legal: Temporal.PlainDate | null }
  span: { from: Temporal.PlainDate; to: Temporal.PlainDate }
  days: readonly CountedDay[]
  warnings: readonly string[]
}

export interface ShortestResult {
  kind: 'shortest'
  /** `day` is null when the time limit runs from the invitation, not from the notice. */
  timeLimits: readonly { figure: FigureId; day: Temporal.PlainDate | null }[]
}

export type DeadlineResult =
  | DatedResult
  | ShortestResult
  | { kind: 'noTimeLimit'; figure: FigureId; warnings: readonly string[] }
  | { kind: 'noLegalBasis'; sentence: string }

export function calculateDeadline(query: DeadlineQuery): DeadlineResult {
  const withoutBasis = withoutLegalBasis.find((row) => isInScope(row, query))
  if (withoutBasis) return { kind: 'noLegalBasis', sentence: withoutBasis.sentence }
  const rule = rules.find((row) => isInScope(row, query))
  if (rule) return calculateByRule(query, rule)
  const { fromNotice = [], fromInvitation = [] } = shortestTimeLimits[query.procurement]
  return {
    kind: 'shortest',
    timeLimits: [
      ...fromNotice.map((figure) => ({
        figure,
        day: countTimeLimit(query.start, timeLimitOf(figure)).nominal,
      })),
      ...fromInvitation
        .filter((figure) => legalBasesOfLaw(figures[figure], query.law).length > 0)
        .map((figure) => ({ figure, day: null })),
    ],
  }
}

function calculateByRule(query: DeadlineQuery, rule: Rule): DeadlineResult {
  const { figure } = rule
  if (figures[figure].value.kind === 'none') {
    return { kind: 'noTimeLimit', figure, warnings: listWarnings(query, rule, 'notAsked', null) }
  }
  return rule.question === 'buyersAnswer' ? countBackwards(query, rule) : countForwards(query, rule)
}

function countForwards(query: DeadlineQuery, rule: Rule): DatedResult {
  const { start, inspection } = query
  const timeLimit = timeLimitOf(rule.figure)
  const first = countTimeLimit(start, timeLimit)
  const extension = extensionOf(query, first)
  const counted =
    inspection && extension === 'applied'
      ? extendEnd(first.nominal, inspection.askedOn.until(inspection.receivedOn).days)
      : first
  const safe = rule.shorterFigure ? countTimeLimit(start, timeLimitOf(rule.shorterFigure)).safe : counted.safe
  return {
    kind: 'dated',
    figure: rule.figure,
    end: { nominal: counted.nominal, safe: hasSafeDate(query.question) ? safe : null, legal: counted.legal },
    span: { from: start, to: counted.legal },
    days: isInDays(timeLimit) ? listCountedDays(start, counted.nominal, timeLimit.unit === 'workingDay') : [],
    warnings: listWarnings(query, rule, extension, { ...counted, safe }),
  }
}

function countBackwards(query: DeadlineQuery, rule: Rule): DatedResult {
  const { count } = timeLimitOf(rule.figure)
  const { nominal, safe } = endOn(query.start.subtract({ days: count }))
  return {
    kind: 'dated',
    figure: rule.figure,
    end: { nominal, safe, legal: null },
    span: { from: safe, to: query.start },
    days: Array.from({ length: count }, (_, index) => ({
      date: query.start.subtract({ days: index + 1 }),
      number: index + 1,
    })),
    warnings: listWarnings(query, rule, 'notAsked', null),
  }
}

/** The laws say how a wait extends a limit in working days only when it ends the same day: by one. */
function extensionOf({ inspection, question, procurement }: DeadlineQuery, first: TimeLimitEnd): Extension {
  if (inspection === null) return 'notAsked'
  if (question !== 'claim' && question !== 'standstill') return 'otherTimeLimit'
  if (procurement === 'lowValue') return 'lowValue'
  if (Temporal.PlainDate.compare(inspection.askedOn, first.nominal) > 0) return 'askedLate'
  const isSameDay = inspection.askedOn.equals(inspection.receivedOn)
  return procurement === 'international' || isSameDay ? 'applied' : 'workingDays'
}

function isInDays({ unit }: TimeLimit): boolean {
  return unit === 'calendarDay' || unit === 'workingDay'
}

function timeLimitOf(figure: FigureId): TimeLimit {
  const { value } = figures[figure]
  if (value.kind !== 'timeLimit') throw new Error(`The figure ${figure} is not a time limit.`)
  return value
}

/** The sentences have placeholders of figures. */
function listWarnings(
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
