import { eq } from 'drizzle-orm'
import { todayInVilnius } from '#app/domain/calendar/today.ts'
import type { Year } from '#app/domain/notices/purchase-statistics.ts'
import type { Database } from '#app/infra/database/database.server.ts'
import type { Log } from '#app/infra/observability/log.server.ts'
import { SNAPSHOT_DAYS } from '#config/limits.ts'
import { notices } from '#db/schema/notices.ts'
import type { RealNotice } from '../real-notice.ts'
import type { SourceId } from '../source-notice.ts'
import { readYear } from '../statistics/read-year.server.ts'
import { findNewestComplete, listEnded } from '../store/ingest-store.server.ts'
import { readShownNotices } from '../store/read-notices.server.ts'
import { completeUntil, type IngestStarts } from './freshness.ts'
import { buildNoticeLookup } from './notice-lookup.ts'

export interface NoticeSnapshot {
  /** These were published in the last 30 days or can still be answered, newest first, with each purchase once. */
  notices: readonly RealNotice[]
  /** The ISO instant at which the newest complete ingest of each source began; null before the first. */
  ingestStartedAt: IngestStarts
  /** The ISO instant until which the most recent source is known; null before the first complete ingest. */
  completeUntil: string | null
  lookup: ReturnType<typeof buildNoticeLookup>
  /** The twelve months before this one, for statistics. */
  year: Year | null
  /** Changes with each snapshot, so that derived data can be cached by it. */
  version: number
}

/** A file is shown everywhere within a minute, with the poll of the import folder. */
const REFRESH_MS = 20_000
/** Far fewer ingests end while one that began before them still runs. */
const COMPARED_INGESTS = 100

export async function startSnapshot(db: Database, log: Log, sources: readonly SourceId[]) {
  let current: NoticeSnapshot | null = null
  let loadedState = ''
  let queue = Promise.resolve()
  let isStopped = false

  async function load(): Promise<void> {
    const now = Temporal.Now.instant()
    const today = todayInVilnius(now)
    const ended = await listEnded(db, COMPARED_INGESTS)
    const hidden = await db.$count(notices, eq(notices.is_hidden, true))
    const state = `${ended} ${today} ${hidden}`
    if (ended.length === 0 || loadedState === state) return
    const from = today.subtract({ days: SNAPSHOT_DAYS }).toString()
    const shown = await readShownNotices(db, sources, from, now)
    const times = await readIngestTimes(db, sources)
    const year = await readYear(db, sources, today)
    loadedState = state
    if (shown.length > 0 || times.completeUntil !== null || current !== null) {
      current = {
        notices: shown,
        lookup: buildNoticeLookup(shown, year),
        year,
        ...times,
        version: (current?.version ?? 0) + 1,
      }
    }
  }

  /** Loads what any process has ingested since the last call. Never rejects. */
  function refresh(): Promise<void> {
    queue = queue.then(load).catch((err) => {
      if (!isStopped) log.error({ err }, 'the notices of the last 30 days could not be loaded')
    })
    return queue
  }

  await refresh()
  const timer = setInterval(refresh, REFRESH_MS).unref()
  return {
    /** Null before the first ingest, or when all failed: then there are only demo notices. */
    current: () => current,
    refresh,
    stop() {
      isStopped = true
      clearInterval(timer)
    },
  }
}

async function readIngestTimes(db: Database, sources: readonly SourceId[]) {
  const ingestStartedAt: Partial<Record<SourceId, string | null>> = {}
  const knownUntil: string[] = []
  for (const source of sources) {
    const ingest = await findNewestComplete(db, source)
    ingestStartedAt[source] = ingest?.started_at.toISOString() ?? null
    if (ingest !== null) knownUntil.push(completeUntil(ingest).toString())
  }
  return { ingestStartedAt, completeUntil: knownUntil.toSorted().at(-1) ?? null }
}
