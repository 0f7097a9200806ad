import { secondsUntilTomorrow } from '#app/shared/calendar/today.ts'
import { NOTICE_SECONDS, PRIVATE_CACHING, sharedCaching } from '#app/shared/http/caching.ts'
import type { TooMuch } from './letter-request.ts'
import type { LetterAnswer } from './letter-service.server.ts'

/** `Cache-Control` of a letter: until midnight, because days are counted in it; never of words that somebody typed. */
export function letterCaching(
  answer: LetterAnswer | TooMuch,
  hasWords: boolean,
  now: Temporal.Instant,
): string {
  if (hasWords) return PRIVATE_CACHING
  const isReal = typeof answer !== 'string' && answer.letter !== null && answer.letter.facts !== null
  const seconds = secondsUntilTomorrow(now)
  return sharedCaching(isReal ? Math.min(seconds, NOTICE_SECONDS) : seconds)
}
