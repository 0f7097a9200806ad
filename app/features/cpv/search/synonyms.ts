/** A word of suppliers and the codes it leads to. */
export interface Synonym {
  term: string
  /** Significant digits of codes, best first. */
  prefixes: readonly string[]
  /** What kind of word it is, e.g. „profesija“. */
  note: string
}

/** Reads a table of `data/cpv/synonyms`: term, prefixes, note, separated by tabs; `#` starts a comment. */
export function parseSynonyms(table: string): Synonym[] {
  return table
    .split('\n')
    .slice(1)
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [term = '', prefixes = '', note = ''] = line.split('\t')
      return { term, prefixes: prefixes.match(/\d+/g) ?? [], note }
    })
}
