import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clientErrors } from '#config/limits.ts'
import { type SiteServer, startServer } from '../support/site-server.ts'

const TOKEN = 'a-token-of-the-tests'
const REPORT = {
  message: 'TypeError: Cannot read properties of undefined',
  place: 'islands-4fa2.js:1:2345',
  island: 'lead-form',
}
const LINE = 'an error in a browser'

let site: SiteServer
beforeAll(async () => {
  site = await startServer({ env: { TRUST_PROXY: '1', METRICS_TOKEN: TOKEN } })
})
afterAll(() => site.stop())

function send(body: BodyInit, address = '203.0.113.7', headers: Record<string, string> = {}) {
  return fetch(`${site.url}/api/client-errors`, {
    method: 'POST',
    body,
    headers: { 'X-Forwarded-For': address, ...headers },
  })
}

function report(changes: Partial<typeof REPORT> = {}): URLSearchParams {
  return new URLSearchParams({ ...REPORT, ...changes })
}

/** The log arrives a moment after the response. */
function lines() {
  return site.logs().filter(({ msg }) => msg === LINE)
}

async function reportsCounted(): Promise<number> {
  const metrics = await fetch(`${site.url}/metrics`, { headers: { Authorization: `Bearer ${TOKEN}` } })
  return Number(/^client_errors_total (\d+)/m.exec(await metrics.text())?.[1])
}

test('a report becomes one warning in the log and counts', async () => {
  expect((await send(report())).status).toBe(204)

  await expect.poll(lines).toMatchObject([
    {
      level: 40,
      type: 'TypeError',
      place: REPORT.place,
      island: 'lead-form',
    },
  ])
  expect(await reportsCounted()).toBe(1)
})

test('only the type of an error is logged, not its message', async () => {
  const message = 'Failed to fetch /?email=zydre@azuolo.lt&name=Žydrė+Šimkutė +370 612 34567'
  expect((await send(report({ message }))).status).toBe(204)

  await expect.poll(() => lines().at(-1)).toMatchObject({ type: 'Error' })
  expect(site.output()).not.toMatch(/zydre|azuolo|Žydrė|Šimkut|612 34567/)
})

test('an error of React is logged with its number, and with no other', async () => {
  const message = 'Error: Minified React error #418; visit https://react.dev/errors/418?args[]=37061234567'
  expect((await send(report({ message }))).status).toBe(204)

  await expect.poll(() => lines().at(-1)).toMatchObject({ type: 'Error', reactError: 418 })
  expect(site.output()).not.toMatch(/61234567/)
})

describe('refused', () => {
  test.each([
    ['nothing', ''],
    ['another form', new URLSearchParams({ name: 'Ona' })],
    ['no message', report({ message: '' })],
    ['a message that is too long', report({ message: 'x'.repeat(301) })],
    ['a place that is none', report({ place: 'https://example.lt/?name=Ona' })],
    ['an island that is none', report({ island: 'Ona Onaitė' })],
  ])('%s: 400', async (_what, body) => {
    expect((await send(body, '203.0.113.9', formType(body))).status).toBe(400)
  })

  test.each([2_100, 60_000])('a body of %i bytes: 413', async (bytes) => {
    expect((await send(report({ message: 'x'.repeat(bytes) }), '203.0.113.9')).status).toBe(413)
  })

  test.each(['application/json', 'text/plain', 'application/csp-report'])(
    'the type %s: 415',
    async (type) => {
      const body = JSON.stringify(REPORT)
      expect((await send(body, '203.0.113.9', { 'Content-Type': type })).status).toBe(415)
    },
  )

  test('another site: 403', async () => {
    expect((await send(report(), '203.0.113.9', { Origin: 'https://evil.example' })).status).toBe(403)
  })

  test('reading: 405', async () => {
    const response = await fetch(`${site.url}/api/client-errors`)
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe('POST')
  })

  test('none of it is in the log', async () => {
    const later = await fetch(`${site.url}/healthz`)
    const id = later.headers.get('X-Request-Id')
    await expect.poll(() => site.logs().some(({ requestId }) => requestId === id)).toBe(true)

    expect(lines()).toHaveLength(3)
  })
})

test('one visitor may send a limited number; then they are told to wait, and others are heard', async () => {
  const { count } = clientErrors.perIp
  for (let i = 0; i < count; i++) expect((await send(report(), '203.0.113.8')).status).toBe(204)

  const refused = await send(report(), '203.0.113.8')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(60)
  expect((await send(report(), '203.0.113.10')).status).toBe(204)
  await expect.poll(async () => lines().length === (await reportsCounted())).toBe(true)
})

function formType(body: string | URLSearchParams): Record<string, string> {
  return body === '' ? { 'Content-Type': 'application/x-www-form-urlencoded' } : {}
}
