import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { costBudget } from '#config/limits.ts'
import { clientNetworks } from '../http/client-networks.ts'
import type { RequestEnv } from '../http/request-env.ts'
import { costLimits } from './cost-limits.ts'
import { overloadGuard } from './overload.ts'
import { BASE_COST_MS, renderCostMs } from './request-costs.ts'

const VISITOR = '203.0.113.7'
const PAGE_MS = 20
const PAGES = costBudget.ms / PAGE_MS

let app: Hono<RequestEnv>
beforeEach(() => {
  app = new Hono<RequestEnv>()
  app.use(clientNetworks(1))
  const { charge } = costLimits()
  app.get(
    '/cached',
    charge(() => 0.5),
  )
  app.all(
    '/rendered',
    charge(() => PAGE_MS),
  )
  app.all('*', (c) => c.text('page'))
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function ask(path: string, ip: string, method = 'GET') {
  return app.request(path, { method, headers: { 'X-Forwarded-For': ip } })
}

async function useUp(ip: string): Promise<void> {
  for (let i = 0; i < PAGES; i++) expect((await ask('/rendered', ip)).status).toBe(200)
}

test('a network that uses more than a quarter of a core is told when to come back', async () => {
  await useUp(VISITOR)
  const response = await ask('/rendered', VISITOR)
  expect(response.status).toBe(429)
  expect(response.headers.get('Retry-After')).toMatch(/^([1-9]|10)$/)
  expect(await response.text()).toContain('Per daug užklausų')
})

test('a cached response costs a fortieth of a rendered page', async () => {
  for (let i = 0; i < PAGES * 40; i++) expect((await ask('/cached', VISITOR)).status).toBe(200)
  expect((await ask('/cached', VISITOR)).status).toBe(429)
})

test('nobody else is refused, and a form can still be sent', async () => {
  await useUp(VISITOR)
  await ask('/rendered', VISITOR)
  expect((await ask('/rendered', '203.0.113.8')).status).toBe(200)
  expect((await ask('/rendered', VISITOR, 'POST')).status).toBe(200)
})

test('a large IPv6 network has the budget of one address', async () => {
  for (let i = 0; i < PAGES; i++) {
    expect((await ask('/rendered', `2001:db8:7:${i.toString(16)}::1`)).status).toBe(200)
  }
  expect((await ask('/rendered', '2001:db8:7:ffff::1')).status).toBe(429)
  expect((await ask('/rendered', '2001:db8:8::1')).status).toBe(200)
})

test('requests from a private network are not counted, or all visitors behind a proxy would share one budget', async () => {
  await useUp('10.0.0.1')
  expect((await ask('/rendered', '10.0.0.1')).status).toBe(200)
})

/** As the site puts them together; the clock of the thread shows what the responses say that they take. */
function siteOf(works: Record<string, number>) {
  let cpuMs = 0
  vi.spyOn(process, 'threadCpuUsage').mockImplementation(() => ({ user: cpuMs * 1_000, system: 0 }))
  const site = new Hono<RequestEnv>()
  const { charge, giveBack } = costLimits()
  site.use(
    clientNetworks(1),
    charge(() => BASE_COST_MS),
    giveBack,
  )
  site.get('/robots.txt', (c) => c.text('from memory'))
  const costOf = ({ req }: { req: { path: string } }) => renderCostMs(req.path)
  const isQueued = ({ req }: { req: { path: string } }) => req.path !== '/aciu'
  site.use(overloadGuard(costOf, isQueued), charge(costOf, isQueued))
  site.get('*', (c) => {
    cpuMs += works[c.req.path] ?? 0
    return c.text('page')
  })
  return async (path: string, visitors = 1, ip = VISITOR) => {
    const requests = Array.from({ length: visitors }, async () =>
      site.request(path, { headers: { 'X-Forwarded-For': ip } }),
    )
    return (await Promise.all(requests)).map(({ status }) => status)
  }
}

test.each([VISITOR, '2001:db8:7::1'])(
  'an office behind %s pays for its own work, not the worst',
  async (ip) => {
    const ask = siteOf({ '/laiskas': 4.35 })
    // Neither the worst case of a letter nor the work for others in the queue is charged.
    for (let i = 0; i < 100; i++) {
      expect(await ask('/laiskas', 4, ip)).toEqual([200, 200, 200, 200])
      expect(new Set(await ask('/robots.txt', 10, ip))).toEqual(new Set([200]))
    }
  },
)

test('fifty people behind one address may type in the code search for a minute', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  // The cache takes a counter of the time 0 for one without an end.
  vi.advanceTimersByTime(1)
  const ask = siteOf({ '/api/cpv/view': 8 })
  for (let second = 0; second < 60; second++) {
    for (let i = 0; i < 17; i++) expect(await ask('/api/cpv/view')).toEqual([200])
    vi.advanceTimersByTime(1_000)
  }
})

test.each(['/laiskas', '/aciu'])(
  'requests of %s that take as long as the worst are refused after the same number; so is work that waits elsewhere',
  async (path) => {
    const worstMs = renderCostMs(path)
    const ask = siteOf({ '/laiskas': worstMs })
    let served = 0
    while ((await ask(path))[0] === 200) served++
    expect(served).toBeGreaterThan((0.95 * costBudget.ms) / (worstMs + 1.5))
    expect(served).toBeLessThanOrEqual(costBudget.ms / worstMs)
  },
)

test.each(['/laiskas', '/api/cpv/view'])(
  'a hundred behind one address who press at the same moment are all served %s, as often as their budget lasts',
  async (path) => {
    const ask = siteOf({ [path]: 4.35 })
    for (let i = 0; i < 4; i++) expect(new Set(await ask(path, 100))).toEqual(new Set([200]))
  },
)

test('of a hundred requests at the same moment that take as long as the worst, those within the budget are served', async () => {
  const worstMs = renderCostMs('/laiskas')
  const { true: served = [], false: refused } = Object.groupBy(
    await siteOf({ '/laiskas': worstMs })('/laiskas', 100),
    (status) => `${status === 200}`,
  )
  expect(new Set(refused)).toEqual(new Set([429]))
  expect(served.length).toBeGreaterThan((0.95 * costBudget.ms) / (worstMs + 1.5))
  expect(served.length).toBeLessThanOrEqual(costBudget.ms / worstMs)
})

test('a page that the full queue refuses is not charged', async () => {
  const ask = siteOf({ '/laiskas': 0.5 })
  for (let i = 0; i < 4; i++) expect(new Set(await ask('/laiskas', 500))).toEqual(new Set([200, 503]))
})
