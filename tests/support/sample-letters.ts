import { readdirSync, readFileSync } from 'node:fs'
import { createLetterService, type LetterAnswer } from '#app/features/letter/letter-service.server.ts'
import { readSamples } from '#app/features/letter/samples/read-samples.ts'
import { readCatalogue } from './cpv-catalogue.ts'

const FOLDER = new URL('../../data/letter-samples/', import.meta.url)
const files = readdirSync(FOLDER).filter((file) => /^(?!buyers|groups).*\.tsv$/.test(file))

/** The demo notices as the server has them. */
export const sampleLibrary = readSamples(
  Object.fromEntries(files.map((file) => [file, readFileSync(new URL(file, FOLDER), 'utf8')])),
)

export const sampleLetters = createLetterService(readCatalogue(), sampleLibrary, () => null)

export const MONDAY = Temporal.Instant.from('2026-11-23T08:00:00Z')

/** Throws when the query has too many codes or words. */
export function writeLetter(query: string, now = MONDAY): LetterAnswer {
  const answer = sampleLetters.write(new URLSearchParams(query), now)
  if (typeof answer === 'string') throw new Error(`too many ${answer}`)
  return answer
}
