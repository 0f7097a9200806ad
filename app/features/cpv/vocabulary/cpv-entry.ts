import type { CpvCode } from '#app/shared/cpv/cpv-code.ts'
import { type Guard, type Guarded, isNumber, isString, nullOr, objectOf } from '#app/shared/json/guards.ts'

/** The server gives no other texts as codes; whether they exist is not the browser's question. */
export const isCpvCode: Guard<CpvCode> = (value): value is CpvCode =>
  isString(value) && /^\d{8}-\d$/.test(value)

export const cpvEntryFields = {
  code: isCpvCode,
  /** 1 (division) to 6. */
  level: isNumber,
  /** Null on level 1. */
  parent_code: nullOr(isCpvCode),
  /** Name in Lithuanian. */
  LT: isString,
  /** Name in English. */
  EN: isString,
}

export const isCpvEntry = objectOf(cpvEntryFields)

/** A code of the vocabulary as the table and the API have it. */
export type CpvEntry = Guarded<typeof isCpvEntry>
