import { todayInVilnius } from '#app/domain/calendar/today.ts'
import { PURCHASE_FORMS } from '#app/domain/notices/recent-purchases.ts'
import { formatDayOfMonth } from '#app/domain/text/lithuanian-date.ts'
import { counted } from '#app/domain/text/plural.ts'
import { atTime, isOpen, type RealNotice } from '#app/features/notices/real-notice.ts'
import { sourcesOf } from '#app/features/notices/snapshot/freshness.ts'
import type { NoticeSnapshot } from '#app/features/notices/snapshot/notice-snapshot.server.ts'
import { toLetterNotice } from '../letter.ts'

const MIN_PURCHASES = 10
/** Longer titles and buyers do not fit above the envelope. */
const MAX_LENGTH = 60

/** Returns, for the home page, what was published today, or since the day from which there are enough; null when there never are. */
export function newestEdition({ notices, ingestStartedAt }: NoticeSnapshot, now: Temporal.Instant) {
  const open = notices.filter((notice) => notice.kind === 'tender' && isOpen(notice, now))
  const calls = open.filter(({ isSystem, isAside }) => !isSystem && !isAside)
  const from = calls
    .map(({ publishedOn }) => publishedOn)
    .toSorted()
    .at(-MIN_PURCHASES)
  if (from === undefined) return null
  const edition = calls.filter(({ publishedOn }) => publishedOn >= from)
  const day = todayInVilnius(now).toString()
  const since = `Paskelbta nuo ${formatDayOfMonth(Temporal.PlainDate.from(from))}`
  const sources = sourcesOf(ingestStartedAt).map(({ name }) => name)
  return {
    day,
    notices: edition
      .toSorted((a, b) => rankOf(b) - rankOf(a))
      .map((notice) => toLetterNotice({ notice: atTime(notice, now), code: null, reason: null }, String)),
    caption: `${from === day ? 'Šiandien paskelbta' : since} (${sources.join(', ')}): ${counted(edition.length, PURCHASE_FORMS)}, čia\u00a0– keli iš jų`,
  }
}

function rankOf({ title, buyer, value }: RealNotice): number {
  return title.length + buyer.length > MAX_LENGTH ? -1 : (value ?? 0)
}
