import { statfs } from 'node:fs/promises'
import type { OpenDatabase } from '#app/infra/database/database.server.ts'
import type { Log } from '#app/infra/observability/log.server.ts'
import { untilAborted } from '#app/infra/until-aborted.server.ts'
import { quarantine } from '#config/limits.ts'
import { readQuarantineUsage } from './submission-store.server.ts'

export type QuarantineCapacity = ReturnType<typeof createQuarantineCapacity>

interface QuarantineCapacityDeps extends Pick<OpenDatabase, 'db' | 'embeddedDirectory'> {
  log: Log
}

export type QuarantineBounds = Record<'maxRows' | 'maxBytes' | 'suspiciousShare' | 'minFreeDiskBytes', number>

const REFRESH_MS = 30_000
const MAX_ROWS_WITHOUT_USAGE = 200

/** Refreshed from the database twice a minute; in between each process counts its own. */
export function createQuarantineCapacity(
  deps: QuarantineCapacityDeps,
  bounds: QuarantineBounds = quarantine,
) {
  let usage = { rows: 0, bytes: 0, hasFreeDisk: true }
  let isUsageKnown = true
  let rowsSinceRefresh = 0
  let readAt = Number.NEGATIVE_INFINITY

  async function refresh(signal: AbortSignal) {
    readAt = performance.now()
    try {
      const stored = await untilAborted(signal, () => readQuarantineUsage(deps.db))
      usage = { ...stored, hasFreeDisk: await hasFreeDisk(deps, bounds) }
      isUsageKnown = true
      rowsSinceRefresh = 0
    } catch (err) {
      deps.log.warn({ err }, 'the use of the quarantine could not be read')
      isUsageKnown = false
    }
  }

  return {
    /** False when the quarantine is full. Never rejects. */
    async reserve(bytes: number, hasSmallerShare: boolean, signal: AbortSignal): Promise<boolean> {
      if (performance.now() - readAt >= REFRESH_MS) await refresh(signal)
      const share = hasSmallerShare ? bounds.suspiciousShare : 1
      const isFull = usage.rows >= bounds.maxRows * share || usage.bytes + bytes > bounds.maxBytes * share
      if (isFull || !usage.hasFreeDisk) return false
      if (!isUsageKnown && rowsSinceRefresh >= MAX_ROWS_WITHOUT_USAGE) return false
      usage.rows += 1
      usage.bytes += bytes
      rowsSinceRefresh += 1
      return true
    },
  }
}

/** Free space is known only for the embedded database. */
async function hasFreeDisk(
  { embeddedDirectory }: QuarantineCapacityDeps,
  bounds: QuarantineBounds,
): Promise<boolean> {
  if (embeddedDirectory === null) return true
  const { bavail, bsize } = await statfs(embeddedDirectory)
  return bavail * bsize >= bounds.minFreeDiskBytes
}
