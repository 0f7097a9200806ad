import { workingTimeBetween } from '#app/domain/calendar/working-time.ts'
import { readMailFaults } from '#app/features/lead/mail/queue/undelivered-store.server.ts'
import { completeUntil, isStale } from '#app/features/notices/snapshot/freshness.ts'
import type { SourceId } from '#app/features/notices/source-notice.ts'
import { findNewestComplete } from '#app/features/notices/store/ingest-store.server.ts'
import { formatMinute } from '#app/infra/database/backup/backup-file.server.ts'
import type { Database } from '#app/infra/database/database.server.ts'
import type { Env } from '#app/infra/env.server.ts'
import { operatorMessage } from '#app/infra/operator-error.server.ts'
import { isPublicSite } from '#app/infra/private-address.server.ts'
import { faultLimits } from '#config/limits.ts'
import { site } from '#config/site.ts'
import { freeBytes, newestBackupAt } from './machine.server.ts'

export interface Check {
  name: 'settings' | 'facts' | 'database' | 'mail' | 'samples' | 'notices' | 'disk' | 'backup' | 'site'
  /** A fault is to be mended at once; a warning may be meant. */
  state: 'well' | 'warning' | 'fault'
  sentence: string
}

const MINUTE_MS = 60_000

/** Checks what may go wrong while the site runs; the sentences name no person. */
export async function checkRunning(db: Database, env: Env, now = Date.now()): Promise<Check[]> {
  const ofFiles = [await checkDisk(env.DATA_DIR), await checkBackup(env, now)]
  try {
    const sources = await Promise.all(env.NOTICE_SOURCES.map((source) => checkSource(db, source, now)))
    return [...(await checkMails(db, now)), ...sources, ...ofFiles]
  } catch (error) {
    const sentence = operatorMessage(error, 'It does not answer') ?? 'It does not answer.'
    return [checked('database', true, sentence), ...ofFiles]
  }
}

export function checked(name: Check['name'], isFault: boolean, sentence: string): Check {
  return { name, state: isFault ? 'fault' : 'well', sentence }
}

/** A mail is overdue by minutes of office hours, since nobody misses it outside them. */
async function checkMails(db: Database, now: number): Promise<Check[]> {
  const { count, since, error, heldSamples } = await readMailFaults(db)
  const oldest = Math.min(since?.getTime() ?? now, now)
  const minutes = workingTimeBetween(oldest, now, site.officeHours)(oldest, now) / MINUTE_MS
  const reason = error === null ? '' : `, the oldest of ${formatMinute(new Date(oldest))}: ${error}`
  const mails = `Requests that could not be mailed to staff: ${count}${reason.replace(/\.$/, '')}.`
  const isLate = minutes > faultLimits.mailMinutes
  const note = count > 0 && !isLate ? ' They are not late yet by office hours.' : ''
  const samples = { name: 'samples', sentence: `Samples that wait for staff: ${heldSamples}.` } as const
  return [
    { ...checked('mail', isLate, mails + note), ...(note && { state: 'warning' }) },
    { ...samples, state: heldSamples > 0 ? 'warning' : 'well' },
  ]
}

async function checkSource(db: Database, source: SourceId, now: number): Promise<Check> {
  const newest = await findNewestComplete(db, source)
  if (newest === null) return { name: 'notices', state: 'warning', sentence: `${source} was not read yet.` }
  const until = completeUntil(newest)
  const isOld = isStale(until.toString(), Temporal.Instant.fromEpochMilliseconds(now))
  const minute = formatMinute(new Date(until.epochMilliseconds))
  return checked('notices', isOld, `${source} is complete until ${minute}.`)
}

async function checkDisk(directory: string): Promise<Check> {
  const free = await freeBytes(directory)
  const isFull = free < faultLimits.diskBytes
  const size = free < 1e9 ? `${Math.floor(free / 1e6)} MB` : `${(free / 1e9).toFixed(1)} GB`
  const amount = Number.isNaN(free) ? 'An unknown amount is' : `${size} are`
  const what = isFull ? `: make room until ${faultLimits.diskBytes / 1e6} MB are` : ''
  return checked('disk', isFull, `${amount} free on the disk of ${directory}${what}.`)
}

async function checkBackup({ BACKUP_DIR, SITE_URL }: Env, now: number): Promise<Check> {
  const madeAt = await newestBackupAt(BACKUP_DIR)
  if (Number.isNaN(madeAt)) {
    const state = isPublicSite(SITE_URL) ? 'warning' : 'well'
    return { name: 'backup', state, sentence: `There is no backup in ${BACKUP_DIR}.` }
  }
  const isOld = now - madeAt > faultLimits.backupHours * 60 * MINUTE_MS
  return checked(
    'backup',
    isOld,
    `The newest backup in ${BACKUP_DIR} is of ${formatMinute(new Date(madeAt))}.`,
  )
}

export function isWell(checks: readonly Check[]): boolean {
  return checks.every(({ state }) => state !== 'fault')
}
