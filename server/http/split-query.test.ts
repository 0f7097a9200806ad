import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCacheableUrl, withIgnoredQuery } from './split-query.ts'

const ORIGIN = 'http://localhost'

test.each([
  ['/a', '', ''],
  ['/a?', '', ''],
  ['/a?utm_source=x&gclid=y', '', 'utm_source=x&gclid=y'],
  ['/a?utm_source=x&kodai=1&kodai=2&x', '?kodai=1&kodai=2', 'utm_source=x&x'],
  ['/a?&&%6Bodai=a+b&&Kodai=1', '?%6Bodai=a+b', 'Kodai=1'],
  ['/a?x=kodai=1&=kodai&q', '?q', 'x=kodai=1&=kodai'],
])('from %s a route with „kodai“ and „q“ reads "%s" and not "%s"', (address, search, ignored) => {
  expect(toCacheableUrl(ORIGIN + address, ['kodai', 'q'])).toEqual({
    path: '/a',
    search,
    ignoredQuery: ignored,
  })
})

test('whatever the query string, the route reads its own parameters with all their values, and no others', () => {
  const query = fc.stringMatching(/^[ab%61=&+ #]*$/)
  const more = fc.constantFrom('', '&a=1', '&%61=2&b', 'a&a=+&')
  fc.assert(
    fc.property(query, more, (first, second) => {
      const { href, searchParams } = new URL(`${ORIGIN}/?${first}${second}`)
      const { search, ignoredQuery } = toCacheableUrl(href, ['a', 'b'])
      const isKnown = ([name = '']: string[]) => ['a', 'b'].includes(name)
      expect([...new URLSearchParams(search)]).toEqual([...searchParams].filter(isKnown))
      expect([...new URLSearchParams(ignoredQuery)]).toEqual(
        [...searchParams].filter((pair) => !isKnown(pair)),
      )
    }),
  )
})

test.each([
  ['/', 'utm_source=x', '/?utm_source=x'],
  ['/a?b=1', 'utm_source=x&y', '/a?b=1&utm_source=x&y'],
  ['/a', '', '/a'],
])('a redirect to %s takes "%s" along', (location, ignored, expected) => {
  const { status, headers } = withIgnoredQuery(
    new Response(null, { status: 302, headers: { Location: location } }),
    ignored,
  )
  expect([status, headers.get('Location')]).toEqual([302, expected])
})

test('a response that is not a redirect stays as it is', () => {
  const page = new Response('page')
  expect(withIgnoredQuery(page, 'utm_source=x')).toBe(page)
})
