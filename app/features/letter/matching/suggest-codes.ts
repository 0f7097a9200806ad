import type { CpvCatalogue } from '#app/features/cpv/vocabulary/cpv-catalogue.server.ts'
import type { CpvCode } from '#app/shared/cpv/cpv-code.ts'

interface EmptyRequest {
  codes: readonly CpvCode[]
  phrases: readonly string[]
  countWith: (code: CpvCode) => number
}

const MAX_SEARCHES = 2
const MAX_RESULTS = 10
const MAX_SUGGESTIONS = 3

/** The next codes for a letter without notices: of the search for the typed words, otherwise above the codes. */
export function createCodeSuggester({ tree, search }: Pick<CpvCatalogue, 'tree' | 'search'>) {
  return ({ codes, phrases, countWith }: EmptyRequest): CpvCode[] => {
    const found = phrases
      .slice(0, MAX_SEARCHES)
      .flatMap((phrase) => search.search(phrase).entries.slice(0, MAX_RESULTS))
    const above = codes.flatMap((code) => {
      const entry = tree.find(code)
      return entry ? tree.pathOf(entry).toReversed() : []
    })
    const entries = phrases.length > 0 ? found : above
    const others = [...new Set(entries.map(({ code }) => code))].filter((code) => !codes.includes(code))
    const useful = others.filter((code) => countWith(code) > 0)
    const rest = phrases.length > 0 ? others.filter((code) => !useful.includes(code)) : []
    return [...useful, ...rest].slice(0, MAX_SUGGESTIONS)
  }
}
