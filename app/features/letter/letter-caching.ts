import { secondsUntilTomorrow } from '#app/domain/calendar/today.ts'
import type { ParamsOf } from '#app/pages/page-row.ts'
import type { pages } from '#app/pages/pages.ts'
import { NOTICE_PAGE_SECONDS, PRIVATE_CACHING, sharedCaching } from '#app/ui/http/caching.ts'
import * as urls from '#app/ui/urls.ts'
import type { ExceededLimit } from './letter-query.ts'
import type { LetterModel } from './letter-service.server.ts'

export function hasTypedWords(params: ParamsOf<typeof pages.letter>): boolean {
  return params.has(urls.WORDS_PARAM) || params.has(urls.ADDED_PARAM)
}

/** Letters count days, so none is cached past midnight. Letters of real notices are cached for minutes only, and those of typed words never. */
export function letterCaching(
  model: LetterModel | ExceededLimit,
  params: ParamsOf<typeof pages.letter>,
  now: Temporal.Instant,
): string {
  if (hasTypedWords(params)) return PRIVATE_CACHING
  const isReal = typeof model !== 'string' && model.letter !== null && model.letter.facts !== null
  const seconds = secondsUntilTomorrow(now)
  return sharedCaching(isReal ? Math.min(seconds, NOTICE_PAGE_SECONDS) : seconds)
}
