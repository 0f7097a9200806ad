import fc from 'fast-check'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { canonicalAddress } from './canonical-address.ts'

const PAGES = ['/', '/aciu', '/blog', '/blog/ebvpd', '/bvpz-kodai', '/bvpz-kodai/45000000-7']

const app = new Hono()
app.use(canonicalAddress((path) => PAGES.includes(path)))
app.all('*', (c) => c.text('passed on'))

async function responseTo(path: string) {
  const response = await app.request(new Request(`http://localhost${path}`))
  return { status: response.status, location: response.headers.get('Location') }
}

const passedOn = { status: 200, location: null }

test.each([
  ['/blog/', '/blog'],
  ['/blog///', '/blog'],
  ['//blog//ebvpd/', '/blog/ebvpd'],
  ['//', '/'],
  ['///', '/'],
  ['/BLOG', '/blog'],
  ['/Blog/EBVPD/', '/blog/ebvpd'],
  ['/BVPZ-kodai/45000000-7', '/bvpz-kodai/45000000-7'],
  ['/ACIU/', '/aciu'],
  ['/blog/?utm_source=A&q=1', '/blog?utm_source=A&q=1'],
  ['/pirkejas/vilniaus-miestas/7/', '/pirkejas/vilniaus-miestas/7'],
  ['/Pirkejas/%C5%A0iauliai', '/pirkejas/%C5%A0iauliai'],
  ['/PIRKEJAS', '/pirkejas'],
  ['/PIRKEJAS/vilnius/7/', '/PIRKEJAS/vilnius/7'],
])('another spelling of a page’s address leads to it in one step: %s → %s', async (address, target) => {
  expect(await responseTo(address)).toEqual({ status: 301, location: target })
  expect(await responseTo(target)).toEqual(passedOn)
})

test.each([
  '/',
  '/blog',
  '/blog/ebvpd?utm_source=Google',
  '/PIRKEJAS/Vilnius/7',
  '/pirkejas/%C5%A1iauliai/7',
  '/API/leads',
  '/assets/Figtree.woff2',
  // Not pages: they are redirected once at most.
  '/nera/',
  '/NERA',
  '//evil.example/',
  '//evil.example',
  '/\\evil.example/',
  '/%2F/evil.example/',
])('%s is canonical or no page, and passes on', async (address) => {
  expect(await responseTo(address)).toEqual(passedOn)
})

test('every address is canonical or leads to one of this site that is', async () => {
  const part = fc.constantFrom(
    '/',
    '//',
    '\\',
    '%2f',
    '%5c',
    '..',
    '.',
    '%2e',
    '@',
    ':',
    'blog',
    'BLOG',
    'evil.example',
    'PIRKEJAS',
    'pirkejas',
    '?',
    '%zz',
    ';',
  )
  const address = fc.oneof(
    fc.array(part).map((parts) => `/${parts.join('')}`),
    fc.webPath().map((path) => `/${path}`),
  )
  await fc.assert(
    fc.asyncProperty(address, async (path) => {
      const { location } = await responseTo(path)
      if (location === null) return
      expect(new URL(location, 'http://localhost').host).toBe('localhost')
      expect(await responseTo(location)).toEqual(passedOn)
    }),
    { numRuns: 1_000 },
  )
})
