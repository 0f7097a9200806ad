import type { CpvCode } from '#app/domain/cpv/cpv-code.ts'

export interface CpvEntry {
  code: CpvCode
  level: number
  parent_code: CpvCode | null
  LT: string
  EN: string
}
