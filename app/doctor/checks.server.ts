import { workingTimeBetween } from '#app/domain/calendar/working-time.ts'
import { readMailFaults } from '#app/features/lead/mail/undelivered-store.server.ts'
import { completeUntil, isStale } from '#app/features/notices/snapshot/freshness.ts'
import type { SourceId } from '#app/features/notices/source-notice.ts'
import { findNewestComplete } from '#app/features/notices/store/ingest-store.server.ts'
import { formatMinute } from '#app/infra/database/backup/backup-file.server.ts'
import type { Database } from '#app/infra/database/database.server.ts'
import type { Env } from '#app/infra/env.server.ts'
import { readFreeBytes } from '#app/infra/observability/free-disk.server.ts'
import { newestBackup } from '#app/infra/observability/newest-backup.server.ts'
import { operatorMessage } from '#app/infra/operator-error.server.ts'
import { isPublicSite } from '#app/infra/private-address.server.ts'
import { backupAlarm, diskAlarm, mailAlarm } from '#config/limits.ts'
import { site } from '#config/site.ts'

/** A fault is to be mended at once; a warning may be meant. */
export type State = 'well' | 'warning' | 'fault'

export interface Check {
  name: 'settings' | 'facts' | 'database' | 'mail' | 'samples' | 'notices' | 'disk' | 'backup' | 'site'
  state: State
  sentence: string
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** What a running site has to be asked again and again; the sentences name no person. */
export async function checkRunning(db: Database, env: Env, now = Date.now()): Promise<Check[]> {
  const ofFiles = [await checkDisk(env.DATA_DIR), await checkBackup(env, now)]
  try {
    const ofRows = await checkMail(db, now)
    const sources = await Promise.all(env.NOTICE_SOURCES.map((source) => checkSource(db, source, now)))
    return [{ name: 'database', state: 'well', sentence: 'It answers.' }, ...ofRows, ...sources, ...ofFiles]
  } catch (error) {
    const sentence = operatorMessage(error, 'It does not answer') ?? 'It does not answer.'
    return [{ name: 'database', state: 'fault', sentence }, ...ofFiles]
  }
}

/** Nobody is at work to miss a mail outside office hours. */
async function checkMail(db: Database, now: number): Promise<Check[]> {
  const { waiting, oldest, error, heldSamples } = await readMailFaults(db)
  const since = oldest?.getTime() ?? now
  const waited = workingTimeBetween(Math.min(since, now), now, site.officeHours)(since, now)
  const isOverdue = waited > mailAlarm.afterOfficeMinutes * MINUTE_MS
  const reason = error === null ? '' : `: ${error}`
  const mails = `${waiting} to staff not sent, the oldest since ${formatMinute(new Date(since))}${reason}`
  return [
    {
      name: 'mail',
      state: isOverdue ? 'fault' : 'well',
      sentence: waiting === 0 ? 'All requests are mailed.' : `Mails: ${mails.replace(/\.$/, '')}.`,
    },
    {
      name: 'samples',
      state: heldSamples > 0 ? 'warning' : 'well',
      sentence: heldSamples > 0 ? `Samples that wait for staff: ${heldSamples}.` : 'None waits for staff.',
    },
  ]
}

async function checkSource(db: Database, source: SourceId, now: number): Promise<Check> {
  const newest = await findNewestComplete(db, source)
  if (newest === null) return { name: 'notices', state: 'warning', sentence: `${source}: not read yet.` }
  const until = completeUntil(newest).toString()
  const state = isStale(until, Temporal.Instant.fromEpochMilliseconds(now)) ? 'fault' : 'well'
  return { name: 'notices', state, sentence: `${source}: complete until ${formatMinute(new Date(until))}.` }
}

async function checkDisk(directory: string): Promise<Check> {
  const free = await readFreeBytes(directory)
  const [warns, fails] = [free < diskAlarm.warnBelowBytes, free < diskAlarm.failBelowBytes]
  const sentence = Number.isNaN(free)
    ? `How much is free on the disk of ${directory} is not known.`
    : `${(free / 1_000_000_000).toFixed(1)} GB are free on the disk of ${directory}.`
  return { name: 'disk', state: fails ? 'fault' : warns ? 'warning' : 'well', sentence }
}

async function checkBackup({ BACKUP_DIR, SITE_URL }: Env, now: number): Promise<Check> {
  const madeAt = await newestBackup(BACKUP_DIR)
  if (madeAt === null) {
    const state = isPublicSite(SITE_URL) ? 'warning' : 'well'
    return { name: 'backup', state, sentence: `There is none in ${BACKUP_DIR}.` }
  }
  const state = now - madeAt > backupAlarm.afterHours * HOUR_MS ? 'fault' : 'well'
  return { name: 'backup', state, sentence: `The newest is of ${formatMinute(new Date(madeAt))}.` }
}

export function isWell(checks: readonly Check[]): boolean {
  return checks.every(({ state }) => state !== 'fault')
}
