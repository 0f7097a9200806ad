import type { CpvCode } from '#app/domain/cpv/cpv-code.ts'
import { type Guard, type Guarded, isNumber, isString, nullOr, objectOf } from '#app/domain/data/guards.ts'

/** Whether the code exists is for the server to check. */
export const isCpvCode: Guard<CpvCode> = (value): value is CpvCode =>
  isString(value) && /^\d{8}-\d$/.test(value)

export const cpvEntryFields = {
  code: isCpvCode,
  /** 1 (division) to 6. */
  level: isNumber,
  /** Null on level 1. */
  parent_code: nullOr(isCpvCode),
  LT: isString,
  EN: isString,
}

export const isCpvEntry = objectOf(cpvEntryFields)

export type CpvEntry = Guarded<typeof isCpvEntry>
