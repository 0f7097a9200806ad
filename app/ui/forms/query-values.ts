import { keysOf } from '#app/domain/data/record.ts'

/** Kinds of procurement and their values in addresses and pages. */
export const PROCUREMENT_KINDS = {
  international: 'tarptautinis',
  simplified: 'supaprastintas',
  lowValue: 'mazos-vertes',
} as const

export type ProcurementKind = keyof typeof PROCUREMENT_KINDS

/** The state of a calculator's form; `query` is null until it has a result. */
export interface QueryForm<Field extends string, Query> {
  values: Record<Field, string>
  errors: Partial<Record<Field, string>>
  query: Query | null
}

/** Notes what is wrong with a field; a fault has null for its value. */
export type Refuse<Field extends string> = (field: Field, message: string) => null

export function collectErrors<Field extends string>() {
  const errors: Partial<Record<Field, string>> = {}
  const refuse: Refuse<Field> = (field, message) => {
    errors[field] = message
    return null
  }
  return { errors, refuse }
}

const ISO_DATE = /^[1-9]\d{3}-\d{2}-\d{2}$/

/** „2026.12.4“ and „4.12.2026“ as a date field writes them. Of „4/12/2026“ nobody knows which is the month. */
export function dateValue(text: string): string {
  const parts = text.split(/[-./ ]+/).flatMap((part) => (part === '' ? [] : part.padStart(2, '0')))
  return (/^\d{1,2}\./.test(text) ? parts.toReversed() : parts).join('-')
}

export function dateFault(value: string): string {
  const fault = ISO_DATE.test(value) ? 'Tokios datos nėra' : 'Tokio datos užrašo nesuprantame'
  return `${fault}. Rašykite metus, mėnesį ir dieną: 2026-11-24.`
}

/** „2026-11-24“, as a date field sends it; null when there is no such day. */
export function readDate(value: string): Temporal.PlainDate | null {
  if (!ISO_DATE.test(value)) return null
  try {
    return Temporal.PlainDate.from(value)
  } catch {
    return null
  }
}

/** The key that has this value in addresses, or null. */
export function readOption<K extends string>(options: Readonly<Record<K, string>>, value: string): K | null {
  return keysOf(options).find((key) => options[key] === value) ?? null
}
