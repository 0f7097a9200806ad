import type { CpvCode } from '#app/shared/cpv/cpv-code.ts'
import { letters } from '#config/limits.ts'
import type { Lead } from '../lead-schema.ts'

/** The codes of the sample that was asked for; null when none was. */
export function sampleCodes({ wants, cpv_codes }: Pick<Lead, 'wants' | 'cpv_codes'>): CpvCode[] | null {
  return wants.includes('sample') ? cpv_codes.slice(0, letters.codes) : null
}
