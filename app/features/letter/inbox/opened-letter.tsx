import type { ReactNode } from 'react'
import { valueText } from '#app/domain/notices/notice.ts'
import { formatDayWithWeekday } from '#app/domain/text/lithuanian-date.ts'
import { typography } from '#app/domain/text/typography.ts'
import { Envelope } from '#app/ui/components/envelope.tsx'
import { LogoMark } from '#app/ui/layout/logo.tsx'
import { site } from '#config/site.ts'
import { dataState, type Letter, type LetterNotice } from '../letter.ts'
import { NoticeTimeLabel, ReasonChip, StateBanner } from '../notice-parts.tsx'
import type { HomePageLetter } from './home-page-letter.ts'

/** They end above the envelope, so that no word is cut: phones show two. */
const MAX_NOTICES = 3

export function OpenedLetter({ homePageLetter }: { homePageLetter: HomePageLetter }) {
  return <OwnLetter letter={null} {...homePageLetter} />
}

interface OwnLetterProps {
  letter: Letter | null
  day?: string | undefined
  notices: readonly LetterNotice[]
  caption: ReactNode
  children?: ReactNode
}

export function OwnLetter({ letter, day = letter?.day, notices, caption, children }: OwnLetterProps) {
  return (
    <figure
      data-letter-part="sheet"
      data-state={dataState(letter)}
      data-example
      className="relative mx-auto w-full max-w-[31rem] outline-none lg:mr-0"
    >
      <div className="letter-paper">
        <div className="flex items-center gap-3 border-b border-line px-4 pb-4 sm:px-6">
          <LogoMark className="size-8" />
          <p className="leading-tight font-semibold">
            Jūsų rytinis laiškas{' '}
            <span className="block min-h-[1lh] text-sm font-normal text-ink-3">{dateOfLetter(day)}</span>
          </p>
        </div>
        {letter?.state === 'stale' && <StateBanner letter={letter} inset="sm:px-6" />}
        {day && notices.length > 0 ? (
          <ShortNotices notices={notices} today={day} />
        ) : (
          <div className="pb-[26%] lg:min-h-96">{children}</div>
        )}
      </div>
      <Envelope />
      <figcaption className="mt-2 text-center sm:mt-4 text-sm text-ink-3">{caption}</figcaption>
    </figure>
  )
}

/** The hour at which the firm sends the letter is named where it is a known fact. */
export function dateOfLetter(day: string | undefined): string {
  const { letterHour } = site.evidence
  return [day && formatDayWithWeekday(day), letterHour].filter(Boolean).join(',\u00a0')
}

function ShortNotices({ notices, today }: { notices: readonly LetterNotice[]; today: string }) {
  return (
    <ul className="letter-notices">
      {notices.slice(0, MAX_NOTICES).map((notice) => (
        <li key={notice.id} data-reason={notice.reason?.type} className="short-notice">
          <NoticeTimeLabel notice={notice} today={today} />
          <div className="min-w-0">
            <p className="font-display leading-snug font-semibold text-balance">{typography(notice.title)}</p>
            <p className="mt-0.5 text-sm text-ink-2">{typography(notice.buyer)}</p>
            <p className="text-sm font-semibold tabular-nums empty:hidden">{valueText(notice)}</p>
            {notice.reason && (
              <p className="mt-1">
                <ReasonChip reason={notice.reason} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
