import * as urls from '#app/ui/urls.ts'
import { TIME_ZONE } from '#config/time-zone.ts'
import { isStale } from './freshness.ts'
import type { NoticeSnapshot } from './notice-snapshot.server.ts'

const MINUTE_MS = 60_000

const SITEMAPS = urls.sitemap.replace('.xml', '')
const PATH_PREFIXES = [urls.letter, urls.letterApi, `${urls.cpvBrowser}/`, `${urls.buyerRoot}/`, SITEMAPS]

/** The version changes after each ingest, when notices get old, and every hour, because deadlines pass on the hour. Pages without notices have an empty one. */
export function noticeCacheVersion(
  snapshot: () => NoticeSnapshot | null,
  now: () => Temporal.Instant = Temporal.Now.instant,
): (path: string) => string {
  // It is kept for a minute, for it takes longer to make than a cached response.
  let cached = { minute: -1, version: -1, cacheVersion: '' }

  function cacheVersionAt(current: NoticeSnapshot): string {
    const time = now()
    const minute = Math.floor(time.epochMilliseconds / MINUTE_MS)
    const { version } = current
    if (cached.minute !== minute || cached.version !== version) {
      const hour = time.toZonedDateTimeISO(TIME_ZONE).toPlainDateTime().toString().slice(0, 13)
      const age = isStale(current.completeUntil, time) ? 'stale' : 'fresh'
      cached = { minute, version, cacheVersion: `${version} ${age} ${hour} ` }
    }
    return cached.cacheVersion
  }

  return (pathname) => {
    if (pathname !== urls.home && !PATH_PREFIXES.some((prefix) => pathname.startsWith(prefix))) return ''
    const current = snapshot()
    return current === null ? '' : cacheVersionAt(current)
  }
}
