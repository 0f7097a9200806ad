import type { ReactNode } from 'react'
import { LogoMark } from '#app/shared/layout/logo.tsx'
import { KIND_LABELS } from '#app/shared/notices/notice.ts'
import { sourcesText } from '#app/shared/notices/notice-sources.ts'
import { formatDateWithWeekday } from '#app/shared/text/lithuanian-date.ts'
import { ExternalTextLink } from '#app/shared/ui/external-link.tsx'
import * as urls from '#app/shared/urls.ts'
import type { Letter, LetterNotice, LetterSection } from '../letter.ts'
import { NoticeTimeLabel, ReasonChip, Remark, StateBanner } from '../notice-parts.tsx'
import { CHECKED_BY_PEOPLE, valueText } from '../notice-texts.ts'
import { restText, volumeText } from '../published/published-texts.ts'

interface LetterSheetProps {
  letter: Letter
  /** Where the notices would stand. */
  children?: ReactNode
}

export function LetterSheet({ letter, children }: LetterSheetProps) {
  return (
    <div className="overflow-clip rounded-xl border border-line bg-sheet shadow-letter print:border-0 print:[box-shadow:none]">
      <StateBanner letter={letter} />
      <Head letter={letter} />
      {letter.sections.map((section) => (
        <Section key={section.id} section={section} letter={letter} />
      ))}
      {children}
      <div className="border-t border-line bg-paper px-4 py-5 text-sm text-ink-2 sm:px-8">
        <p>{CHECKED_BY_PEOPLE}</p>
      </div>
      {letter.state === 'sample' && <StateBanner letter={letter} />}
    </div>
  )
}

function Head({ letter }: { letter: Letter }) {
  const { day, facts } = letter
  return (
    <div className="border-b border-line px-4 py-5 sm:px-8">
      <div className="flex items-center gap-4">
        <LogoMark className="size-9" />
        <div className="min-w-0 leading-tight">
          <h2 className="font-text text-base font-semibold tracking-normal">Jūsų rytinis laiškas</h2>
          <p className="mt-1 text-sm text-ink-3">{formatDateWithWeekday(day)}</p>
        </div>
      </div>
      {facts && (
        <div className="mt-4 text-sm">
          <p className="font-semibold">{volumeText(letter)}</p>
          <p className="mt-1 text-ink-3">{sourcesText(facts.sources, day)}.</p>
        </div>
      )}
    </div>
  )
}

function Section({ section, letter }: { section: LetterSection; letter: Letter }) {
  return (
    <section className="px-4 pt-5 pb-1 sm:px-8">
      <h3 className="flex items-center gap-3 font-text text-sm font-semibold text-ink-3 after:grow after:border-t after:border-line">
        {section.title}
      </h3>
      {section.notices.map((notice) => (
        <Notice key={notice.id} notice={notice} letter={letter} />
      ))}
      {section.rest > 0 && letter.state !== 'sample' && (
        <p className="border-t border-line py-3 text-sm text-ink-2">{restText(section)}</p>
      )}
    </section>
  )
}

function Notice({ notice, letter }: { notice: LetterNotice; letter: Letter }) {
  const value = valueText(notice)
  return (
    <article
      data-reason={notice.reason?.type}
      className="grid break-inside-avoid gap-x-5 gap-y-2 border-b border-line py-5 last:border-0 sm:grid-cols-[8rem_minmax(0,1fr)]"
    >
      <NoticeTimeLabel notice={notice} today={letter.day} />
      <div className="min-w-0">
        <h4 className="font-display text-h3 font-semibold text-balance">
          {notice.url ? <ExternalTextLink href={notice.url}>{notice.title}</ExternalTextLink> : notice.title}
        </h4>
        <p className="mt-1 text-sm text-ink-2">{notice.buyer}</p>
        {notice.winner && <p className="text-sm text-ink-2">Laimėtojas&nbsp;– {notice.winner}</p>}
        <p className="mt-1.5 flex flex-wrap gap-x-5 text-sm text-ink-3">
          {value && (
            <span>
              <b className="font-semibold text-ink tabular-nums">{value}</b> be&nbsp;PVM
            </span>
          )}
          {!value && letter.state === 'sample' && <span>vertė nenurodyta</span>}
          <span>{KIND_LABELS[notice.kind]}</span>
        </p>
        <p className="flex items-baseline gap-x-1.5 text-sm leading-snug text-ink-3">
          <a href={urls.cpvCode(notice.code)} className="link list-target shrink-0 tabular-nums">
            {notice.code}
          </a>{' '}
          <span className="min-w-0">{notice.codeName}</span>
        </p>
        {notice.reason && (
          <p className="mt-1">
            <ReasonChip reason={notice.reason} />
          </p>
        )}
        {notice.remark && <Remark text={notice.remark} />}
      </div>
    </article>
  )
}
