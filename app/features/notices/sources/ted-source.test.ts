import * as v from 'valibot'
import { afterAll, describe, expect, test } from 'vitest'
import { createLog } from '#app/infra/observability/log.server.ts'
import { REFUSING_PORT } from '#tests/support/free-port.ts'
import type { HttpFault } from '#tests/support/notice-servers/faulty-json-server.ts'
import { fixtureNotices } from '#tests/support/notice-servers/fixture-notices.ts'
import { generateNotices } from '#tests/support/notice-servers/generate-notices.ts'
import { FAST_TIMINGS, readSource, SHORT_TIMEOUT } from '#tests/support/notice-servers/read-source.ts'
import { startTedServer, type TedContent } from '#tests/support/notice-servers/ted-server.ts'
import { sourceNoticeSchema } from '../source-notice.ts'
import { createTedSource } from './ted-source.server.ts'

const DAY = { from: '2026-11-20', to: '2026-11-20' }
const YEARS = { from: '2018-01-01', to: '2026-12-31' }
const notices = generateNotices(120, DAY.from)
const pages = generateNotices(620, DAY.from)
const server = await startTedServer({ notices })
const options = { url: server.url }
const source = createTedSource({ ...options, timings: FAST_TIMINGS })
const impatient = createTedSource({ ...options, timings: SHORT_TIMEOUT })

afterAll(() => server.stop())

function read(content: Partial<TedContent> = {}, fault: HttpFault | null = null, times?: number) {
  server.serve({ notices, ...content })
  server.misbehave(fault, times)
  return readSource(fault?.type === 'slow' ? impatient : source, DAY)
}

const numbersOf = (found: readonly { source_id: string }[]) => found.map(({ source_id }) => source_id).sort()
const expectedNumbers = notices.map(({ tedNumber }) => tedNumber).sort()

describe('a day of notices', () => {
  test('is read whole with as few requests as it has pages, each notice once', async () => {
    const before = server.requests.length
    const outcome = await read()

    expect(outcome).toMatchObject({ isComplete: true, announced: 120, problem: null, rejected: [] })
    expect(numbersOf(outcome.notices)).toEqual(expectedNumbers)
    expect(server.requests.length - before).toBe(1)
  })

  test('of several pages is read by their tokens', async () => {
    const outcome = await read({ notices: pages })

    expect(outcome).toMatchObject({ isComplete: true, announced: 620 })
    expect(outcome.notices).toHaveLength(620)
  })

  test('outside the window is left out', async () => {
    const outcome = await read({ notices: [...notices, ...generateNotices(5, '2026-11-19')] })
    expect(numbersOf(outcome.notices)).toEqual(expectedNumbers)
  })

  test('asks for no more than TED allows and for Lithuanian buyers only', async () => {
    await read()
    const { query, fields, limit, scope, paginationMode } = server.requests.at(-1)?.body ?? {}
    expect(query).toBe(
      'buyer-country = LTU AND publication-date >= 20261120 AND publication-date <= 20261120 SORT BY publication-date DESC',
    )
    expect(Array.isArray(fields) && (fields.length + 1) * Number(limit)).toBeLessThanOrEqual(10_000)
    expect({ scope, paginationMode }).toEqual({ scope: 'ALL', paginationMode: 'ITERATION' })
  })
})

test('real rows become notices with titles as buyers wrote them and without contacts', async () => {
  server.serve({ notices: fixtureNotices })
  server.misbehave(null)
  const outcome = await readSource(source, YEARS)

  expect(outcome).toMatchObject({ isComplete: true, rejected: [] })
  expect(outcome.notices).toHaveLength(14)
  expect(outcome.notices.every((notice) => v.is(sourceNoticeSchema, notice))).toBe(true)
  expect(outcome.notices.map(({ title }) => title)).toEqual(fixtureNotices.map(({ title }) => title))
  expect(outcome.notices.find(({ source_id }) => source_id === '12931-2022')).toMatchObject({
    kind: 'contract',
    title: 'Tarptautinės žemės transporto paslaugos į / iš Latvijos',
    buyer_name: 'AB Lietuvos paštas',
    winners: ['UAB "Palegris"'],
    concluded_on: '2021-12-01',
    published_on: '2022-01-10',
    deadlines: [],
    url: 'https://ted.europa.eu/lt/notice/-/detail/12931-2022',
  })
  expect(JSON.stringify(outcome)).not.toMatch(/@|Kontaktas|\+370/)
})

