import type { OpenDatabase } from '#app/infra/database/database.server.ts'
import { readFreeBytes } from '#app/infra/observability/free-disk.server.ts'
import type { Log } from '#app/infra/observability/log.server.ts'
import { untilAborted } from '#app/infra/until-aborted.server.ts'
import { quarantine } from '#config/limits.ts'
import { readQuarantineUsage } from './submission-store.server.ts'

export type QuarantineCapacity = ReturnType<typeof createQuarantineCapacity>

interface QuarantineCapacityDeps extends Pick<OpenDatabase, 'db' | 'embeddedDirectory'> {
  log: Log
}

export type QuarantineBounds = Record<'maxRows' | 'maxBytes' | 'suspiciousShare', number>

const REFRESH_MS = 30_000
const MAX_ROWS_WITHOUT_ROOM = 200

/** The number is read from the database twice a minute; in between each process counts its own. */
export function createQuarantineCapacity(
  deps: QuarantineCapacityDeps,
  bounds: QuarantineBounds = quarantine,
) {
  let usage = { rows: 0, bytes: 0 }
  let hasRoom = true
  let rowsSinceRefresh = 0
  let readAt = Number.NEGATIVE_INFINITY

  async function refresh(signal: AbortSignal) {
    readAt = performance.now()
    try {
      usage = await untilAborted(signal, () => readQuarantineUsage(deps.db))
      hasRoom = await hasFreeDisk(deps, bounds.maxBytes - usage.bytes)
      rowsSinceRefresh = 0
    } catch (err) {
      deps.log.warn({ err }, 'the use of the quarantine could not be read')
      hasRoom = false
    }
  }

  return {
    /** Where the disk has no room, a lead is only mailed. It never rejects. */
    async reserve(
      bytes: number,
      hasSmallerShare: boolean,
      signal: AbortSignal,
    ): Promise<'store' | 'mail only' | 'full'> {
      if (performance.now() - readAt >= REFRESH_MS) await refresh(signal)
      const share = hasSmallerShare ? bounds.suspiciousShare : 1
      const isFull = usage.rows >= bounds.maxRows * share || usage.bytes + bytes > bounds.maxBytes * share
      if (isFull || (!hasRoom && rowsSinceRefresh >= MAX_ROWS_WITHOUT_ROOM)) return 'full'
      usage.rows += 1
      usage.bytes += bytes
      rowsSinceRefresh += 1
      return hasRoom ? 'store' : 'mail only'
    },
  }
}

/** Free space is known only for the embedded database. */
async function hasFreeDisk({ embeddedDirectory: disk, log }: QuarantineCapacityDeps, bytes: number) {
  const freeBytes = disk === null ? bytes : await readFreeBytes(disk)
  if (freeBytes < bytes) log.warn({ disk, freeBytes }, 'the disk has no room for the quarantine')
  return !(freeBytes < bytes)
}
