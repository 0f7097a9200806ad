import { type ReactNode, useId } from 'react'
import { kindLabel, valueText } from '#app/domain/notices/notice.ts'
import { sourcesText } from '#app/domain/notices/source-texts.ts'
import { ExternalTextLink } from '#app/ui/components/external-link.tsx'
import { LogoMark } from '#app/ui/layout/logo.tsx'
import * as urls from '#app/ui/urls.ts'
import { dateOfLetter } from '../inbox/opened-letter.tsx'
import type { Letter, LetterNotice, LetterSection } from '../letter.ts'
import { NoticeTimeLabel, ReasonChip, Remark, StateBanner } from '../notice-parts.tsx'
import { footText } from '../notice-texts.ts'
import { restText, volumeText } from '../real/real-texts.ts'

interface LetterPaperProps {
  letter: Letter
  children?: ReactNode
}

export function LetterPaper({ letter, children }: LetterPaperProps) {
  return (
    <div
      data-letter-sheet
      className="overflow-clip rounded-xl border border-line bg-sheet shadow-letter print:border-0 print:[box-shadow:none]"
    >
      <StateBanner letter={letter} />
      <Head letter={letter} />
      {letter.sections.map((section) => (
        <Section key={section.id} section={section} letter={letter} />
      ))}
      {children}
      <div className="border-t border-line bg-paper px-4 py-5 text-sm text-ink-2 sm:px-8 print:px-0 print:py-2">
        <p className="max-w-[34rem]">{footText(letter)}</p>
      </div>
    </div>
  )
}

function Head({ letter }: { letter: Letter }) {
  const { day, facts } = letter
  return (
    <div className="border-b border-line px-4 py-3 sm:px-8 sm:py-5 print:px-0 print:py-2">
      <div className="flex items-center gap-4">
        <LogoMark className="size-9" />
        <div className="min-w-0 leading-tight">
          <h2 className="font-text text-base font-semibold tracking-normal">Jūsų rytinis laiškas</h2>
          <p className="mt-1 text-sm text-ink-2">{dateOfLetter(day)}</p>
        </div>
      </div>
      {facts && (
        <div className="mt-4 text-sm">
          <p className="font-semibold">{volumeText(letter)}</p>
          <p className="mt-1 text-ink-2">{sourcesText(facts.sources, day)}.</p>
        </div>
      )}
    </div>
  )
}

function Section({ section, letter }: { section: LetterSection; letter: Letter }) {
  return (
    <section className="px-4 pt-4 pb-1 sm:px-8 sm:pt-5 print:px-0 print:pt-3">
      <h3 className="flex break-after-avoid items-center gap-3 font-text text-sm font-semibold text-ink-2 after:grow after:border-t after:border-line">
        {section.title}
      </h3>
      {section.notices.map((notice) => (
        <Notice key={notice.id} notice={notice} letter={letter} />
      ))}
      {section.rest > 0 && letter.state !== 'demo' && (
        <p className="border-t border-line py-3 text-sm text-ink-2">{restText(section)}</p>
      )}
    </section>
  )
}

function Notice({ notice, letter }: { notice: LetterNotice; letter: Letter }) {
  const titleId = useId()
  const value = valueText(notice)
  return (
    <article
      aria-labelledby={titleId}
      data-reason={notice.reason?.type}
      className="grid break-inside-avoid gap-y-1.5 border-b border-line py-4 last:border-0 sm:grid-cols-[9.25rem_minmax(0,1fr)] sm:gap-x-5 sm:gap-y-0 sm:py-5 print:py-2"
    >
      <h4 id={titleId} className="min-w-0 font-display text-h3 font-semibold text-balance sm:col-start-2">
        {notice.url ? <ExternalTextLink href={notice.url}>{notice.title}</ExternalTextLink> : notice.title}
      </h4>
      <div className="max-sm:order-first sm:row-span-2 sm:row-start-1 sm:*:h-full">
        <NoticeTimeLabel notice={notice} today={letter.day} />
      </div>
      <div className="min-w-0 text-sm text-ink-2 sm:col-start-2">
        <p className="sm:mt-1">{notice.buyer}</p>
        {notice.winner && <p>Laimėtojas&nbsp;– {notice.winner}</p>}
        <p className="mt-1 flex flex-wrap items-baseline gap-x-4">
          {value && (
            <span className="text-base text-ink">
              <b className="font-semibold tabular-nums">{value}</b> be&nbsp;PVM
            </span>
          )}
          {!value && letter.state === 'demo' && <span>vertė nenurodyta</span>}
          <span>{kindLabel(notice)}</span>
          {notice.notes?.map((note) => (
            <span key={note}>{note}</span>
          ))}
        </p>
        <p className="mt-1.5">
          {notice.reason && <ReasonChip reason={notice.reason} />}{' '}
          {notice.code && (
            <a href={urls.cpvCode(notice.code)} className="link mr-1 whitespace-nowrap tabular-nums">
              {notice.code}
            </a>
          )}{' '}
          <span className="inline-block max-sm:block">{notice.codeName}</span>
        </p>
        {notice.remark && <Remark text={notice.remark} />}
      </div>
    </article>
  )
}
