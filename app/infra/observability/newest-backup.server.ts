import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Gauge, type Registry } from 'prom-client'

/** When it was written, in milliseconds; null when there is none that is whole. */
export async function newestBackup(directory: string): Promise<number | null> {
  const names = await readdir(directory).catch(() => [])
  const times = names
    .filter((name) => !name.endsWith('.part'))
    .map(async (name) => {
      const file = await stat(join(directory, name)).catch(() => null)
      return file?.isFile() && file.size > 0 ? file.mtimeMs : 0
    })
  return Math.max(0, ...(await Promise.all(times))) || null
}

export function registerBackupAge(directory: string, registry: Registry): void {
  new Gauge({
    name: 'site_backup_newest_seconds',
    help: 'Age of the newest backup; NaN when there is none.',
    registers: [registry],
    async collect() {
      const madeAt = await newestBackup(directory)
      this.set(madeAt === null ? Number.NaN : (Date.now() - madeAt) / 1_000)
    },
  })
}
