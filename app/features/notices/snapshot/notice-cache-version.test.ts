import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { pageCache } from '#server/cache/page-cache.ts'
import type { RequestEnv } from '#server/http/request-env.ts'
import { splitQuery } from '#server/http/split-query.ts'
import { noticeCacheVersion } from './notice-cache-version.server.ts'
import { buildNoticeLookup } from './notice-lookup.ts'
import type { NoticeSnapshot } from './notice-snapshot.server.ts'

const MONDAY = Temporal.Instant.from('2026-11-23T08:15:00Z')
const SNAPSHOT: NoticeSnapshot = {
  notices: [],
  lookup: buildNoticeLookup([]),
  year: null,
  ingestStartedAt: { ted: '2026-11-23T05:00:00.000Z' },
  completeUntil: '2026-11-23T05:00:00.000Z',
  version: 1,
}

/** Responses count how often a page was rendered. */
function countingApp() {
  let rendered = 0
  let now = MONDAY
  let snapshot: NoticeSnapshot | null = SNAPSHOT
  const app = new Hono<RequestEnv>()
  app.use((c, next) => {
    c.set('route', c.req.path)
    return next()
  })
  app.use(splitQuery({}))
  const cacheVersionOf = noticeCacheVersion(
    () => snapshot,
    () => now,
  )
  app.use(pageCache({ maxBytes: 1_000_000, cacheVersionOf }))
  app.get('*', (c) => c.text(`${++rendered}`, 200, { 'Cache-Control': 'public, max-age=60, s-maxage=300' }))
  return {
    get: async (path: string) => (await app.request(path)).text(),
    at: (time: Temporal.Instant) => {
      now = time
    },
    read: (next: NoticeSnapshot | null) => {
      snapshot = next
    },
  }
}

test.each(['/', '/bvpz-kodai/45000000-7', '/pirkejas/vilnius', '/sitemap.xml', '/sitemap/1.xml', '/laiskas'])(
  '%s is rendered anew after an ingest',
  async (path) => {
    const { get, read } = countingApp()

    expect([await get(path), await get(path)]).toEqual(['1', '1'])
    read({ ...SNAPSHOT, version: 2 })
    expect(await get(path)).toBe('2')
  },
)

test.each(['/blog/ebvpd', '/bvpz-kodai', '/bvpz-kodai.csv'])(
  '%s shows no notices and stays cached',
  async (path) => {
    const { get, read } = countingApp()

    expect(await get(path)).toBe('1')
    read({ ...SNAPSHOT, version: 2 })
    expect(await get(path)).toBe('1')
  },
)

test('the first ingest, a full hour, and the age at which notices are old begin a new cache version', async () => {
  const path = '/bvpz-kodai/45000000-7'
  const { get, at, read } = countingApp()
  read(null)
  expect(await get(path)).toBe('1')
  read(SNAPSHOT)
  expect(await get(path)).toBe('2')
  at(MONDAY.add({ minutes: 44 }))
  expect(await get(path)).toBe('2')
  at(MONDAY.add({ minutes: 45 }))
  expect(await get(path)).toBe('3')
  at(Temporal.Instant.from('2026-11-24T17:00:00Z'))
  expect(await get(path)).toBe('4')
  at(Temporal.Instant.from('2026-11-24T17:01:00Z'))
  expect(await get(path)).toBe('5')
})
