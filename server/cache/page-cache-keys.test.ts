import { expect, test } from 'vitest'
import { pageOf, startTestSite } from '#tests/support/cached-site.ts'

test('each path is cached by itself', async () => {
  const { get } = startTestSite()
  await get('/a')
  expect(await pageOf(get('/b'))).toBe('page 2')
  expect(await pageOf(get('/a'))).toBe('page 1')
})

test('campaigns, click ids and made-up parameters make no entry of their own, whichever comes first', async () => {
  const { get, renders } = startTestSite()
  const addresses = ['?utm_source=x&gclid=1', '', '?', '?x', '?=', '?&&', '?%ff=1', '?utm_term=a+b']
  for (const query of addresses) expect(await pageOf(get(`/a${query}`))).toBe('page 1')
  expect(renders()).toBe(1)
})

test('a parameter that the route reads makes a page that is not cached, and leaves the cached one', async () => {
  const { get } = startTestSite({ routeParams: { '/a': ['kodai'] } })
  await get('/a')
  expect(await pageOf(get('/a?kodai=1&utm_source=x'))).toBe('page 2')
  expect(await pageOf(get('/a?utm_source=x&%6Bodai=1'))).toBe('page 3')
  expect(await pageOf(get('/a?kodai2=1&x=kodai'))).toBe('page 1')
})

const site = { routeParams: { '/api': ['level', 'q'] }, options: { keyedBy: { '/api': ['level', 'q'] } } }

test('a path that is cached by its parameters is cached for each of their values', async () => {
  const { get } = startTestSite(site)
  await get('/api?q=x')
  expect(await pageOf(get('/api?q=x'))).toBe('page 1')
  expect(await pageOf(get('/api?q=y'))).toBe('page 2')
  expect(await pageOf(get('/api?q=x&level=1'))).toBe('page 3')
  expect(await pageOf(get('/api?q='))).toBe('page 4')
  expect(await pageOf(get('/api'))).toBe('page 5')
})

test('a path that is cached by its parameters is answered from the same entry whatever else is in the query string, in any order', async () => {
  const { get } = startTestSite(site)
  await get('/api?level=1&q=s')
  for (const query of ['q=s&level=1', 'x=1&q=s&level=1', 'level=1&q=s&q=other', 'level=1&q=%73']) {
    expect(await pageOf(get(`/api?${query}`))).toBe('page 1')
  }
  await get('/api')
  expect(await pageOf(get('/api?x=1'))).toBe('page 2')
})

test('a path that is cached by its parameters does not mistake a value for another parameter', async () => {
  const { get } = startTestSite(site)
  await get('/api?level=1&q=x')
  expect(await pageOf(get(`/api?level=${encodeURIComponent('1&q=x')}`))).toBe('page 2')
})

test('a path that is cached by its parameters does not pass its parameters on to other paths', async () => {
  const { get } = startTestSite({ ...site, routeParams: { '/api/other': ['q'] } })
  await get('/api/other?q=x')
  expect(await pageOf(get('/api/other?q=x'))).toBe('page 2')
})

test('a made-up host makes no entry of its own', async () => {
  const { get } = startTestSite()
  await get('http://made-up.example/')

  expect(await pageOf(get('http://ours.example/'))).toBe('page 1')
})

test.each([
  ['path', (length: number) => `/${'x'.repeat(length)}`],
  ['value', (length: number) => `/api?q=${'x'.repeat(length)}`],
])('an address with a long %s is answered, not cached', async (_what, address) => {
  const { get } = startTestSite({
    routeParams: { '/api': ['q'] },
    options: { keyedBy: { '/api': ['q'] } },
  })
  expect((await get(address(600))).headers.get('ETag')).not.toBeNull()
  expect(await pageOf(get(address(600)))).toBe('page 2')
  await get(address(400))
  expect(await pageOf(get(address(400)))).toBe('page 3')
})
