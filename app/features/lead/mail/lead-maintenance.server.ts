import type { Database } from '#app/infra/database/database.server.ts'
import { type Loop, startLoop } from '#app/infra/loop.server.ts'
import type { Log } from '#app/infra/observability/log.server.ts'
import { removeExpiredCounters } from '#app/infra/rate-limit.server.ts'
import { mailAlarm } from '#config/limits.ts'
import { correctTimes } from './queue/mail-queue.server.ts'
import { readUndelivered } from './queue/undelivered-store.server.ts'

const MINUTE_MS = 60_000
const RETRY_MS = 10_000

export function startLeadMaintenance({ db, log }: { db: Database; log: Log }): Loop {
  const failure = 'could not check for overdue mail'
  return startLoop({ log, failure, retryMs: RETRY_MS }, async () => {
    await correctTimes(db)
    await removeExpiredCounters(db)
    await logOverdueMail(db, log, new Date())
    return mailAlarm.everyMinutes * MINUTE_MS
  })
}

export async function logOverdueMail(db: Database, log: Log, now: Date): Promise<void> {
  const { count, oldest } = await readUndelivered(db)
  if (oldest === null) return
  const oldestMinutes = Math.floor((now.getTime() - oldest.getTime()) / MINUTE_MS)
  if (oldestMinutes < mailAlarm.afterMinutes) return
  log.error({ undelivered: count, oldestMinutes }, 'mail of leads is overdue; see "npm run doctor"')
}
