import { isStale } from '#app/features/notices/snapshot/freshness.ts'
import type { NoticeSnapshot } from '#app/features/notices/snapshot/notice-snapshot.server.ts'
import * as urls from '#app/shared/urls.ts'
import { TIME_ZONE } from '#config/time-zone.ts'

const MINUTE_MS = 60_000

/** The sitemap and its parts. */
const SITEMAPS = urls.sitemap.replace('.xml', '')
/** Address prefixes of the pages that are made of real notices. */
const PLACES = [urls.letter, urls.letterApi, `${urls.cpvBrowser}/`, `${urls.unnamedBuyer}/`, SITEMAPS]

/**
 * The edition of pages that are made of real notices: another one after each reading, once the notices are old, and
 * every hour, because tenders end at full hours. Other pages, and all while there are no real notices, have none.
 */
export function noticeEdition(
  snapshot: () => NoticeSnapshot | null,
  now: () => Temporal.Instant = Temporal.Now.instant,
): (path: string) => string {
  // Found anew each minute: it takes longer than an answer from the cache.
  let found = { minute: -1, version: -1, edition: '' }

  function editionAt(current: NoticeSnapshot): string {
    const time = now()
    const minute = Math.floor(time.epochMilliseconds / MINUTE_MS)
    const { version } = current
    if (found.minute !== minute || found.version !== version) {
      const hour = time.toZonedDateTimeISO(TIME_ZONE).toPlainDateTime().toString().slice(0, 13)
      const age = isStale(current.knownUntil, time) ? 'stale' : 'fresh'
      found = { minute, version, edition: `${version} ${age} ${hour} ` }
    }
    return found.edition
  }

  return (pathname) => {
    if (!PLACES.some((place) => pathname.startsWith(place))) return ''
    const current = snapshot()
    return current === null ? '' : editionAt(current)
  }
}
