/** A word of suppliers and the codes it leads to. */
export interface Synonym {
  term: string
  /** Significant digits of codes, best first. */
  prefixes: readonly string[]
  /** What kind of word it is, e.g. „profesija“. */
  note: string
  /** Its place among the everyday words that the page of its first code shows, from 1; null when it is not shown. */
  shownAs: number | null
}

/** Reads a table of `data/cpv/synonyms`: term, prefixes, note, place on the code's page, separated by tabs; `#` starts a comment. */
export function parseSynonyms(table: string): Synonym[] {
  return table
    .split('\n')
    .slice(1)
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [term = '', prefixes = '', note = '', shown = ''] = line.split('\t')
      return {
        term,
        prefixes: prefixes.match(/\d+/g) ?? [],
        note,
        shownAs: shown === '' ? null : Number(shown),
      }
    })
}
