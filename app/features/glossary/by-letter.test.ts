import { expect, test } from 'vitest'
import { groupByLetter } from './by-letter.ts'
import { glossaryTerms } from './glossary-terms.ts'

test('the terms stand by the Lithuanian alphabet, under letters with anchors of their own', () => {
  const groups = groupByLetter(glossaryTerms)
  const ids = groups.map(({ id }) => id)

  expect(groups.map(({ letter }) => letter).join('')).toBe('ABCDEJKMNPRSTVŽ')
  expect(new Set(ids).size).toBe(ids.length)
  expect(groups.flatMap(({ terms }) => terms)).toEqual(glossaryTerms)
})
