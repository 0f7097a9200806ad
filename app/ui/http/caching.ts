const BROWSER_SECONDS = 60
const SHARED_SECONDS = 3_600
const STALE_SECONDS = 600

/** The `Cache-Control` is for a page that is the same for everyone, for at most `limitSeconds`. */
export function sharedCaching(limitSeconds = Number.POSITIVE_INFINITY): string {
  const shared = Math.max(0, Math.min(SHARED_SECONDS, limitSeconds))
  const browser = Math.min(BROWSER_SECONDS, shared)
  const stale = Math.max(0, Math.min(STALE_SECONDS, limitSeconds - shared))
  return `public, max-age=${browser}, s-maxage=${shared}, stale-while-revalidate=${stale}`
}

/** Caches in front of this server do not notice an ingest, so pages with real notices are kept for a short time. */
export const NOTICE_PAGE_SECONDS = 300

export const PRIVATE_CACHING = 'no-store'
