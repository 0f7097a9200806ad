import { LogoMark } from '#app/shared/layout/logo.tsx'
import { typography } from '#app/shared/text/typography.ts'
import { Envelope } from '#app/shared/ui/envelope.tsx'
import { site } from '#config/site.ts'
import type { LetterNotice } from '../letter.ts'
import { NoticeBadge } from '../notice-parts.tsx'
import { DEMO_LABEL, dateText } from '../notice-texts.ts'
import type { DemoLetter } from './demo-letter.ts'

/** Two tenders and the plan between them. */
const SHOWN_POSITIONS = [2, 3, 5]

const DATE_PREFIXES = {
  tender: 'iki ',
  consultation: 'pastabos iki ',
  plan: 'numatoma ',
  contract: 'sudaryta ',
} as const

export function OpenedLetter({ demoLetter }: { demoLetter: DemoLetter }) {
  return (
    <figure className="relative mx-auto w-full max-w-[31rem] lg:mr-0" data-example>
      <div className="relative mx-2.5 rounded-t-xl border border-b-0 border-line bg-sheet px-4 pt-5 shadow-letter sm:mx-6 sm:px-7 sm:pt-6">
        <div className="flex items-center gap-3 border-b border-line pb-4">
          <LogoMark className="size-7" />
          <p className="flex grow items-baseline justify-between gap-3 leading-tight font-semibold">
            Jūsų rytinis laiškas
            <span className="text-sm font-normal text-ink-3 tabular-nums">{site.evidence.letterHour}</span>
          </p>
        </div>
        <ul>
          {SHOWN_POSITIONS.flatMap((i) => demoLetter.notices[i] ?? []).map((notice) => (
            <ShortNotice key={notice.id} notice={notice} />
          ))}
        </ul>
        <div className="pb-[22%]" aria-hidden="true" />
      </div>
      <Envelope />
      <figcaption className="mt-3 text-center text-sm text-ink-3">{DEMO_LABEL}</figcaption>
    </figure>
  )
}

function ShortNotice({ notice }: { notice: LetterNotice }) {
  const hasDeadline = notice.time.type === 'deadline'
  return (
    <li className="border-b border-line py-3.5 last:border-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <NoticeBadge kind={notice.kind} />
        <span className={`text-sm font-semibold tabular-nums ${hasDeadline ? 'text-amber' : 'text-ink-2'}`}>
          {DATE_PREFIXES[notice.kind]}
          {dateText(notice)}
        </span>
      </div>
      <p className="mt-1.5 leading-snug font-semibold">{typography(notice.title)}</p>
      <p className="text-sm text-ink-3">{typography(notice.buyer)}</p>
    </li>
  )
}
