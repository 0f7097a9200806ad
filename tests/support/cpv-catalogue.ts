import { readdirSync, readFileSync } from 'node:fs'
import { buildCpvSearch } from '#app/features/cpv/search/cpv-search.ts'
import { parseSynonyms, type Synonym } from '#app/features/cpv/search/synonyms/synonyms.ts'
import type { CpvCatalogue } from '#app/features/cpv/vocabulary/cpv-catalogue.server.ts'
import { buildCpvTree } from '#app/features/cpv/vocabulary/cpv-tree.ts'
import { buildNamesakes } from '#app/features/cpv/vocabulary/namesakes.ts'
import { parseVocabularyCsv } from '#app/features/cpv/vocabulary/vocabulary-csv.ts'
import { type CpvCode, parseCpvCode } from '#app/shared/cpv/cpv-code.ts'

const DATA = new URL('../../data/cpv/', import.meta.url)

/** The real vocabulary and the real words of suppliers, read from the files. */
export function readCatalogue(): CpvCatalogue {
  const tree = buildCpvTree(parseVocabularyCsv(read('cpv.csv')))
  return { tree, search: buildCpvSearch(tree, readSynonyms()), namesakes: buildNamesakes(tree.entries) }
}

export function readSynonyms(): Synonym[] {
  return readdirSync(new URL('synonyms/', DATA)).flatMap((file) => parseSynonyms(read(`synonyms/${file}`)))
}

/** A code that a test writes by hand. */
export function cpv(text: string): CpvCode {
  const code = parseCpvCode(text)
  if (code === null) throw new Error(`${text} is no CPV code`)
  return code
}

function read(path: string): string {
  return readFileSync(new URL(path, DATA), 'utf8')
}
