import type { CpvCode } from '#app/shared/cpv/cpv-code.ts'

export type NoticeKind = 'tender' | 'consultation' | 'plan' | 'contract'

export const KIND_LABELS: Readonly<Record<NoticeKind, string>> = {
  tender: 'Pirkimas',
  consultation: 'Rinkos konsultacija',
  plan: 'Pirkimų planas',
  contract: 'Sudaryta sutartis',
}

/** When somebody has to act, or what happened when; days are ISO dates. */
export type NoticeTime =
  | { type: 'deadline'; day: string }
  | { type: 'quarter'; year: number; quarter: number }
  | { type: 'concluded'; day: string }
  /** Nothing else is known, or the source gives an impossible deadline: never shown as open. */
  | { type: 'published'; day: string }

/** A published notice, wherever it comes from. Texts and numbers only: it goes through loaders. */
export interface Notice {
  id: string
  kind: NoticeKind
  /** As the buyer wrote it. */
  title: string
  buyer: string
  /** The main one first. */
  codes: readonly [CpvCode, ...CpvCode[]]
  /** Eur without VAT; null: not published. */
  value: number | null
  time: NoticeTime
  winner: string | null
  /** „Konsultanto pastaba“, in samples. */
  remark: string | null
  /** The notice at its source; samples have none. */
  url: string | null
}
