import type { Database } from '#app/infra/database/database.server.ts'
import type { Log } from '#app/infra/observability/log.server.ts'
import { todayInVilnius } from '#app/shared/calendar/today.ts'
import type { SourceId } from '../notice.ts'
import type { PublishedNotice } from '../published-notice.ts'
import { findNewestComplete, findNewestEnded } from '../store/ingest-store.server.ts'
import { readShownNotices } from '../store/shown-notice-store.server.ts'
import { type NoticeRollUp, rollUp } from './notice-roll-up.ts'

export interface NoticeSnapshot {
  /** Of the last 30 days, newest first; each purchase once. */
  notices: readonly PublishedNotice[]
  /** When the newest complete window of each source was begun, as ISO instants; null: none yet. */
  completeAt: Readonly<Partial<Record<SourceId, string | null>>>
  rollUp: NoticeRollUp
  /** Another one after each reading: what is derived from the notices may be kept by it. */
  version: number
}

export interface NoticeSnapshots {
  /** Null while nothing has ever been read, or all readings failed: then there are only samples. */
  current(): NoticeSnapshot | null
  /** Looks whether anything was read meanwhile, also by other processes. Never rejects. */
  refresh(): Promise<void>
  stop(): void
}

const SNAPSHOT_DAYS = 30
const LOOK_MS = 60_000

export async function keepSnapshot(
  db: Database,
  log: Log,
  sources: readonly SourceId[],
): Promise<NoticeSnapshots> {
  let current: NoticeSnapshot | null = null
  let loaded = ''
  let turn = Promise.resolve()
  let isStopped = false

  async function load(): Promise<void> {
    const today = todayInVilnius(Temporal.Now.instant())
    const newest = await findNewestEnded(db)
    if (newest === null || loaded === `${newest} ${today}`) return
    const notices = await readShownNotices(db, today.subtract({ days: SNAPSHOT_DAYS }).toString())
    const completeAt: Partial<Record<SourceId, string | null>> = {}
    for (const source of sources) {
      completeAt[source] = (await findNewestComplete(db, source))?.started_at.toISOString() ?? null
    }
    loaded = `${newest} ${today}`
    const isAnythingThere = notices.length > 0 || Object.values(completeAt).some((time) => time !== null)
    if (isAnythingThere || current !== null) {
      current = { notices, rollUp: rollUp(notices), completeAt, version: (current?.version ?? 0) + 1 }
    }
  }

  function refresh(): Promise<void> {
    turn = turn.then(load).catch((err) => {
      if (!isStopped) log.error({ err }, 'the notices of the last 30 days could not be loaded')
    })
    return turn
  }

  await refresh()
  const timer = setInterval(refresh, LOOK_MS).unref()
  return {
    current: () => current,
    refresh,
    stop() {
      isStopped = true
      clearInterval(timer)
    },
  }
}
