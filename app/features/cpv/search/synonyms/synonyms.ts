export interface Synonym {
  phrase: string
  prefixes: readonly string[]
  /** The kind of word, e.g. „profesija“. */
  note: string
  /** Its rank among the everyday words on the page of its first code, from 1; null: not shown. */
  shownRank: number | null
}

/** Columns: phrase, prefixes, note, rank on the code's page, separated by tabs; `#` starts a comment. */
export function parseSynonyms(table: string): Synonym[] {
  return table
    .split('\n')
    .slice(1)
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [phrase = '', prefixes = '', note = '', shown = ''] = line.split('\t')
      return {
        phrase,
        prefixes: prefixes.match(/\d+/g) ?? [],
        note,
        shownRank: shown === '' ? null : Number(shown),
      }
    })
}
