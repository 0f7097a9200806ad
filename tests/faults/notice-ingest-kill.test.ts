import { setTimeout as pause } from 'node:timers/promises'
import { eq, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readShownNotices } from '#app/features/notices/store/read-notices.server.ts'
import { openDatabase } from '#app/infra/database/database.server.ts'
import { noticeCodes, noticeIngests, notices } from '#db/schema/notices.ts'
import { startCvpisServer } from '../support/notice-servers/cvpis-server.ts'
import { generateNotices } from '../support/notice-servers/generate-notices.ts'
import { startTedServer } from '../support/notice-servers/ted-server.ts'
import type { TestNotice } from '../support/notice-servers/test-notice.ts'
import { workingDayAgo } from '../support/source-notices.ts'
import { prepareSite } from './support/site.ts'
import { longOrShort } from './support/test-length.ts'
import type { TestStorage } from './support/test-storage.ts'

const KILLS = longOrShort(50, 3)
/** This many kills have to interrupt an ingest of each source. */
const MIN_INTERRUPTED = longOrShort(10, 1)
const DAYS = [3, 2, 1]
const PER_DAY = 120
/** Each reply takes this long, so that an ingest can be interrupted at any point. */
const SLOW_MS = 150
/** From the first request to TED; shorter than an ingest of CVP IS, which is not repeated once it is complete. */
const MAX_PAUSE_MS = 500

// On a PostgreSQL of its own, which carries on with what the killed process began.
test(`the server is killed ${KILLS} times while it reads notices: none is lost, none is stored twice`, async () => {
  await using site = await prepareSite('postgres')
  const content = DAYS.flatMap((ago) => generateNotices(PER_DAY, workingDayAgo(ago)))
  // More than it has: no ingest is complete, so every start begins one.
  const ted = await startTedServer({ notices: content, announced: 1_000 })
  // Pages are shorter than asked for, which is not the end either.
  const cvpis = await startCvpisServer({ notices: content, maxPageSize: 100 })
  const sources = { NOTICE_SOURCES: 'ted,cvpis', TED_API_URL: ted.url, CVPIS_API_URL: cvpis.url }
  const env = { ...sources, CVPIS_API_KEY: cvpis.apiKey }
  for (const source of [ted, cvpis]) source.misbehave({ type: 'slow', ms: SLOW_MS })

  for (let kill = 0; kill < KILLS; kill++) {
    // The first two interrupt an ingest of each source; they have no pause.
    const { requests } = kill === 1 ? cvpis : ted
    const asked = requests.length
    const server = await site.start(env)
    await expect.poll(() => requests.length, { interval: 10 }).toBeGreaterThan(asked)
    if (kill > 1) await pause(Math.random() * MAX_PAUSE_MS)
    await server.crash()
  }
  for (const source of [ted, cvpis]) source.misbehave(null)
  ted.serve({ notices: content })
  cvpis.serve({ notices: content })
  const server = await site.start({ ...env, LOG_LEVEL: 'info' })
  const isComplete = (source: string) =>
    server.logs().some((line) => line.msg === 'notices were read' && line.source === source)
  for (const source of ['ted', 'cvpis']) {
    await expect.poll(() => isComplete(source), { interval: 250 }).toBe(true)
  }
  await server.stop()
  await Promise.all([ted.stop(), cvpis.stop()])

  const found = await tallyNotices(site.storage, content)
  expect(found).toMatchObject({ ted: content.length, cvpis: content.length, lost: 0, twice: 0, codes: 0 })
  expect(found.countInterrupted.ted).toBeGreaterThanOrEqual(MIN_INTERRUPTED)
  expect(found.countInterrupted.cvpis).toBeGreaterThanOrEqual(MIN_INTERRUPTED)
})

/** Counts notices that are stored, missing, shown twice or without their code. */
async function tallyNotices({ env, dataDir }: TestStorage, content: readonly TestNotice[]) {
  const database = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir })
  const rows = await database.db
    .select({
      source: notices.source,
      id: notices.source_id,
      code: noticeCodes.code,
    })
    .from(notices)
    .leftJoin(noticeCodes, eq(noticeCodes.notice_id, notices.id))
  const open = await database.db.select().from(noticeIngests).where(isNull(noticeIngests.ended_at))
  const cutOff = 'The process ended while it was reading.'
  const ingests = await database.db.select().from(noticeIngests).where(eq(noticeIngests.problem, cutOff))
  const countInterrupted = (source: string) => ingests.filter((ingest) => ingest.source === source).length
  const since = content.map(({ publishedOn }) => publishedOn).toSorted()[0] ?? ''
  const shown = await readShownNotices(database.db, ['ted', 'cvpis'], since, Temporal.Now.instant())
  const shownIds = new Set(shown.map(({ id }) => id))
  await database.close()
  const rowsOf = (source: string, id: string) => rows.filter((row) => row.source === source && row.id === id)
  const withDeadline = content.filter(({ deadlineOn }) => deadlineOn !== null)
  return {
    ted: rows.filter(({ source }) => source === 'ted').length,
    cvpis: rows.filter(({ source }) => source === 'cvpis').length,
    lost: content.filter(
      ({ tedNumber, cvpisId }) =>
        rowsOf('ted', tedNumber).length + rowsOf('cvpis', String(cvpisId)).length !== 2,
    ).length,
    twice: withDeadline.filter(
      ({ tedNumber, cvpisId }) => shownIds.has(`ted:${tedNumber}`) === shownIds.has(`cvpis:${cvpisId}`),
    ).length,
    codes: rows.filter(({ code }) => code === null).length,
    stillOpen: open.length,
    countInterrupted: { ted: countInterrupted('ted'), cvpis: countInterrupted('cvpis') },
  }
}
