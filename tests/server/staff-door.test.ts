import { describe, expect, test } from 'vitest'
import { untilEndOfFile } from '../support/kept-until.ts'
import { fetchStaff, STAFF_URL, signIn, startStaffSite } from '../support/staff-site.ts'

const site = await untilEndOfFile(startStaffSite())
const session = await signIn(site, 'ona@pavyzdys.test')

describe('without a session', () => {
  test('every path is the same bare sign-in page', async () => {
    const pages = await Promise.all(
      ['/', '/uzklausa', '/menuo', '/nera', '/uzklausa/AAAA-AAAA', '/api/leads', '/metrics', '/readyz'].map(
        async (path) => {
          const response = await fetchStaff(site, path)
          expect(response.status).toBe(403)
          return (await response.text()).replace(`name="toliau" value="${path}"`, '')
        },
      ),
    )

    expect(new Set(pages).size).toBe(1)
    expect(pages[0]).toContain('El. paštas')
    expect(pages[0]).not.toMatch(/Mėnuo|Atsijungti|<script/)
  })

  test.each(['made-up', '', 'x'.repeat(3_000)])('a made-up cookie "%.9s" opens nothing', async (token) => {
    expect((await fetchStaff(site, '/', { cookie: `__Host-staff=${token}` })).status).toBe(403)
  })
})

describe('with a session', () => {
  test('signing out ends it on the server, too', async () => {
    const cookie = await signIn(site, 'jonas@pavyzdys.test')
    const response = await fetchStaff(site, '/atsijungti', { cookie, form: {} })

    expect([response.status, response.headers.get('Set-Cookie')]).toEqual([
      303,
      expect.stringContaining('__Host-staff=; Max-Age=0'),
    ])
    expect((await fetchStaff(site, '/', { cookie })).status).toBe(403)
    expect((await fetchStaff(site, '/', { cookie: session })).status).toBe(200)
  })

  test('the public port has no page of staff, and does not look at the cookie', async () => {
    const open = (path: string, headers = {}) => fetch(`${site.url}${path}`, { headers, redirect: 'manual' })
    for (const path of ['/menuo', '/prisijungti', '/prisijungti/kodas', '/atsijungti']) {
      const { status, headers } = await open(path, { Cookie: session })
      expect([status, headers.get('Location')]).toEqual([302, '/'])
    }
    const [plain, withCookie] = await Promise.all([open('/'), open('/', { Cookie: session })])
    expect(await withCookie.text()).toBe(await plain.text())
    expect(site.output()).not.toContain(session.split('=')[1])
  })
})

describe('every response', () => {
  test.each([
    ['/', {}],
    ['/menuo', { isSignedIn: true }],
    ['/nera', { isSignedIn: true }],
    ['/', { host: 'evil.example' }],
  ])(
    'of %s (%o) allows nothing of others, no frame, no storing',
    async (path, { isSignedIn, host }: { isSignedIn?: boolean; host?: string }) => {
      const { headers } = await fetchStaff(site, path, {
        ...(isSignedIn && { cookie: session }),
        ...(host && { host }),
      })

      expect(headers.get('Content-Security-Policy')).toBe(
        "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      )
      expect(Object.fromEntries(headers)).toMatchObject({
        'cache-control': 'no-store',
        'x-frame-options': 'DENY',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'x-robots-tag': 'noindex',
      })
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
    },
  )

  test('of a style sheet or a font of the page is the file, and of a script of the site is the sign-in page', async () => {
    const html = await (await fetchStaff(site, '/')).text()
    const [, sheet = ''] = /rel="stylesheet" href="([^"]+)"/.exec(html) ?? []
    const style = await fetchStaff(site, sheet)
    const [font = ''] = /\/assets\/figtree[^")]+woff2/.exec(await style.text()) ?? []
    const home = await (await fetch(site.url)).text()
    const [, script = ''] = /<script type="module" src="([^"]+)"/.exec(home) ?? []

    expect(style.headers.get('Content-Type')).toMatch(/^text\/css/)
    expect((await fetchStaff(site, font)).headers.get('Content-Type')).toBe('font/woff2')
    expect((await fetchStaff(site, script)).status).toBe(403)
  })
})

describe('a request is refused', () => {
  test.each([
    'evil.example',
    'localhost:4000',
    '127.0.0.1',
    'www.pavyzdys.test',
    'staff.pavyzdys.test:8443',
    '',
  ])('under the host name "%s", whose page it may be', async (host) => {
    expect((await fetchStaff(site, '/', { host, cookie: session })).status).toBe(421)
  })

  test.each([
    undefined,
    'null',
    'https://www.pavyzdys.test',
    'https://evil.example',
    `${STAFF_URL}:8443`,
    'http://staff.pavyzdys.test',
  ])('when a form comes from the origin %s', async (origin) => {
    for (const path of ['/atsijungti', '/prisijungti', '/prisijungti/kodas', '/']) {
      const response = await fetchStaff(site, path, { cookie: session, form: {}, origin: origin ?? null })
      expect([response.status, response.headers.get('Set-Cookie')]).toEqual([403, null])
    }
    expect((await fetchStaff(site, '/', { cookie: session })).status).toBe(200)
  })

  test.each([
    { 'Sec-Fetch-Site': 'same-site', 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Dest': 'empty' },
    { 'Sec-Fetch-Site': 'same-site', 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'image' },
    { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'iframe' },
  ])('when a page of another origin loads it: %o', async (headers) => {
    expect((await fetchStaff(site, '/menuo', { cookie: session, headers })).status).toBe(403)
  })

  test('unless it only opens the page, as a link in a mail does', async () => {
    const headers = {
      'Sec-Fetch-Site': 'cross-site',
      'Sec-Fetch-Mode': 'navigate',
      'Sec-Fetch-Dest': 'document',
    }
    expect((await fetchStaff(site, '/menuo', { cookie: session, headers })).status).toBe(200)
  })

  test.each(['OPTIONS', 'PUT', 'DELETE', 'PATCH'])('with the method %s', async (method) => {
    expect((await fetchStaff(site, '/', { cookie: session, method })).status).toBe(405)
  })

  test('with a body of more than 64 KB', async () => {
    const form = { adresas: 'x'.repeat(70_000) }
    expect((await fetchStaff(site, '/prisijungti', { form })).status).toBe(413)
  })
})
