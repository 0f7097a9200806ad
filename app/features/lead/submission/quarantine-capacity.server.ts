import type { Database } from '#app/infra/database/database.server.ts'
import type { Log } from '#app/infra/observability/log.server.ts'
import { untilAborted } from '#app/infra/until-aborted.server.ts'
import { quarantine } from '#config/limits.ts'
import { countQuarantined } from './submission-store.server.ts'

export type QuarantineCapacity = ReturnType<typeof createQuarantineCapacity>

export type QuarantineBounds = Record<'maxRows' | 'suspiciousShare', number>

const REFRESH_MS = 30_000

/** The number is read from the database twice a minute; in between each process counts its own. */
export function createQuarantineCapacity(
  { db, log }: { db: Database; log: Log },
  bounds: QuarantineBounds = quarantine,
) {
  let rows = 0
  let readAt = Number.NEGATIVE_INFINITY
  return {
    /** Tells whether there is room for one more. It never rejects. */
    async reserve(isLikelySpam: boolean, signal: AbortSignal): Promise<boolean> {
      if (performance.now() - readAt >= REFRESH_MS) {
        readAt = performance.now()
        try {
          rows = await untilAborted(signal, () => countQuarantined(db))
        } catch (err) {
          log.warn({ err }, 'the use of the quarantine could not be read')
        }
      }
      if (rows >= bounds.maxRows * (isLikelySpam ? bounds.suspiciousShare : 1)) return false
      rows += 1
      return true
    },
  }
}
