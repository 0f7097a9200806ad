import { describe, expect, test } from 'vitest'
import { untilEndOfFile } from '../support/kept-until.ts'
import { runScript } from '../support/run-script.ts'
import { startServer } from '../support/site-server.ts'
import {
  askForCode,
  cookieOf,
  fetchStaff,
  mailedCode,
  STAFF_ENV,
  staffPortOf,
  startStaffSite,
} from '../support/staff-site.ts'

const ONA = 'ona@pavyzdys.test'

const site = await untilEndOfFile(startStaffSite())

const enter = (cookie: string, code: string, more: Record<string, string> = {}) =>
  fetchStaff(site, '/prisijungti/kodas', { cookie, form: { adresas: ONA, kodas: code, ...more } })

describe('signing in', () => {
  test('with an address that the database cannot take is refused like any other', async () => {
    const form = { adresas: 'a\0b', kodas: '123456' }
    expect((await fetchStaff(site, '/prisijungti/kodas', { form })).status).toBe(422)
  })

  test('leads from the address by a mailed code to the page that was asked for', async () => {
    const asked = await fetchStaff(site, '/prisijungti', {
      form: { adresas: ONA, toliau: '/menuo?m=2026-11' },
    })
    const code = await mailedCode(site, ONA)
    const [mail] = await site.mails()

    expect(asked.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-staff-code=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ])
    expect(await asked.text()).toContain('name="toliau" value="/menuo?m=2026-11"')
    expect(mail?.subject).toBe(`Prisijungimo kodas ${code}`)
    expect(mail?.text).not.toMatch(/https?:/)

    const entered = await enter(cookieOf(asked), code, { toliau: '/menuo?m=2026-11' })
    expect([entered.status, entered.headers.get('Location')]).toEqual([303, '/menuo?m=2026-11'])
    expect(entered.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-staff-code=; Max-Age=0/),
      expect.stringMatching(
        /^__Host-staff=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ])
    expect(site.output()).not.toMatch(new RegExp(`${code}|${ONA}`))
  })

  test.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    '/.//evil.example',
    '/\t/evil.example',
    '',
  ])('leads nowhere else: %j', async (next) => {
    const from = '203.0.113.20'
    const form = { adresas: `kas${next.length}@kitur.test`, toliau: next }
    const response = await fetchStaff(site, '/prisijungti', { from, form })
    expect(await response.text()).toMatch(/name="toliau" value="\/(?![/\\])[^"]*"/)
  })

  test('needs the code in the browser that asked, and a wrong one says so', async () => {
    const mine = await askForCode(site, 'jonas@pavyzdys.test')
    const code = await mailedCode(site, 'jonas@pavyzdys.test')
    const other = await askForCode(site, 'jonas@pavyzdys.test')

    const refused = await enter(other, code)
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('Kodas netinka')])
    expect((await enter('', code)).status).toBe(422)
    expect((await enter(mine, code)).status).toBe(303)
    expect((await enter(mine, code)).status).toBe(422)
  })

  test('answers an unknown address like a known one: status, headers, page; then a wrong code', async () => {
    const [known, unknown] = await Promise.all(
      ['jonas@pavyzdys.test', 'petra@pavyzdys.test'].map(async (address) => {
        const response = await fetchStaff(site, '/prisijungti', { form: { adresas: address } })
        const wrong = await enter(cookieOf(response), '000000', { adresas: address })
        return (await Promise.all([response, wrong].map(describeResponse)))
          .join('\n')
          .replaceAll(address, 'adresas')
      }),
    )

    expect(unknown).toBe(known)
    expect(await mailsTo('petra@pavyzdys.test')).toEqual([])
  })

  test('shows what was typed as text', async () => {
    const response = await fetchStaff(site, '/prisijungti', {
      form: { adresas: '"><script>alert(1)</script>' },
    })
    const html = await response.text()
    expect(html).toContain('&lt;script&gt;')
    expect(html).not.toContain('<script')
  })

  test('is limited for a network, also when it asks for thousands of addresses', async () => {
    const ask = (i: number, from: string) =>
      fetchStaff(site, '/prisijungti', { from, form: { adresas: `a${i}@kitur.test` } })
    const statuses = await Promise.all(
      Array.from({ length: 45 }, async (_, i) => (await ask(i, '198.51.100.7')).status),
    )
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
    const refused = await ask(99, '198.51.100.7')
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect((await ask(99, '198.51.100.8')).status).toBe(200)
  })
})

