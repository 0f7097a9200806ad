export interface GlossaryTerm {
  anchor: string
  term: string
  definition: string
  /** What the definition rests on: an act with its article, or a page by its title. */
  legalBasis: string
  /** The page that was read; null: the act itself. */
  link: string | null
  /** A: official text read, B: secondary source read. */
  mark: string
  /** The page of the site that says more. */
  page: string
  /** How the term reads in texts, as the first lines of the file say. */
  forms: readonly string[]
}

/** The terms of `content/glossary.tsv`, in its order. */
export function parseGlossary(table: string): GlossaryTerm[] {
  return table
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const columns = line.split('\t')
      const [
        anchor = '',
        term = '',
        definition = '',
        legalBasis = '',
        link = '',
        mark = '',
        page = '',
        forms = '',
      ] = columns
      if (columns.length !== 8) throw new Error(`content/glossary.tsv: ${anchor}: must have eight columns`)
      return { anchor, term, definition, legalBasis, link: link || null, mark, page, forms: forms.split('|') }
    })
}
