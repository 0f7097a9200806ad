export interface GlossaryTerm {
  anchor: string
  term: string
  definition: string
  /** An act with its article, or the title of a page. */
  legalBasis: string
  /** The page that was read; null for the act itself. */
  link: string | null
  /** A: official text read, B: secondary source read. */
  mark: string
  page: string
  /** The forms of the term in texts; the syntax is described at the top of the file. */
  forms: readonly string[]
}

/** In the order of `content/glossary.tsv`. */
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
