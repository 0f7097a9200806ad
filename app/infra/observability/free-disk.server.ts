import { statfs } from 'node:fs/promises'
import { Gauge, type Registry } from 'prom-client'
import { diskAlarm } from '#config/limits.ts'
import type { Log } from './log.server.ts'

const HOUR_MS = 3_600_000

/** Warns at once and every hour while the disk is almost full. */
export function watchFreeDisk(
  directory: string,
  log: Log,
  registry: Registry,
  limits: Pick<typeof diskAlarm, 'warnBelowBytes'> = diskAlarm,
): void {
  const warn = async () => {
    const freeBytes = await readFreeBytes(directory)
    if (freeBytes < limits.warnBelowBytes) log.warn({ directory, freeBytes }, 'the disk is almost full')
  }
  void warn()
  setInterval(warn, HOUR_MS).unref()
  new Gauge({
    name: 'site_disk_free_bytes',
    help: 'Free on the disk of DATA_DIR.',
    registers: [registry],
    async collect() {
      this.set(await readFreeBytes(directory))
    },
  })
}

/** Returns NaN when the free space is not known. */
export async function readFreeBytes(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory).catch(() => ({ bavail: Number.NaN, bsize: 1 }))
  return bavail * bsize
}
