import { Gauge, type Registry } from 'prom-client'
import { workingDayAt } from '#app/domain/calendar/working-time.ts'
import type { Database } from '#app/infra/database/database.server.ts'
import { getOrCreateSecret } from '#app/infra/database/secret.server.ts'
import type { Env } from '#app/infra/env.server.ts'
import type { Log } from '#app/infra/observability/log.server.ts'
import { site } from '#config/site.ts'
import { checkRunning, isWell } from './checks.server.ts'
import { certificateEndsAt, freeBytes, newestBackupAt } from './machine.server.ts'
import { DOCTOR } from './site-check.server.ts'

const HOUR_MS = 3_600_000

export type SiteWatch = Awaited<ReturnType<typeof watchSite>>

/** Names at once and every hour what is not well, for operators without Prometheus, too. */
export async function watchSite(db: Database, env: Env, log: Log, registry: Registry) {
  let certificateEnd = Number.NaN
  const look = async () => {
    certificateEnd = await certificateEndsAt(env.SITE_URL)
    for (const { state, name, sentence } of await checkRunning(db, env)) {
      if (state !== 'well') log.warn({ check: name }, sentence)
    }
  }
  void look()
  setInterval(look, HOUR_MS).unref()
  const gauge = (name: string, help: string, read: () => Promise<number>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await read())
      },
    })
  gauge('site_disk_free_bytes', 'Free on the disk of DATA_DIR.', () => freeBytes(env.DATA_DIR))
  const ageOfBackup = async () => (Date.now() - (await newestBackupAt(env.BACKUP_DIR))) / 1_000
  gauge('site_backup_newest_seconds', 'Age of the newest backup; NaN when there is none.', ageOfBackup)
  const untilEnd = async () => (certificateEnd - Date.now()) / 1_000
  gauge('site_certificate_expires_seconds', 'Until it ends; NaN without TLS or response.', untilEnd)
  const isOpen = async () => Number(workingDayAt(Date.now(), site.officeHours) !== null)
  gauge('site_office_open', 'Is 1 in the office hours of the facts, 0 outside them.', isOpen)
  return {
    isWell: async () => isWell(await checkRunning(db, env)),
    doctorKey: await getOrCreateSecret(db, DOCTOR),
  }
}
