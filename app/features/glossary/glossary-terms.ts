import table from '#content/glossary.tsv?raw'
import { parseGlossary } from './parse-glossary.ts'

const ALPHABET = new Intl.Collator('lt')

export const glossaryTerms = parseGlossary(table).sort((a, b) => ALPHABET.compare(a.term, b.term))
