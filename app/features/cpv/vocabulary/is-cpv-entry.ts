import type { CpvCode } from '#app/shared/cpv/cpv-code.ts'
import { type Guard, isNumber, isString, nullOr, objectOf } from '#app/shared/json/guards.ts'
import type { CpvEntry } from './cpv-entry.ts'

/** The server gives no other texts as codes; whether they exist is not the browser's question. */
export const isCpvCode: Guard<CpvCode> = (value): value is CpvCode =>
  isString(value) && /^\d{8}-\d$/.test(value)

export const cpvEntryFields = {
  code: isCpvCode,
  level: isNumber,
  parent_code: nullOr(isCpvCode),
  LT: isString,
  EN: isString,
}

export const isCpvEntry = objectOf<CpvEntry>(cpvEntryFields)
