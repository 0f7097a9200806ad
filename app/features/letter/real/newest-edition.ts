import { todayInVilnius } from '#app/domain/calendar/today.ts'
import { shownTitle } from '#app/domain/notices/shown-title.ts'
import { formatDayOfMonth } from '#app/domain/text/lithuanian-date.ts'
import { counted } from '#app/domain/text/plural.ts'
import { typography } from '#app/domain/text/typography.ts'
import { atTime, isOpen, type RealNotice } from '#app/features/notices/real-notice.ts'
import { sourcesOf } from '#app/features/notices/snapshot/freshness.ts'
import type { NoticeSnapshot } from '#app/features/notices/snapshot/notice-snapshot.server.ts'
import { PURCHASE_FORMS } from './real-texts.ts'

/** Fewer are published at a weekend, or read early in the morning. */
const MIN_PURCHASES = 10
const MAX_SHOWN = 3
/** Of a title with its buyer: longer ones do not fit above the envelope. */
const MAX_LENGTH = 60

/** What the home page shows of the newest day with so many open purchases; null when there is none. */
export function newestEdition({ notices, ingestStartedAt }: NoticeSnapshot, now: Temporal.Instant) {
  const day = todayInVilnius(now).toString()
  const isCall = ({ kind, isSystem, isAside }: RealNotice) => kind === 'tender' && !isSystem && !isAside
  const calls = notices.filter((notice) => isCall(notice) && isOpen(notice, now))
  const edition = [...Map.groupBy(calls, ({ publishedOn }) => publishedOn)]
    .toSorted(([a], [b]) => b.localeCompare(a))
    .find(([, ofDay]) => ofDay.length >= MIN_PURCHASES)
  if (edition === undefined) return null
  const [publishedOn, ofDay] = edition
  const date = formatDayOfMonth(Temporal.PlainDate.from(publishedOn))
  const when = publishedOn === day ? 'Šiandien paskelbta' : `Paskelbta ${date}`
  const sources = sourcesOf(ingestStartedAt).map(({ name }) => typography(name))
  const shown = ofDay.toSorted(largestFirst).slice(0, MAX_SHOWN)
  return {
    day,
    notices: shown.map((notice) => ({
      ...atTime(notice, now),
      title: shownTitle(notice.title),
      code: null,
      codeName: null,
      reason: null,
    })),
    caption: `${when} (${sources.join(', ')}): ${counted(ofDay.length, PURCHASE_FORMS)}, čia\u00a0– keli iš jų`,
  }
}

function largestFirst(a: RealNotice, b: RealNotice): number {
  const isLong = ({ title, buyer }: RealNotice) => title.length + buyer.length > MAX_LENGTH
  return Number(isLong(a)) - Number(isLong(b)) || (b.value ?? 0) - (a.value ?? 0)
}
