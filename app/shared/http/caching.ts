const BROWSER_SECONDS = 60
const SHARED_SECONDS = 3_600
/** For so long a cache may answer with the old page while it fetches the new one. */
const STALE_SECONDS = 600

/** `Cache-Control` of a page that is the same for everyone, for at most `limitSeconds`. */
export function sharedCaching(limitSeconds = Number.POSITIVE_INFINITY): string {
  const shared = Math.max(0, Math.min(SHARED_SECONDS, limitSeconds))
  const browser = Math.min(BROWSER_SECONDS, shared)
  const stale = Math.max(0, Math.min(STALE_SECONDS, limitSeconds - shared))
  return `public, max-age=${browser}, s-maxage=${shared}, stale-while-revalidate=${stale}`
}

/** Real notices: caches in front of this server hear of no reading. */
export const NOTICE_SECONDS = 300

export const PRIVATE_CACHING = 'no-store'
