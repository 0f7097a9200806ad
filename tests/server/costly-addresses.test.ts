import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { costBudget } from '#config/limits.ts'
import { fetchWithRetry } from '../support/fetch-with-retry.ts'
import { untilEndOfFile } from '../support/kept-until.ts'
import { validLeadForm } from '../support/lead-forms.ts'
import { startServer } from '../support/site-server.ts'

const ADVERSARY = '203.0.113.7'
/** A proxy in the private network, which hides its visitors: its requests have no budget. */
const PROXY_ADDRESS = '10.0.0.1'
const AT_ONCE = 200
/** Each look at the clock of the thread finds that it has worked so long, whatever the machine. */
const working = (ms: number) => ({
  NODE_OPTIONS: `--import=data:text/javascript,globalThis.worked=0;process.threadCpuUsage=()=>({user:worked+=${ms * 1_000},system:0})`,
})
/** Three times as many as may wait, each with one request after the other. */
const SENDERS = 60

const site = await untilEndOfFile(
  startServer({ env: { TRUST_PROXY: 'true', LOG_LEVEL: 'error', ...working(1_000) } }),
)

let count = 0

/** The costliest page: a hundred results, and a list of three hundred codes. */
function askCostly(address: string): Promise<Response> {
  const codes = Array.from({ length: 300 }, (_, i) => 45_000_000 + i * 1_000).join()
  return ask(`/bvpz-kodai?q=paslaugos&rodyti=1000&kodai=${codes}&x=${count++}`, address)
}

async function ask(path: string, address: string, get: typeof fetchWithRetry = fetch): Promise<Response> {
  const response = await get(site.url + path, { headers: { 'X-Forwarded-For': address } })
  await response.arrayBuffer()
  // A machine so busy that the headers were not read in time: proxies then ask again.
  return response.status === 408 ? ask(path, address, get) : response
}

function sendForm(address: string): Promise<Response> {
  return fetch(`${site.url}/uzklausa`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'X-Forwarded-For': address },
    body: validLeadForm({ company: crypto.randomUUID() }),
  })
}

interface Exchange {
  response: Response
  /** In the order of all that is sent and answered. */
  sentAt: number
  answeredAt: number
}

let moment = 0

async function exchange(sent: Promise<Response>): Promise<Exchange> {
  const sentAt = moment++
  const response = await sent
  return { response, sentAt, answeredAt: moment++ }
}

function statusesOf(responses: readonly Response[]): Record<number, number> {
  const byStatus = Map.groupBy(responses, ({ status }) => status)
  return Object.fromEntries([...byStatus].map(([status, group]) => [status, group.length]))
}

test('an address that requests the most expensive pages is refused; others are not', async () => {
  const startedAt = performance.now()
  // The budget of an address may still be used up when the test is tried again.
  const adversary = `203.0.113.${count % 250}`
  const flood = floodUntilRefused(adversary)
  const others = await Promise.all([
    ask('/healthz', '198.51.100.1'),
    ask('/bvpz-kodai?q=stogai', '198.51.100.2', fetchWithRetry),
  ])
  expect(statusesOf(others)).toEqual({ 200: 2 })
  expect((await sendForm('198.51.100.3')).status).toBe(303)

  const responses = await flood
  const { 200: served = 0, 429: refused = 0, 503: overloaded = 0 } = statusesOf(responses)
  // A busy machine may take longer for the flood than a budget lasts.
  const budgets = Math.ceil((performance.now() - startedAt) / (costBudget.seconds * 1_000))
  expect(served).toBeGreaterThan(0)
  expect(served).toBeLessThanOrEqual(50 * budgets)
  expect(refused).toBeGreaterThan(AT_ONCE - 100 * budgets)
  expect(served + refused + overloaded).toBe(responses.length)
  expect(responses.find(({ status }) => status === 429)?.headers.get('Retry-After')).toMatch(/^([1-9]|10)$/)
  expect((await sendForm(adversary)).status).toBe(303)
})

/** Repeated on a machine so busy that requests come no faster than the budget allows. */
async function floodUntilRefused(address: string): Promise<Response[]> {
  const responses = await Promise.all(Array.from({ length: AT_ONCE }, () => askCostly(address)))
  const isRefused = responses.some(({ status }) => status === 429)
  return isRefused ? responses : [...responses, ...(await floodUntilRefused(address))]
}

test('visitors behind one address are all served: a hundred letters and fifty searches at the same moment, and what fifty type into the code search in ten seconds', async () => {
  const quick = await startServer({ env: { TRUST_PROXY: 'true', LOG_LEVEL: 'error', ...working(1) } })
  const statusOf = async (path: string): Promise<number> => {
    const response = await fetch(quick.url + path, { headers: { 'X-Forwarded-For': ADVERSARY } })
    await response.arrayBuffer()
    // A machine so busy that the headers were not read in time: proxies then ask again.
    return response.status === 408 ? statusOf(path) : response.status
  }
  const served = Array.from({ length: 100 }, () => 200)
  expect(await Promise.all(served.map((_, i) => statusOf(`/laiskas?zodziai=stogai+${i}`)))).toEqual(served)
  const searches = served.slice(50)
  expect(await Promise.all(searches.map((_, i) => statusOf(`/api/cpv/view?q=langai+${i}`)))).toEqual(searches)
  for (let i = 0; i < 170; i++) expect(await statusOf(`/api/cpv/view?q=stogai+${i}`)).toBe(200)
  await quick.stop()
})

test('load above capacity is refused at once; health checks and forms overtake the queue', async () => {
  const pages: Exchange[] = []
  const overtaking: Exchange[] = []
  const flood = Promise.all(
    Array.from({ length: SENDERS }, async () => {
      while (overtaking.length < 3) pages.push(await exchange(askCostly(PROXY_ADDRESS)))
    }),
  )
  await expect.poll(() => pages.some(({ response }) => response.status === 503)).toBe(true)
  await Promise.all(
    [ask('/healthz', '198.51.100.1'), ask('/api/health', '198.51.100.2'), sendForm('198.51.100.3')].map(
      async (sent) => overtaking.push(await exchange(sent)),
    ),
  )
  await flood

  expect(statusesOf(overtaking.map(({ response }) => response))).toEqual({ 200: 2, 303: 1 })
  const served = pages.filter(({ response }) => response.status === 200)
  for (const { sentAt, answeredAt } of overtaking) {
    expect(served.filter((page) => page.sentAt < sentAt && page.answeredAt > answeredAt)).not.toEqual([])
  }
  const refused = pages.filter(({ response }) => response.status === 503)
  expect(served.length + refused.length).toBe(pages.length)
  expect(refused.length).toBeGreaterThan(served.length)
  expect(refused[0]?.response.headers.get('Retry-After')).toMatch(/^\d$/)
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