test('the command prints a code, which is good in any browser after the address', async () => {
  const env = { ...STAFF_ENV, DATA_DIR: site.dataDir }
  const { code, stdout, stderr } = await runScript('leads', ['sign-in', 'Ona@pavyzdys.test'], env)

  expect([code, stdout, stderr]).toEqual([
    0,
    expect.stringMatching(/^\d{12}\n$/),
    'Good once, for 10 minutes, at https://staff.pavyzdys.test, after the address.\n',
  ])
  // Strangers may have used up the codes of an address: its code form is still shown.
  const asked = async () => fetchStaff(site, '/prisijungti', { form: { adresas: 'ona@pavyzdys.test' } })
  for (let i = 0; i < 5; i++) await asked()
  const last = await asked()
  expect([last.status, await last.text()]).toEqual([429, expect.stringContaining('name="kodas"')])
  expect((await enter('', stdout.trim())).status).toBe(303)
  const unknown = await runScript('leads', ['sign-in', 'petra@pavyzdys.test'], env)
  expect([unknown.code, unknown.stderr]).toEqual([1, expect.stringContaining('is not on the list of staff')])
})

describe('on one’s own machine', () => {
  test('the start prints an address that shows the filled field; its button signs in, nothing is configured', async () => {
    const own = await startServer({ env: { STAFF_PORT: '0' } })
    try {
      const staffPort = await staffPortOf(own)
      await expect.poll(() => own.output()).toContain('Requests of visitors, for staff')
      const address = new URL(/http:\/\/localhost:\d+\/\?\S+/.exec(own.output())?.[0] ?? '')
      const host = address.host
      const open = (path: string, more = {}) =>
        fetchStaff({ staffPort }, path, { host, origin: address.origin, ...more })

      const html = await (await open(address.pathname + address.search)).text()
      const code = address.searchParams.get('kodas') ?? ''
      expect([Number(address.port), code]).toEqual([staffPort, expect.stringMatching(/^\d{12}$/)])
      expect(html).toContain(`value="${code}"`)
      const form = { adresas: 'info@example.lt', kodas: code, toliau: '/' }
      expect((await open('/prisijungti/kodas', { form, origin: 'http://localhost:3000' })).status).toBe(403)
      const entered = await open('/prisijungti/kodas', { form })
      expect([entered.status, entered.headers.get('Set-Cookie')]).toEqual([
        303,
        expect.not.stringContaining('Secure'),
      ])
      expect((await open('/', { cookie: cookieOf(entered, 'staff=') })).status).toBe(200)
      expect((await open('/', { host: 'evil.example', cookie: cookieOf(entered, 'staff=') })).status).toBe(
        421,
      )
    } finally {
      await own.stop()
    }
  })

  test('a port that is taken costs the page, in one sentence, and not the site', async () => {
    const own = await startServer({ env: { STAFF_PORT: String(site.staffPort) } })
    await expect
      .poll(() => own.output())
      .toContain(
        `The staff page could not listen on port ${site.staffPort}, so the site runs without it; STAFF_PORT may name another: listen EADDRINUSE`,
      )
    expect((await fetch(`${own.url}/healthz`)).status).toBe(200)
    expect(await own.stop()).toBe(0)
  })
})

test.each([
  [
    'of a public site without STAFF_URL',
    { SITE_URL: 'https://www.pavyzdys.test', MAIL_TRANSPORT: 'file', STAFF_PORT: '0' },
  ],
  ['of a test that does not ask for it', {}],
])('the door %s stays shut', async (_, env: Record<string, string>) => {
  const shut = await startServer({ env })
  await fetch(shut.url)
  expect(await shut.stop()).toBe(0)
  expect(shut.output()).not.toMatch(/staff/i)
})

async function describeResponse(response: Response): Promise<string> {
  const headers = [...response.headers].filter(([name]) => !['date', 'x-request-id'].includes(name))
  const cookies = JSON.stringify(headers).replaceAll(/staff-code=[\w-]+/g, 'staff-code=')
  return `${response.status} ${cookies} ${await response.text()}`
}

async function mailsTo(address: string) {
  return (await site.mails()).filter(({ to }) => JSON.stringify(to).includes(address))
}
