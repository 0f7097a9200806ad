export interface GlossaryTerm {
  anchor: string
  term: string
  definition: string
  /** It is an act with its article, or the title of a page. */
  legalBasis: string
  /** This page was read; null for the act itself. */
  link: string | null
  /** A means that the official text was read, B a secondary source. */
  mark: string
  page: string
  /** The term has these forms in texts; the syntax is described at the top of the file. */
  forms: readonly string[]
}

/** The order is that of `content/glossary.tsv`. */
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
