import { describe, expect, test } from 'vitest'
import { findingsIn, ownAddressRule, unboundedCollection } from './lint-sources.ts'

describe('addresses of the site', () => {
  const rule = ownAddressRule(['/', '/*', '/bvpz-kodai/:code', '/bvpz-kodai.csv', '/api/cpv', '/favicon.svg'])

  test.each([
    ['a text', "const link = '/bvpz-kodai'"],
    ['a text in capitals', "const link = '/BVPZ-KODAI'"],
    ['a deeper path', "const link = '/bvpz-kodai/45000000-7'"],
    ['a path with a query', "fetch('/api/cpv?q=a')"],
    ['a template', `const link = \`/bvpz-kodai/\${code}\``],
    ['a template without a variable part', 'const link = `/bvpz-kodai`'],
    ['a file', "const link = '/bvpz-kodai.csv'"],
    ['an attribute', 'const link = <a href="/bvpz-kodai">BVPŽ</a>'],
    ['the argument of the typed href()', "href('/bvpz-kodai')"],
    ['the home page in an attribute', 'const link = <a href="/">Į pradžią</a>'],
    ['the home page in an expression', "const link = <a href={'/'}>Į pradžią</a>"],
    ['the home page in an object', "const link = { label: 'Pradžia', href: '/' }"],
    ['the home page as an argument', "redirect('/')"],
    ['a section of the home page', "const link = '/#trial'"],
    ['the home page with a query', `const link = \`/?kodai=\${codes}\``],
  ])('refused: %s', (_what, source) => {
    expect(findingsIn(source, rule)).toEqual([expect.stringMatching(/^1 /)])
  })

  test.each([
    ['what only begins alike', "const name = '/bvpz-kodai-2026'"],
    ['a relative path', "const file = './bvpz-kodai.csv'"],
    ['a file of the project', "import.meta.glob('/content/info/*.mdx')"],
    ['another site', "const link = 'https://example.lt/bvpz-kodai'"],
    ['a slash that a path is cut at', "const parts = path.split('/')"],
    ['a comment', '// leads to /bvpz-kodai'],
    ['a regular expression', 'const isOwn = /^\\/bvpz-kodai/'],
  ])('allowed: %s', (_what, source) => {
    expect(findingsIn(source, rule)).toEqual([])
  })
})

describe('collections', () => {
  test.each([
    'const remembered = new Map<string, WordMatches>()',
    'private entries = new Map<string, Set<string>>()',
    'const add = (x: string) => (seen ??= new Set()).add(x)',
    'return { body, encoded: new Map() }',
  ])('refused without a reason: %s', (source) => {
    expect(findingsIn(`\n${source}`, unboundedCollection)).toEqual([expect.stringMatching(/^2 /)])
    expect(findingsIn(`// bounded: by the words\n${source}`, unboundedCollection)).toEqual([])
  })

  test.each(["const CODES: ReadonlySet<string> = new Set(['a'])", 'const words = [...new Set(list)]'])(
    'allowed: %s',
    (source) => {
      expect(findingsIn(source, unboundedCollection)).toEqual([])
    },
  )
})