describe('a faulty reply never makes a complete window or a wrong notice', () => {
  const known = new Set(expectedNumbers)
  const cases: [string, Partial<TedContent> | HttpFault, RegExp][] = [
    ['429 for ever', { type: 'status', status: 429 }, /answers 429, 4 times/],
    ['500 for ever', { type: 'status', status: 500 }, /answers 500, 4 times/],
    ['a wait of a day', { type: 'status', status: 503, retryAfter: '86400' }, /asks to wait 86400 s/],
    ['a redirect', { type: 'status', status: 301 }, /answers 301\. Its address may be wrong/],
    ['replies cut off', { type: 'cut' }, /cannot be reached, or dropped the connection/],
    ['half replies', { type: 'half' }, /not JSON/],
    ['a reply of minutes', { type: 'slow', ms: 120_000 }, /does not answer in time/],
    ['a page for people', { type: 'html' }, /a page instead of JSON/],
    ['an endless reply', { type: 'huge', bytes: 20_000_000 }, /more than 8000000 bytes/],
    [
      '120 announced, 80 given',
      { notices: notices.slice(0, 80), announced: 120 },
      /announced 120 .* gave 80/,
    ],
    ['the same page for ever', { notices: pages, samePage: true }, /announced 620 notices and gave 250/],
    ['the same token for ever', { notices: pages, sameToken: '250' }, /gives the same page token again/],
    ['partial replies for ever', { timesOut: 99 }, /ran out of time/],
    [
      'expired tokens for ever',
      { notices: pages, expires: 99 },
      /rejects the query: EXPIRED_ITERATION_TOKEN/,
    ],
    ['no reply to any token', { notices: pages, fails: 99 }, /^TED answers 500\.$/],
    ['a refused query', { refusal: 'QUERY_UNKNOWN_FIELD' }, /rejects the query: QUERY_UNKNOWN_FIELD/],
    ['a list instead of an object', { shape: ({ notices: rows }) => rows }, /unexpected format/],
    ['no count', { shape: ({ totalNoticeCount: _, ...rest }) => rest }, /totalNoticeCount: is missing/],
  ]

  test.each(cases)('%s', async (_what, faulty, problem) => {
    const content = 'type' in faulty ? {} : faulty
    const outcome = await read(content, 'type' in faulty ? faulty : null)

    expect(outcome.isComplete).toBe(false)
    expect(outcome.problem).toMatch(problem)
    const wrong = content.notices ? [] : numbersOf(outcome.notices).filter((number) => !known.has(number))
    expect(wrong).toEqual([])
    expect(new Set(numbersOf(outcome.notices)).size).toBe(outcome.notices.length)
  })
})

describe('temporary failures are retried', () => {
  test.each<[string, HttpFault]>([
    ['429', { type: 'status', status: 429 }],
    ['502', { type: 'status', status: 502 }],
    ['a cut reply', { type: 'cut' }],
    ['half a reply', { type: 'half' }],
  ])('%s twice', async (_what, fault) => {
    const outcome = await read({}, fault, 2)

    expect(outcome.isComplete).toBe(true)
    expect(numbersOf(outcome.notices)).toEqual(expectedNumbers)
    expect(outcome.log.filter((line) => line.endsWith('trying again'))).toHaveLength(2)
  })

  test('after as long as Retry-After says', async () => {
    const { pauses } = await read({}, { type: 'status', status: 429, retryAfter: '1' }, 1)
    expect(pauses).toEqual([1_000])
  })

  test('after a pause of our own when Retry-After is zero', async () => {
    const { pauses } = await read({}, { type: 'status', status: 503, retryAfter: '0' }, 3)
    expect(pauses[2]).toBeGreaterThanOrEqual(20)
  })

  test.each([
    ['an expired token', { expires: 2 }],
    ['a token that is answered with 500', { fails: 2 }],
  ])('%s begins the run again at once, without duplicates', async (_what, fault) => {
    const outcome = await read({ notices: pages, ...fault })
    expect(outcome.pauses).toEqual([])
    expect(outcome).toMatchObject({ isComplete: true })
    expect(new Set(numbersOf(outcome.notices)).size).toBe(620)
    expect(outcome.notices).toHaveLength(620)
  })

  test('a partial reply is requested again', async () => {
    expect(await read({ timesOut: 2 })).toMatchObject({ isComplete: true, announced: 120 })
  })
})

test('a source that is not there is named with its reason', async () => {
  const gone = createTedSource({ url: `http://127.0.0.1:${REFUSING_PORT}/`, timings: FAST_TIMINGS })
  expect(await readSource(gone, DAY)).toMatchObject({
    isComplete: false,
    problem: 'TED cannot be reached, or dropped the connection (ECONNREFUSED), 4 times.',
  })
})

test('the pauses between attempts grow', async () => {
  const { pauses } = await read({}, { type: 'status', status: 500 })
  expect(pauses).toHaveLength(3)
  expect(pauses[2]).toBeGreaterThanOrEqual(20)
})

test('a shutdown does not wait for a source that asks to wait a day', async () => {
  server.serve({ notices })
  server.misbehave({ type: 'status', status: 503, retryAfter: '86400' })
  const timings = { ...FAST_TIMINGS, maxPauseMs: 100_000_000 }
  const { promise: isPausing, resolve } = Promise.withResolvers<void>()
  const log = createLog('warn', { write: (line) => line.includes('trying again') && resolve() })
  const stop = new AbortController()
  const run = { signal: stop.signal, log, now: Temporal.Now.instant() }

  const firstPage = createTedSource({ ...options, timings })
    .read(DAY, run)
    .next()
  const rejection = expect(firstPage).rejects.toThrow('aborted')
  await isPausing
  stop.abort()

  await rejection
})
