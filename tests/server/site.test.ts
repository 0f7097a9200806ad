import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { routeParams } from '#app/pages/endpoints.ts'
import { pages } from '#app/pages/pages.ts'
import * as urls from '#app/ui/urls.ts'
import { testedScreens } from '../screens/screens.ts'
import { untilEndOfFile } from '../support/kept-until.ts'
import { runScript } from '../support/run-script.ts'
import { startServer } from '../support/site-server.ts'

const site = await untilEndOfFile(startServer())

describe('health', () => {
  test('/readyz names what was looked at', async () => {
    const response = await ask('/readyz')

    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ ready: true, database: true, cpvIndex: true })
  })

  test('the health request that the form makes is answered and stored in no cache', async () => {
    const response = await ask('/api/health')

    expect(await response.json()).toMatchObject({ ok: true })
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })
})

test.each([
  '/nera.php',
  '/blog/nera.txt',
  '/.env',
  '/assets/nera.js',
  '/assets/..%2f..%2fpackage.json',
  '/..%2fpackage.json',
  '/api/nera',
  '/api/',
  '/favicon.gif',
])('the file or API path %s is not found', async (path) => {
  expect((await ask(path)).status).toBe(404)
})

describe('headers', () => {
  const screens = new Set(testedScreens.map(({ path }) => path))
  test.each([...screens, '/uzklausa', '/readyz', '/api/cpv?level=1', '/nera.php', '/favicon.svg'])(
    '%s is served with the headers that protect visitors, and with scripts of this site alone',
    async (path) => {
      const response = await ask(path)
      const { headers } = response

      expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; .*frame-ancestors 'none'/)
      expect(headers.get('Content-Security-Policy')).not.toMatch(/unsafe|http:/)
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(headers.get('Strict-Transport-Security')).toMatch(/max-age=\d{8}/)
      expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('X-Frame-Options')).toBe('DENY')
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
      for (const name of ['X-Powered-By', 'Set-Cookie', 'Access-Control-Allow-Origin']) {
        expect([name, headers.get(name)]).toEqual([name, null])
      }
      expect(await response.text()).not.toMatch(/<script[^>]* src="(?!\/(?!\/))/)
    },
  )

  test.each(['/', '/blog/ebvpd', '/bvpz-kodai'])(
    'the policy of %s names each inline script of the page',
    async (path) => {
      const page = await ask(path)
      const inline = [
        ...(await page.text()).matchAll(/<script(?![^>]* src=)(?![^>]*ld\+json)[^>]*>(.+?)<\/script>/gs),
      ]

      // The home page has one more, before its form.
      expect(inline).toHaveLength(path === '/' ? 3 : 2)
      for (const [, text = ''] of inline) {
        const hash = createHash('sha256').update(text).digest('base64')
        expect(page.headers.get('Content-Security-Policy')).toContain(`'sha256-${hash}'`)
      }
    },
  )

  test('a connection is kept for longer than nginx and Caddy keep theirs, which is a minute', async () => {
    const [, seconds] = /timeout=(\d+)/.exec((await ask('/healthz')).headers.get('Keep-Alive') ?? '') ?? []

    expect(Number(seconds)).toBeGreaterThan(60)
  })

  test('assets are kept for a year, the home page for no longer than its dates hold', async () => {
    const page = await ask('/')
    const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text()) ?? []

    expect((await ask(script)).headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(page.headers.get('Cache-Control')).toMatch(
      /^public, max-age=\d+, s-maxage=\d{1,4}, stale-while-revalidate=\d{1,3}$/,
    )
  })
})

describe('what a visitor typed for their letter', () => {
  const params: [path: string, params: readonly string[]][] = Object.entries(routeParams)
  const readers = (param: string) => params.flatMap(([path, read]) => (read.includes(param) ? path : []))

  test('is read by the pages of the letter, of the form and of codes', () => {
    const { home, leadAction, thankYouPage, letter, cpvBrowser, letterApi } = urls
    const code = pages.cpvCode.path
    expect(readers('zodziai').toSorted()).toEqual(
      [home, leadAction, thankYouPage, letter, cpvBrowser, code, letterApi].toSorted(),
    )
  })

  test.each([
    ...readers('zodziai').map((path) => `${path}?zodziai=stogai`),
    ...readers('prideti').map((path) => `${path}?kodai=45000000-7&prideti=stogai`),
  ])('%s is stored in no cache', async (address) => {
    const { status, headers } = await ask(address.replace(':code', '45000000-7'))

    expect(status).toBe(200)
    expect(headers.get('Cache-Control')).toBe('no-store')
  })

  test('is stored in no cache on its way from another spelling of the address', async () => {
    const { status, headers } = await ask('//?zodziai=stogai')

    expect(status).toBe(301)
    expect(headers.get('Cache-Control')).toBe('no-store')
  })
})

test('an invented firm is named at start in one warning, without what it invents', async () => {
  const warnings = () => site.logs().filter(({ level }) => level === 40)
  await expect
    .poll(warnings)
    .toContainEqual(expect.objectContaining({ msg: expect.stringMatching(/^No firm's facts are given: /) }))
  expect(warnings().filter(({ msg }) => /placeholders/.test(String(msg)))).toEqual([])
})

describe('starting', () => {
  test('a wrong variable stops the start with one sentence that names it', async () => {
    const { code, stderr } = await runScript('start', [], { PORT: 'abc' })

    expect(code).toBe(1)
    expect(stderr.trim()).toBe('Environment variable PORT must be a port number (it is "abc").')
  })

  test('a port that is taken stops the start with one sentence that names it', async () => {
    const { port } = new URL(site.url)
    const start = startServer({ env: { PORT: port } })

    await expect(start).rejects.toThrow(`The server could not listen on port ${port}`)
  })
})

test('the client build holds no server code', () => {
  const scripts = globSync('build/client/assets/*.js').map((file) => readFileSync(file, 'utf8'))

  expect(scripts.length).toBeGreaterThan(2)
  expect(
    scripts.filter((script) =>
      /submission_key|idempotency_key|pg_advisory|access_key|node:crypto/.test(script),
    ),
  ).toEqual([])
})

function ask(path: string): Promise<Response> {
  return fetch(site.url + path, { redirect: 'manual' })
}
