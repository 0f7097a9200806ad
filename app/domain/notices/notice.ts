import type { CpvCode } from '#app/domain/cpv/cpv-code.ts'
import { formatNumber } from '#app/domain/text/plural.ts'
import type { Deadline } from './deadline.ts'

export type NoticeKind = 'tender' | 'consultation' | 'plan' | 'contract'

export const KIND_LABELS: Readonly<Record<NoticeKind, string>> = {
  tender: 'Pirkimas',
  consultation: 'Rinkos konsultacija',
  plan: 'Pirkimų planas',
  contract: 'Sudaryta sutartis',
}

export type NoticeTime =
  /** The time is that of the lots which end next; `last` is when the last lot ends. */
  | ({ type: 'deadline'; last?: Deadline } & Deadline)
  | { type: 'quarter'; year: number; quarter: number }
  | { type: 'concluded'; day: string }
  /** No other date is known, or the deadline is impossible, so the notice is never shown as open. */
  | { type: 'published'; day: string }

/** A notice is serialisable, since it goes through loaders. */
export interface Notice {
  id: string
  kind: NoticeKind
  title: string
  buyer: string
  /** The main code comes first; some buyers give none. */
  codes: readonly CpvCode[]
  /** The value is in euros without VAT; null when it was not published. */
  value: number | null
  /** The value is the most that a framework may bring. */
  isCeiling?: boolean
  time: NoticeTime
  winner: string | null
  /** Only demo notices have it: „Tokią pastabą rašo konsultantas“. */
  remark: string | null
  /** The address is at its source; demo notices have null. */
  url: string | null
  /** The notes say what else is known of a real notice: its county, that it was corrected. */
  notes?: readonly string[]
  /** The contract is not concluded yet, or the buyer means to cancel the tender. */
  isIntended?: boolean
  /** It calls into a system that stays open for years. */
  isSystem?: boolean
  /** It is suspended, or only members of a system can bid for it. */
  isAside?: boolean
}

export function kindLabel({
  kind,
  isIntended,
  isSystem,
}: Pick<Notice, 'kind' | 'isIntended' | 'isSystem'>): string {
  if (kind === 'contract' && isIntended) return 'Ketinama sudaryti sutartį'
  return isSystem ? 'Pirkimo sistema' : KIND_LABELS[kind]
}

/** „58 000 Eur“: whole euros; null also for a few cents, which buyers write for an unknown value. */
export function valueText({ value, isCeiling }: Pick<Notice, 'value' | 'isCeiling'>): string | null {
  const euros = Math.round(value ?? 0)
  return euros === 0 ? null : `${isCeiling ? 'iki\u00a0' : ''}${formatNumber(euros)}\u00a0Eur`
}

export function compareDays(a: Notice, b: Notice): number {
  return dayOf(a).localeCompare(dayOf(b))
}

/** A quarter counts as its first month. */
function dayOf({ time }: Notice): string {
  return time.type === 'quarter' ? `${time.year}-${String(time.quarter * 3 - 2).padStart(2, '0')}` : time.day
}
