import type { CpvCode } from '#app/shared/cpv/cpv-code.ts'

/** A code of the vocabulary as the table and the API have it. */
export interface CpvEntry {
  code: CpvCode
  /** 1 (division) to 6. */
  level: number
  /** Null on level 1. */
  parent_code: CpvCode | null
  /** Name in Lithuanian. */
  LT: string
  /** Name in English. */
  EN: string
}
