import { sql } from 'drizzle-orm'
import { startDailyRun } from '#app/infra/database/daily-run.server.ts'
import type { Database, OpenDatabase } from '#app/infra/database/database.server.ts'
import { purgeDeletedRows } from '#app/infra/database/purge-deleted-rows.server.ts'
import type { Loop } from '#app/infra/loop.server.ts'
import type { Log } from '#app/infra/observability/log.server.ts'
import { site } from '#config/site.ts'
import { concernsAny, removeMailCopies, unremovedFilesError } from './mail-copies.server.ts'

export interface EraseOldLeadsDeps extends Pick<OpenDatabase, 'db' | 'pool' | 'embeddedDirectory'> {
  mailDirectory: string
  log: Log
}

const EVERY_NIGHT = {
  name: 'erase-old-leads',
  time: '03:17',
  failure: 'old leads could not be erased, or not all that is left of them',
}
const MIN_RETENTION_MS = 31 * 24 * 3_600_000

export function startLeadRetention(deps: EraseOldLeadsDeps): Loop {
  return startDailyRun(deps, EVERY_NIGHT, () => eraseOldLeads(deps, new Date()))
}

/** Files also go by their own age, for a lead may have been mailed without being stored. */
export async function eraseOldLeads(
  { mailDirectory, log, ...database }: EraseOldLeadsDeps,
  now: Date,
): Promise<void> {
  const cutoff = new Date(now)
  cutoff.setUTCMonth(cutoff.getUTCMonth() - site.leadRetentionMonths)
  // `erase_old_leads` refuses leads younger than 30 days, and a month may be shorter.
  cutoff.setTime(Math.min(cutoff.getTime(), now.getTime() - MIN_RETENTION_MS))
  const ids: ReadonlySet<string> = new Set(await eraseLeadsBefore(database.db, cutoff))
  const { removed, failed } = await removeMailCopies(
    mailDirectory,
    (file) => file.writtenAt < cutoff || concernsAny(ids, file),
  ).finally(() => purgeDeletedRows(database))
  log.info({ mails: removed }, 'old leads and mail files erased')
  if (failed.length > 0) throw unremovedFilesError(failed)
}

/** Adds a line to the audit table; returns the ids of the leads' mails. */
export async function eraseLeadsBefore(db: Database, cutoff: Date): Promise<string[]> {
  const { rows } = await db.execute<{ mail_id: string | null }>(
    sql`select erase_old_leads(${cutoff.toISOString()}) as mail_id`,
  )
  return rows.flatMap(({ mail_id }) => mail_id ?? [])
}
