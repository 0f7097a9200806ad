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

const inTed = noticesOf(3, 55)
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

test('the first read of TED takes a request for 250 notices, sixty for 15,000, and each day after it six', async () => {
  const [first = [], second = []] = await requestsOf(
    createTedSource({ url: ted.url, timings: FAST_TIMINGS }),
    ted,
  )
  expect(first).toHaveLength(3)
  expect(first[0]).toBeLessThanOrEqual(Math.ceil(inTed.length / 250))
  expect(Math.max(...first.slice(1))).toBeLessThanOrEqual(2)
  expect(second.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(6)
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
