export interface Synonym {
  phrase: string
  prefixes: readonly string[]
  note: string
  /** The everyday words on the page of its first code are ranked from 1; one with null is not shown there. */
  shownRank: number | null
}

/** The columns are phrase, prefixes, note and rank on the code's page, separated by tabs; `#` starts a comment. */
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
