import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { readShownNotices } from '#app/features/notices/store/read-notices.server.ts'
import { openDatabase } from '#app/infra/database/database.server.ts'
import { generateNotices } from '../support/notice-servers/generate-notices.ts'
import type { Row } from '../support/notice-servers/notice-shapes.ts'
import { startTedServer } from '../support/notice-servers/ted-server.ts'
import type { TestNotice } from '../support/notice-servers/test-notice.ts'
import { daysAgo, workingDayAgo } from '../support/source-notices.ts'
import { prepareSite } from './support/site.ts'
import { longOrShort } from './support/test-length.ts'

/** In each of the two orders. */
const KILLS = longOrShort(10, 2)
const [DAYS, PER_DAY] = [25, 106]
const [CORRECTIONS, AWARDS, CANCELLATIONS] = [200, 100, 50]
/** From the first request on: a run of twelve pages pauses two seconds before each. */
const MAX_PAUSE_MS = 3_000
const FIRST_LATER_NUMBER = 9_000_001

/** What becomes of a call: the notice that is published later, and the fields that tie it to the call. */
interface Later {
  notice: TestNotice
  fields: Row
}

const calendar = Array.from({ length: DAYS }, (_, i) => generateNotices(PER_DAY, workingDayAgo(i + 1))).flat()
const first = calendar.map((notice) => ({ ...notice, deadlineOn: notice.deadlineOn && daysAgo(-10) }))
const calls = first.filter(({ form }) => form === 'competition')
const later = calls.slice(0, CORRECTIONS + AWARDS + CANCELLATIONS).map(laterOf)
const changes = new Map(later.map(({ notice, fields }) => [notice.tedNumber, fields]))
const month = [...first, ...later.map(({ notice }) => notice)]

function laterOf(call: TestNotice, i: number): Later {
  const notice: TestNotice = {
    ...call,
    tedNumber: `${FIRST_LATER_NUMBER + i}-${workingDayAgo().slice(0, 4)}`,
    publishedOn: workingDayAgo(),
    deadlineOn: daysAgo(-15),
  }
  const procedure = { 'procedure-identifier': procedureOf(call) }
  // Every second correction names the number of the call, the others its procedure.
  if (i < CORRECTIONS)
    return {
      notice,
      fields: i % 2 === 0 ? { 'change-notice-version-identifier': call.tedNumber } : procedure,
    }
  if (i >= CORRECTIONS + AWARDS) return { notice, fields: { ...procedure, 'change-reason-code': 'cancel' } }
  return {
    notice: { ...notice, form: 'result', deadlineOn: null, winner: 'UAB „Pavyzdinis laimėtojas“' },
    fields: procedure,
  }
}

function procedureOf({ tedNumber }: TestNotice): string {
  return `procedure-${tedNumber}`
}

function withProcedures(rows: Row[]): Row[] {
  return rows.map((row) => {
    const number = String(row['publication-number'])
    return { 'procedure-identifier': `procedure-${number}`, ...row, ...changes.get(number) }
  })
}

/** Each call with its state: a correction or a cancellation takes its place, an award ends it. */
function expectedStates(): [id: string, status: string][] {
  return calls.map((call, i) => {
    const { tedNumber } = later[i]?.notice ?? call
    if (i < CORRECTIONS) return [`ted:${tedNumber}`, 'published']
    if (i < CORRECTIONS + AWARDS) return [`ted:${call.tedNumber}`, 'ended']
    return i < later.length ? [`ted:${tedNumber}`, 'cancelled'] : [`ted:${call.tedNumber}`, 'published']
  })
}

test.each([
  ['oldest first', month],
  ['newest first', month.toReversed()],
])(
  `a month of 3,000 notices that comes %s, the server killed ${KILLS} times: each purchase is there once, in its newest state`,
  async (_order, notices) => {
    await using site = await prepareSite('postgres')
    const ted = await startTedServer({ notices, change: withProcedures })
    const env = { NOTICE_SOURCES: 'ted', TED_API_URL: ted.url }
    for (let kill = 0; kill < KILLS; kill++) {
      const asked = ted.requests.length
      const server = await site.start(env)
      await expect.poll(() => ted.requests.length, { interval: 10 }).toBeGreaterThan(asked)
      await pause(Math.random() * MAX_PAUSE_MS)
      await server.crash()
    }
    const server = await site.start({ ...env, LOG_LEVEL: 'info' })
    const isRead = () => server.logs().some(({ msg }) => msg === 'notices were read')
    await expect.poll(isRead, { interval: 250 }).toBe(true)
    await server.stop()
    await ted.stop()

    const { env: stored, dataDir } = site.storage
    const database = await openDatabase({ databaseUrl: stored.DATABASE_URL, dataDir })
    const now = Temporal.Now.instant()
    const shown = await readShownNotices(database.db, ['ted'], workingDayAgo(DAYS), now)
    await database.close()

    const states = shown.filter(({ kind }) => kind === 'tender').map(({ id, status }) => [id, status])
    expect(states.toSorted()).toEqual(expectedStates().toSorted())
    expect(shown.filter(({ kind }) => kind !== 'tender')).toHaveLength(
      month.length - calls.length - CORRECTIONS - CANCELLATIONS,
    )
  },
)
