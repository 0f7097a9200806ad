import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ingest } from '#app/features/notices/ingest/ingest.server.ts'
import type { NoticeSource } from '#app/features/notices/source.ts'
import { createCvpisSource } from '#app/features/notices/sources/cvpis-source.server.ts'
import { createTedSource } from '#app/features/notices/sources/ted-source.server.ts'
import { type DatabaseLocation, openDatabase } from '#app/infra/database/database.server.ts'
import { createLog } from '#app/infra/observability/log.server.ts'
import { startCvpisServer } from '#tests/support/notice-servers/cvpis-server.ts'
import { startTedServer } from '#tests/support/notice-servers/ted-server.ts'
import { writeNotices } from '#tests/support/notice-servers/written-notices.ts'
import { workingDayAgo } from '#tests/support/raw-notices.ts'
import { createDatabase } from '../../tests/support/postgres-server.ts'
import type { Report } from '../support/report.ts'

/** What Lithuania publishes on a working day. */
const NOTICES_OF_A_DAY = 120
const MAX_SECONDS = 5

/** What a day of notices of both sources takes to be read, checked and stored. */
export async function measureNotices(report: Report, postgresUrl: string): Promise<void> {
  report.group(`A Lithuanian day: ${NOTICES_OF_A_DAY} notices of TED and of CVP IS read, checked, stored`)
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-notices-'))
  const day = workingDayAgo()
  const notices = writeNotices(NOTICES_OF_A_DAY, day)
  const ted = await startTedServer({ notices })
  const cvpis = await startCvpisServer({ notices })
  const sources = [createTedSource(ted), createCvpisSource(cvpis)]
  const databases: [string, DatabaseLocation][] = [
    ['PostgreSQL', { dataDir, databaseUrl: await createDatabase(postgresUrl) }],
    ['embedded', { dataDir }],
  ]
  for (const [name, location] of databases) {
    const seconds = await secondsOfDay(location, sources, day)
    report.add(name, seconds, 's', { limit: { atMost: MAX_SECONDS } })
  }
  await ted.stop()
  await cvpis.stop()
  rmSync(dataDir, { recursive: true })
}

async function secondsOfDay(
  location: DatabaseLocation,
  sources: readonly NoticeSource[],
  day: string,
): Promise<number> {
  const database = await openDatabase(location)
  const deps = { ...database, log: createLog('silent'), stopping: new AbortController().signal }
  const startedAt = performance.now()
  for (const source of sources) {
    const result = await ingest(deps, source, { from: day, to: day })
    if (result?.new !== NOTICES_OF_A_DAY) throw new Error(`${source.id} did not give its day of notices.`)
  }
  const seconds = (performance.now() - startedAt) / 1000
  await database.close()
  return seconds
}
