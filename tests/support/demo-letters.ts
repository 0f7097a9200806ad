import { readdirSync, readFileSync } from 'node:fs'
import { parseDemoNotices } from '#app/features/letter/demo/parse-demo-notices.ts'
import { createLetterService, type LetterModel } from '#app/features/letter/letter-service.server.ts'
import { readCatalogue } from './cpv-catalogue.ts'

const FOLDER = new URL('../../data/demo-notices/', import.meta.url)
const files = readdirSync(FOLDER).filter((file) => /^(?!buyers|groups).*\.tsv$/.test(file))

/** All of them, as the server has them. */
export const demoNotices = parseDemoNotices(
  Object.fromEntries(files.map((file) => [file, readFileSync(new URL(file, FOLDER), 'utf8')])),
)

/** The lines of `buyers.tsv` or `groups.tsv`. */
export function readDemoTable(file: string): [string, string][] {
  const [, ...lines] = readFileSync(new URL(file, FOLDER), 'utf8').trim().split('\n')
  return lines.map((line) => {
    const [first = '', second = ''] = line.split('\t')
    return [first, second]
  })
}

export const demoLetters = createLetterService(readCatalogue(), demoNotices, () => null)

export const MONDAY = Temporal.Instant.from('2026-11-23T08:00:00Z')

/** Throws when the query has too many codes or words. */
export function writeLetter(query: string, now = MONDAY): LetterModel {
  const model = demoLetters.compose(new URLSearchParams(query), now)
  if (typeof model === 'string') throw new Error(`too many ${model}`)
  return model
}
