import { createLetterService, type LetterModel } from '#app/features/letter/letter-service.server.ts'
import type { RealNotice } from '#app/features/notices/real-notice.ts'
import { buildNoticeLookup } from '#app/features/notices/snapshot/notice-lookup.ts'
import type { NoticeSnapshot } from '#app/features/notices/snapshot/notice-snapshot.server.ts'
import { cpv, readCatalogue } from './cpv-catalogue.ts'
import { MONDAY } from './demo-letters.ts'
import { demoNotices } from './demo-notices.ts'

let current: NoticeSnapshot | null = null
let version = 0
const service = createLetterService(readCatalogue(), demoNotices, () => current)

/** A tender of Friday for the letters of Monday, 23 November 2026. */
export function realNotice(id: number, differs: Partial<RealNotice> = {}): RealNotice {
  return {
    id: `ted:${id}`,
    kind: 'tender',
    title: `Patalpų valymo paslaugos, objektas ${id}`,
    buyer: 'Saulėkrantės gimnazija',
    buyerCode: '190000000',
    codes: [cpv('90911200')],
    value: 58_000,
    time: { type: 'deadline', day: '2026-12-03' },
    winner: null,
    remark: null,
    url: `https://ted.europa.eu/lt/notice/-/detail/${id}-2026`,
    publishedOn: '2026-11-20',
    deadlineAt: '2026-12-03T08:00:00.000Z',
    earlierDeadlines: [],
    status: 'published',
    ...differs,
  }
}

export function realNoticesOf(
  notices: readonly RealNotice[],
  readAt = '2026-11-23T05:30:00.000Z',
): NoticeSnapshot {
  const ingestStartedAt = { ted: readAt }
  return {
    notices,
    lookup: buildNoticeLookup(notices),
    year: null,
    ingestStartedAt,
    completeUntil: readAt,
    version: ++version,
  }
}

/** Throws when the query has too many codes or words. */
export function writeRealLetter(query: string, real: NoticeSnapshot | null, now = MONDAY): LetterModel {
  current = real
  const model = service.compose(new URLSearchParams(query), now)
  if (typeof model === 'string') throw new Error(`too many ${model}`)
  return model
}
