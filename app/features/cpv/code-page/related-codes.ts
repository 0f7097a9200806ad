import type { CpvCatalogue } from '../vocabulary/cpv-catalogue.server.ts'
import type { CpvEntry } from '../vocabulary/cpv-entry.ts'
import { hasNegation } from '../vocabulary/namesakes.ts'

const MAX_RELATED = 6
const CONSIDERED = 40

/** Codes of other groups with the same words in their names, e.g. the repair of what this code supplies. */
export function relatedCodes({ search }: CpvCatalogue, entry: CpvEntry): CpvEntry[] {
  const group = entry.code.slice(0, 3)
  return search
    .findSimilarNames(entry.LT)
    .slice(0, CONSIDERED)
    .filter(({ code, LT }) => !code.startsWith(group) && !hasNegation(LT))
    .slice(0, MAX_RELATED)
}
