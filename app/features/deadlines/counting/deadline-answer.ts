import { type FigureId, figures } from '#config/figures.ts'
import type { DeadlineQuery } from '../deadline-query.ts'
import { hasSafeDate } from '../deadline-questions.ts'
import {
  type CountedDay,
  countBack,
  countTerm,
  extendTerm,
  listCountedDays,
  type Term,
  type TermEnd,
} from './count-term.ts'
import { gaps, isInScope, minimums, type Rule, rules } from './deadline-rules.ts'
import { type Extension, listWarnings } from './deadline-warnings.ts'

export interface DatedAnswer {
  kind: 'dated'
  figure: FigureId
  end: { nominal: Temporal.PlainDate; safe: Temporal.PlainDate | null; legal: Temporal.PlainDate | null }
  span: { from: Temporal.PlainDate; to: Temporal.PlainDate }
  days: readonly CountedDay[]
  extension: Extension
  warnings: readonly string[]
}

export interface MinimumsAnswer {
  kind: 'minimums'
  /** `day` is null when the term runs from the invitation, not from the notice. */
  minimums: readonly { figure: FigureId; day: Temporal.PlainDate | null }[]
}

export type DeadlineAnswer =
  | DatedAnswer
  | MinimumsAnswer
  | { kind: 'noTerm'; figure: FigureId; warnings: readonly string[] }
  | { kind: 'noLegalBasis'; sentence: string }

export function answerDeadline(query: DeadlineQuery): DeadlineAnswer {
  const gap = gaps.find((row) => isInScope(row, query))
  if (gap) return { kind: 'noLegalBasis', sentence: gap.sentence }
  const rule = rules.find((row) => isInScope(row, query))
  if (rule) return answerByRule(query, rule)
  const { fromNotice = [], fromInvitation = [] } = minimums[query.procurement]
  return {
    kind: 'minimums',
    minimums: [
      ...fromNotice.map((figure) => ({ figure, day: countTerm(query.start, termOf(figure)).nominal })),
      ...(query.law === 'vpi' ? fromInvitation.map((figure) => ({ figure, day: null })) : []),
    ],
  }
}

function answerByRule(query: DeadlineQuery, rule: Rule): DeadlineAnswer {
  const { figure } = rule
  if (figures[figure].value.kind === 'none') {
    return { kind: 'noTerm', figure, warnings: listWarnings(query, rule, 'notAsked', null) }
  }
  return rule.question === 'buyersAnswer' ? answerBackwards(query, rule) : answerForwards(query, rule)
}

function answerForwards(query: DeadlineQuery, rule: Rule): DatedAnswer {
  const { start } = query
  const term = termOf(rule.figure)
  const first = countTerm(start, term)
  const extension = extensionOf(query, first)
  const counted = extension === 'applied' ? extendedEnd(query, first) : first
  const safe = rule.shorterFigure ? countTerm(start, termOf(rule.shorterFigure)).safe : counted.safe
  return {
    kind: 'dated',
    figure: rule.figure,
    end: { nominal: counted.nominal, safe: hasSafeDate(query.question) ? safe : null, legal: counted.legal },
    span: { from: start, to: counted.legal },
    days: isInDays(term) ? listCountedDays(start, counted.nominal, term.unit === 'workingDay') : [],
    extension,
    warnings: listWarnings(query, rule, extension, { ...counted, safe }),
  }
}

function answerBackwards(query: DeadlineQuery, rule: Rule): DatedAnswer {
  const { count } = termOf(rule.figure)
  const { nominal, safe } = countBack(query.start, count)
  return {
    kind: 'dated',
    figure: rule.figure,
    end: { nominal, safe, legal: null },
    span: { from: safe, to: query.start },
    days: Array.from({ length: count }, (_, index) => ({
      date: query.start.subtract({ days: index + 1 }),
      number: index + 1,
    })),
    extension: 'notAsked',
    warnings: listWarnings(query, rule, 'notAsked', null),
  }
}

/** How a wait of some days extends a term of working days, the laws do not say; a wait of none adds one. */
function extensionOf({ access, question, procurement }: DeadlineQuery, first: TermEnd): Extension {
  if (access === null) return 'notAsked'
  if (question !== 'claim' && question !== 'standstill') return 'otherTerm'
  if (procurement === 'lowValue') return 'lowValue'
  if (Temporal.PlainDate.compare(access.askedOn, first.nominal) > 0) return 'askedLate'
  const isSameDay = access.askedOn.equals(access.receivedOn)
  return procurement === 'international' || isSameDay ? 'applied' : 'workingDays'
}

function extendedEnd({ access }: DeadlineQuery, first: TermEnd): TermEnd {
  return access ? extendTerm(first.nominal, access.askedOn.until(access.receivedOn).days) : first
}

function isInDays({ unit }: Term): boolean {
  return unit === 'calendarDay' || unit === 'workingDay'
}

function termOf(figure: FigureId): Term {
  const { value } = figures[figure]
  if (value.kind !== 'term') throw new Error(`The figure ${figure} is no term, so no date can be counted.`)
  return value
}
