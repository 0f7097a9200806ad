import { expect, test } from 'vitest'
import type { Letter } from './letter.ts'
import { letterMessage } from './letter-messages.ts'
import type { LetterModel } from './letter-service.server.ts'

const NOTHING: LetterModel = {
  codes: [],
  invalidCodes: [],
  phrases: [],
  excluded: [],
  suggestions: [],
  letter: null,
  activities: null,
  advice: [],
}
const LETTER: Letter = { state: 'demo', day: '2026-11-23', sections: [], facts: null }

test('a request that only excludes words gets a message', () => {
  expect(letterMessage({ ...NOTHING, excluded: ['langai', 'stogai'] })).toBe(
    'Nurodėte tik tai, ko laiške nenorite: „langai“, „stogai“. Parašykite ir tai, ką parduodate ar darote.',
  )
})

test('exclusions beside a letter need no message', () => {
  expect(letterMessage({ ...NOTHING, phrases: ['valymas'], excluded: ['langai'], letter: LETTER })).toBeNull()
  expect(letterMessage(NOTHING)).toBeNull()
})

test('codes that do not exist are named, with or without a letter', () => {
  const sentence = 'Tokių BVPŽ kodų nėra, todėl juos praleidome: 45000000-1.'
  expect(letterMessage({ ...NOTHING, invalidCodes: ['45000000-1'], letter: LETTER })).toBe(sentence)
  expect(letterMessage({ ...NOTHING, invalidCodes: ['45000000-1'], excluded: ['langai'] })).toMatch(
    `${sentence} Nurodėte tik`,
  )
})
