import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { costBudget } from '#config/limits.ts'
import { fetchPatiently } from '../support/fetch-patiently.ts'
import { validLeadForm } from '../support/lead-forms.ts'
import { type SiteServer, startServer } from '../support/site-server.ts'

const ADVERSARY = '203.0.113.7'
/** A proxy inside, which hides whom it speaks for: its requests have no budget. */
const NOBODY = '10.0.0.1'
const AT_ONCE = 200

let site: SiteServer
beforeAll(async () => {
  site = await startServer({ env: { TRUST_PROXY: 'true', LOG_LEVEL: 'error' } })
})
afterAll(() => site.stop())

let count = 0

/** The dearest page: a hundred results, and a list of three hundred codes. */
function askCostly(address: string): Promise<Response> {
  const codes = Array.from({ length: 300 }, (_, i) => 45_000_000 + i * 1_000).join()
  return ask(`/bvpz-kodai?q=paslaugos&rodyti=1000&kodai=${codes}&x=${count++}`, address)
}

async function ask(path: string, address: string, get: typeof fetchPatiently = fetch): Promise<Response> {
  const response = await get(site.url + path, { headers: { 'X-Forwarded-For': address } })
  await response.arrayBuffer()
  return response
}

function sendForm(address: string): Promise<Response> {
  return fetch(`${site.url}/uzklausa`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'X-Forwarded-For': address },
    body: validLeadForm({ company: crypto.randomUUID() }),
  })
}

function statusesOf(answers: readonly Response[]): Record<number, number> {
  const byStatus = Map.groupBy(answers, ({ status }) => status)
  return Object.fromEntries([...byStatus].map(([status, group]) => [status, group.length]))
}

test('an address that requests the most expensive pages is refused; others are not', async () => {
  const startedAt = performance.now()
  const flood = Promise.all(Array.from({ length: AT_ONCE }, () => askCostly(ADVERSARY)))
  const others = await Promise.all([
    ask('/healthz', '198.51.100.1'),
    ask('/bvpz-kodai?q=stogai', '198.51.100.2', fetchPatiently),
  ])
  expect(statusesOf(others)).toEqual({ 200: 2 })
  expect((await sendForm('198.51.100.3')).status).toBe(303)

  const answers = await flood
  const { 200: served = 0, 429: refused = 0, 503: overloaded = 0 } = statusesOf(answers)
  // A busy machine may take longer for the flood than a budget lasts.
  const budgets = Math.ceil((performance.now() - startedAt) / (costBudget.seconds * 1_000))
  expect(served).toBeGreaterThan(0)
  expect(served).toBeLessThanOrEqual(50 * budgets)
  expect(refused).toBeGreaterThan(Math.max(0, AT_ONCE - 100 * budgets))
  expect(served + refused + overloaded).toBe(AT_ONCE)
  expect(answers.find(({ status }) => status === 429)?.headers.get('Retry-After')).toMatch(/^([1-9]|10)$/)
  expect((await sendForm(ADVERSARY)).status).toBe(303)
})

test('load above capacity is refused at once; health checks and forms overtake the queue', async () => {
  const done: string[] = []
  const flood = Array.from({ length: AT_ONCE }, () =>
    askCostly(NOBODY).then((answer) => {
      done.push(`page ${answer.status}`)
      return answer
    }),
  )
  await Promise.all([
    ask('/healthz', '198.51.100.1').then(({ status }) => done.push(`health ${status}`)),
    ask('/api/health', '198.51.100.2').then(({ status }) => done.push(`token ${status}`)),
    sendForm('198.51.100.3').then(({ status }) => done.push(`form ${status}`)),
  ])
  const answers = await Promise.all(flood)

  for (const overtaking of ['health 200', 'token 200', 'form 303']) {
    expect(done.indexOf(overtaking)).toBeGreaterThanOrEqual(0)
    expect(done.indexOf(overtaking)).toBeLessThan(done.lastIndexOf('page 200'))
  }
  const { 200: served = 0, 503: refused = 0 } = statusesOf(answers)
  expect(served + refused).toBe(AT_ONCE)
  expect(refused).toBeGreaterThan(AT_ONCE / 2)
  expect(answers.find(({ status }) => status === 503)?.headers.get('Retry-After')).toMatch(/^\d$/)
  expect((await askCostly('198.51.100.4')).status).toBe(200)
})

test('submissions that never arrive block none that do', async () => {
  const { hostname, port } = new URL(site.url)
  const unfinished = Array.from({ length: 400 }, () => {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => {})
    socket.write(
      `POST /api/leads HTTP/1.1\r\nHost: site\r\nX-Forwarded-For: 198.51.100.77\r\n` +
        'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 60\r\n\r\n',
    )
    return socket
  })
  for (let i = 0; i < 5; i++) expect((await sendForm(`198.51.100.${i + 80}`)).status).toBe(303)
  for (const socket of unfinished) socket.destroy()
})
