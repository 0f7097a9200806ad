import { describe, expect, test } from 'vitest'
import { unboundedCollections } from './lint-sources.ts'

describe('collections', () => {
  test.each([
    'const remembered = new Map<string, WordMatches>()',
    'private entries = new Map<string, Set<string>>()',
    'const add = (x: string) => (seen ??= new Set()).add(x)',
    'return { body, encoded: new Map() }',
  ])('refused without a reason: %s', (source) => {
    expect(unboundedCollections(`\n${source}`)).toEqual([expect.stringMatching(/^2 /)])
    expect(unboundedCollections(`// bounded: by the words\n${source}`)).toEqual([])
  })

  test.each(["const CODES: ReadonlySet<string> = new Set(['a'])", 'const words = [...new Set(list)]'])(
    'allowed: %s',
    (source) => {
      expect(unboundedCollections(source)).toEqual([])
    },
  )
})
