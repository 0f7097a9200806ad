import type { Database } from '#app/infra/database/database.server.ts'
import type { Log } from '#app/infra/observability/log.server.ts'
import { mailAlarm } from '#config/limits.ts'
import { readUndelivered } from './undelivered-store.server.ts'

const MINUTE_MS = 60_000

/** One error line as long as a lead has been waiting for its mail longer than it should. */
export async function checkMail(db: Database, log: Log, now: Date): Promise<void> {
  const { count, oldest } = await readUndelivered(db)
  if (oldest === null) return
  const oldestMinutes = Math.floor((now.getTime() - oldest.getTime()) / MINUTE_MS)
  if (oldestMinutes < mailAlarm.afterMinutes) return
  log.error({ undelivered: count, oldestMinutes }, 'mail of leads is overdue; see "npm run leads -- stats"')
}
