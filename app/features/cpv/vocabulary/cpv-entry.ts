import type { CpvCode } from '#app/domain/cpv/cpv-code.ts'
import { type Guard, type Guarded, isNumber, isString, nullOr, objectOf } from '#app/domain/data/guards.ts'

/** The server has to check whether the code exists. */
export const isCpvCode: Guard<CpvCode> = (value): value is CpvCode =>
  isString(value) && /^\d{8}-\d$/.test(value)

export const cpvEntryFields = {
  code: isCpvCode,
  level: isNumber,
  parent_code: nullOr(isCpvCode),
  LT: isString,
  EN: isString,
}

export const isCpvEntry = objectOf(cpvEntryFields)

export type CpvEntry = Guarded<typeof isCpvEntry>
