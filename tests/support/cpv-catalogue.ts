import { readdirSync, readFileSync } from 'node:fs'
import { type CpvCode, parseCpvCode } from '#app/domain/cpv/cpv-code.ts'
import { parseSynonyms, type Synonym } from '#app/features/cpv/search/synonyms/synonyms.ts'
import { type CpvCatalogue, createCpvCatalogue } from '#app/features/cpv/vocabulary/cpv-catalogue.server.ts'
import { parseVocabularyCsv } from '#app/features/cpv/vocabulary/vocabulary-csv.ts'

const DATA = new URL('../../data/cpv/', import.meta.url)

/** The real vocabulary and synonyms. */
export function readCatalogue(): CpvCatalogue {
  return createCpvCatalogue(parseVocabularyCsv(read('cpv.csv')), readSynonyms())
}

export function readSynonyms(): Synonym[] {
  return readdirSync(new URL('synonyms/', DATA)).flatMap((file) => parseSynonyms(read(`synonyms/${file}`)))
}

export function cpv(text: string): CpvCode {
  const code = parseCpvCode(text)
  if (code === null) throw new Error(`${text} is no CPV code`)
  return code
}

function read(path: string): string {
  return readFileSync(new URL(path, DATA), 'utf8')
}
