import { Gauge, type Registry } from 'prom-client'
import type { Database } from '#app/infra/database/database.server.ts'
import type { Env } from '#app/infra/env.server.ts'
import { registerCertificate } from '#app/infra/observability/certificate.server.ts'
import { watchFreeDisk } from '#app/infra/observability/free-disk.server.ts'
import type { Log } from '#app/infra/observability/log.server.ts'
import { registerBackupAge } from '#app/infra/observability/newest-backup.server.ts'
import { type Check, checkRunning, isWell } from './checks.server.ts'

/** For Prometheus; returns what `/status` asks. */
export function watchSite(db: Database, env: Env, log: Log, registry: Registry): () => Promise<Check[]> {
  const check = () => checkRunning(db, env)
  watchFreeDisk(env.DATA_DIR, log, registry)
  registerBackupAge(env.BACKUP_DIR, registry)
  registerCertificate(env.SITE_URL, registry)
  new Gauge({
    name: 'site_well',
    help: 'Whether nothing is at fault, by what was checked: 1 or 0.',
    labelNames: ['check'],
    registers: [registry],
    async collect() {
      const checks = await check()
      for (const { name } of checks) {
        this.set({ check: name }, isWell(checks.filter((other) => other.name === name)) ? 1 : 0)
      }
    },
  })
  return check
}
