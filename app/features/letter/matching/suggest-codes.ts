import type { CpvCode } from '#app/domain/cpv/cpv-code.ts'
import type { CpvCatalogue } from '#app/features/cpv/vocabulary/cpv-catalogue.server.ts'

interface SuggestionInput {
  codes: readonly CpvCode[]
  results: readonly { code: CpvCode }[]
  countNotices: (code: CpvCode) => number
}

const MAX_SUGGESTIONS = 3
/** Further results of the search are chance matches. */
const MAX_CONSIDERED = 5

/** Returns the next codes for a letter without notices: from the search, otherwise the codes above the chosen ones. */
export function createCodeSuggester({ tree }: Pick<CpvCatalogue, 'tree'>) {
  return ({ codes, results, countNotices }: SuggestionInput): CpvCode[] => {
    const above = codes.flatMap((code) => {
      const entry = tree.find(code)
      return entry ? tree.pathOf(entry).toReversed() : []
    })
    const entries = results.length > 0 ? results : above
    const others = [...new Set(entries.map(({ code }) => code))]
      .filter((code) => !codes.includes(code))
      .slice(0, MAX_CONSIDERED)
    const useful = others.filter((code) => countNotices(code) > 0)
    const rest = results.length > 0 ? others.filter((code) => !useful.includes(code)) : []
    return [...useful, ...rest].slice(0, MAX_SUGGESTIONS)
  }
}
