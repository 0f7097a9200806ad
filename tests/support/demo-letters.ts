import { createLetterService, type LetterModel } from '#app/features/letter/letter-service.server.ts'
import { readCatalogue } from './cpv-catalogue.ts'
import { demoNotices } from './demo-notices.ts'

export const demoLetters = createLetterService(readCatalogue(), demoNotices, () => null)

export const MONDAY = Temporal.Instant.from('2026-11-23T08:00:00Z')

/** Throws when the query has too many codes or words. */
export function writeLetter(query: string, now = MONDAY): LetterModel {
  const model = demoLetters.compose(new URLSearchParams(query), now)
  if (typeof model === 'string') throw new Error(`too many ${model}`)
  return model
}
