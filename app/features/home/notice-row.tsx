import { typography } from '#app/shared/text/typography.ts'
import type { DateLabel, NoticeType, SampleNotice } from './sample-notices.ts'

const BADGE_COLOURS: Record<NoticeType, string> = {
  Pirkimas: 'bg-green-soft text-green',
  'Rinkos konsultacija': 'bg-blue-soft text-blue',
  'Pirkimų planas': 'bg-amber-soft text-amber',
  'Sudaryta sutartis': 'bg-plum-soft text-plum',
}

const EDGE_COLOURS: Record<NoticeType, string> = {
  Pirkimas: 'bg-green',
  'Rinkos konsultacija': 'bg-blue',
  'Pirkimų planas': 'bg-amber-mark',
  'Sudaryta sutartis': 'bg-plum',
}

export function NoticeBadge({ type }: { type: NoticeType }) {
  return (
    <span className={`inline-block rounded-full px-2.5 py-0.5 text-xs font-semibold ${BADGE_COLOURS[type]}`}>
      {type}
    </span>
  )
}

/** What somebody has to act before; the other dates only inform. */
const DEADLINES: readonly DateLabel[] = ['Terminas', 'Pastabos iki']

export function dateColour({ dateLabel }: SampleNotice): string {
  return DEADLINES.includes(dateLabel) ? 'text-amber' : 'text-ink-2'
}

/** A notice as it stands in the letter: type, title, who buys, who won; when and for how much. */
export function NoticeRow({ notice }: { notice: SampleNotice }) {
  return (
    <li className="relative grid gap-x-6 gap-y-3 border-b border-line py-4 pr-4 pl-5 last:border-0 sm:px-6 lg:grid-cols-[minmax(0,1fr)_9.5rem_7.5rem] lg:items-center">
      <span
        aria-hidden="true"
        className={`absolute inset-y-0 left-0 w-1 forced-colors:hidden ${EDGE_COLOURS[notice.type]}`}
      />
      <div className="min-w-0">
        <NoticeBadge type={notice.type} />
        <p className="mt-1.5 font-semibold leading-snug">{typography(notice.title)}</p>
        <p className="mt-0.5 text-sm text-ink-3">{typography(notice.org)}</p>
        {notice.winner && (
          <p className="mt-0.5 text-sm text-ink-3">Laimėtojas&nbsp;– {typography(notice.winner)}</p>
        )}
      </div>
      <dl className="grid grid-cols-[minmax(0,11fr)_minmax(0,10fr)] gap-x-4 text-sm whitespace-nowrap sm:grid-cols-[9.5rem_minmax(0,1fr)] sm:gap-x-6 tabular-nums lg:contents">
        <div>
          <dt className="text-xs text-ink-3">{notice.dateLabel}</dt>
          <dd className={`font-semibold ${dateColour(notice)}`}>{notice.date}</dd>
        </div>
        <div className="lg:text-right">
          <dt className="text-xs text-ink-3">Vertė</dt>
          <dd className="font-medium">{notice.value ? typography(notice.value) : '–'}</dd>
        </div>
      </dl>
    </li>
  )
}
