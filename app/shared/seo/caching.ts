const BROWSER_SECONDS = 60
const SHARED_SECONDS = 3_600

/** `Cache-Control` of a page that is the same for everyone, for at most `limitSeconds`. */
export function sharedCaching(limitSeconds = SHARED_SECONDS): string {
  const shared = Math.max(0, Math.min(SHARED_SECONDS, limitSeconds))
  const browser = Math.min(BROWSER_SECONDS, shared)
  return `public, max-age=${browser}, s-maxage=${shared}`
}

export const PRIVATE_CACHING = 'no-store'
