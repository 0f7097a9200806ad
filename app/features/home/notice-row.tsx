import { typography } from '#app/shared/text/typography.ts'
import type { NoticeType, SampleNotice } from './sample-notices.ts'

const BADGE_COLOURS: Record<NoticeType, string> = {
  Pirkimas: 'bg-green-soft text-green',
  'Rinkos konsultacija': 'bg-blue-soft text-blue',
  'Pirkimų planas': 'bg-amber-soft text-amber',
  'Sudaryta sutartis': 'bg-plum-soft text-plum',
}

export function NoticeBadge({ type }: { type: NoticeType }) {
  return (
    <span className={`inline-block rounded-full px-2.5 py-0.5 text-xs font-semibold ${BADGE_COLOURS[type]}`}>
      {type}
    </span>
  )
}

/** A notice as it stands in the letter: type, title, who buys; when and for how much. */
export function NoticeRow({ notice }: { notice: SampleNotice }) {
  const isOver = notice.dateLabel === 'Sudaryta'
  return (
    <li className="grid gap-x-6 gap-y-1 border-b border-line px-4 py-3.5 last:border-0 sm:grid-cols-[minmax(0,1fr)_auto] sm:px-5">
      <div className="min-w-0">
        <NoticeBadge type={notice.type} />
        <p className="mt-1 font-semibold leading-snug">{typography(notice.title)}</p>
        <p className="text-sm text-ink-3">{typography(notice.org)}</p>
      </div>
      <dl className="flex flex-wrap items-baseline gap-x-5 gap-y-0.5 text-sm tabular-nums sm:grid sm:content-end sm:justify-items-end">
        <div className="flex gap-1.5">
          <dt className="text-ink-3">{notice.dateLabel}</dt>
          <dd className={`font-semibold ${isOver ? 'text-ink-2' : 'text-amber'}`}>{notice.deadline}</dd>
        </div>
        <div className="flex gap-1.5">
          <dt className="text-ink-3">Vertė</dt>
          <dd className="text-ink-2">{notice.value ? typography(notice.value) : '–'}</dd>
        </div>
      </dl>
    </li>
  )
}
