import { afterAll, expect, test } from 'vitest'
import { isWorkingDay } from '#app/domain/calendar/working-days.ts'
import { TIME_ZONE } from '#config/time-zone.ts'
import { startCvpisServer } from '#tests/support/notice-servers/cvpis-server.ts'
import type { NoticeServer } from '#tests/support/notice-servers/faulty-json-server.ts'
import { generateNotices } from '#tests/support/notice-servers/generate-notices.ts'
import { FAST_TIMINGS, readSource } from '#tests/support/notice-servers/read-source.ts'
import { startTedServer } from '#tests/support/notice-servers/ted-server.ts'
import type { NoticeSource } from '../source.ts'
import { createCvpisSource } from '../sources/cvpis-source.server.ts'
import { createTedSource } from '../sources/ted-source.server.ts'
import { nextWindow } from './ingest-window.ts'
import { lastIngestTime } from './schedule-ingests.server.ts'

/** A working Thursday and Friday. */
const DAYS = ['2026-11-26', '2026-11-27']
const CVPIS_ROWS = 5_000

function noticesOf(months: number, perDay: number) {
  const until = Temporal.PlainDate.from('2026-11-27')
  const days = until.since(until.subtract({ months }), { largestUnit: 'days' }).days
  return Array.from({ length: days }, (_, i) => until.subtract({ days: i }))
    .filter(isWorkingDay)
    .flatMap((day) => generateNotices(perDay, day.toString()))
}

const inTed = noticesOf(13, 56)
const ted = await startTedServer({ notices: inTed })
const cvpis = await startCvpisServer({ notices: noticesOf(6, 45).slice(0, CVPIS_ROWS) })
afterAll(() => Promise.all([ted.stop(), cvpis.stop()]))

/** Counts the requests of each read of the days, the first one of all included. */
async function requestsOf(source: NoticeSource, server: NoticeServer, days = DAYS): Promise<number[][]> {
  let newest: { window_to: string } | null = null
  const counts: number[][] = []
  for (const day of days) {
    const ofDay: number[] = []
    const midnight = Temporal.PlainDate.from(day).toZonedDateTime(TIME_ZONE)
    for (let minute = 0; minute < 24 * 60; minute++) {
      const now = midnight.add({ minutes: minute })
      if (lastIngestTime(source.id, now.toInstant()) !== now.epochMilliseconds) continue
      const window = nextWindow(source.id, newest, now)
      const before = server.requests.length
      expect(await readSource(source, window)).toMatchObject({ isComplete: true })
      newest = { window_to: window.to }
      ofDay.push(server.requests.length - before)
    }
    counts.push(ofDay)
  }
  return counts
}

test('of the fifteen thousand notices of thirteen months TED is asked for the newest: sixty requests on the first day, six on each after it', async () => {
  const source = createTedSource({ url: ted.url, timings: FAST_TIMINGS })
  const counts = await requestsOf(source, ted)
  expect(inTed.length).toBeGreaterThan(15_000)
  expect(counts.map((ofDay) => ofDay.length)).toEqual([3, 3])
  const [first = 0, second = 0] = counts.map((ofDay) => ofDay.reduce((sum, count) => sum + count))
  expect(first).toBeLessThanOrEqual(60)
  expect(second).toBeLessThanOrEqual(6)
})

test('CVP IS is read whole once a day, at night, and from then on its newest pages', async () => {
  const { url, apiKey } = cvpis
  const source = createCvpisSource({ url, apiKey, timings: FAST_TIMINGS })
  const [[night = 0, ...rounds] = []] = await requestsOf(source, cvpis, DAYS.slice(1))
  const pages = CVPIS_ROWS / 500
  expect(night).toBeGreaterThanOrEqual(pages)
  // The end is searched for, and both ends tell the order.
  expect(night).toBeLessThanOrEqual(pages + 20)
  expect(rounds).toHaveLength(7)
  expect(Math.max(...rounds)).toBeLessThanOrEqual(8)
})
