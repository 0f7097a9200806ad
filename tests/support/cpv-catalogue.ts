import { readdirSync, readFileSync } from 'node:fs'
import { type CpvCode, parseCpvCode } from '#app/domain/cpv/cpv-code.ts'
import { parseCodePairs } from '#app/features/cpv/related/code-pairs.ts'
import { parseSynonyms, type Synonym } from '#app/features/cpv/search/synonyms/synonyms.ts'
import { type CpvCatalogue, createCpvCatalogue } from '#app/features/cpv/vocabulary/cpv-catalogue.server.ts'
import { parseVocabularyCsv } from '#app/features/cpv/vocabulary/vocabulary-csv.ts'
import { demoNotices } from './demo-notices.ts'

const DATA = new URL('../../data/cpv/', import.meta.url)

/** The real vocabulary, synonyms and pairs of codes. */
export function readCatalogue(): CpvCatalogue {
  return createCpvCatalogue({
    entries: parseVocabularyCsv(read('cpv.csv')),
    readGroupModelFile: () => readFileSync(new URL('group-model.bin', DATA)),
    synonyms: readSynonyms(),
    publicPairs: parseCodePairs(read('code-pairs.tsv')),
    demoNotices,
  })
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
