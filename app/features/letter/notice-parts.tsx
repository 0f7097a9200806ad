import { kindLabel, type NoticeKind } from '#app/domain/notices/notice.ts'
import { typography } from '#app/domain/text/typography.ts'
import { Icon, type IconName } from '#app/ui/components/icon.tsx'
import type { Letter, LetterNotice } from './letter.ts'
import type { Reason } from './matching/match-notices.ts'
import { REMARK_LABEL, reasonText, timeTexts, warningOf } from './notice-texts.ts'

export function StateBanner({ letter, inset = 'sm:px-8' }: { letter: Letter; inset?: string }) {
  const text = warningOf(letter)
  return (
    text && (
      <p
        className={`bg-amber-soft px-4 py-2.5 text-sm font-semibold text-amber max-sm:text-xs print:px-0 ${inset}`}
      >
        {text}
      </p>
    )
  )
}

const BADGE_COLOURS: Readonly<Record<NoticeKind, string>> = {
  tender: 'bg-green-soft text-green',
  consultation: 'bg-blue-soft text-blue',
  plan: 'bg-line text-ink-2',
  contract: 'bg-plum-soft text-plum',
}

export function NoticeBadge({ notice }: { notice: LetterNotice }) {
  return (
    <span
      className={`inline-block rounded-full px-2.5 py-0.5 text-xs font-semibold ${BADGE_COLOURS[notice.kind]}`}
    >
      {kindLabel(notice)}
    </span>
  )
}

const TIME_COLOURS: Readonly<Record<NoticeKind, { edge: string; large: string }>> = {
  tender: { edge: 'border-amber-mark', large: 'text-amber text-[1.7rem]' },
  consultation: { edge: 'border-blue/50', large: 'text-blue text-[1.7rem]' },
  plan: { edge: 'border-line-strong', large: 'text-ink-2 text-[1.25rem]' },
  contract: { edge: 'border-plum/40', large: 'text-plum text-[1.25rem]' },
}

export function NoticeTimeLabel({ notice, today }: { notice: LetterNotice; today: string }) {
  const { large, small } = timeTexts(notice, today)
  const { edge, large: colour } = TIME_COLOURS[notice.kind]
  return (
    <p
      data-time
      className={`flex items-baseline gap-2 border-l-[3px] pl-2.5 sm:block sm:border-r-2 sm:border-l-0 sm:pr-3.5 sm:pl-0 sm:text-right print:block ${edge}`}
    >
      <b
        className={`font-display leading-none font-semibold whitespace-nowrap lining-nums max-[24rem]:text-[1.125rem] sm:block ${colour}`}
      >
        {large}
      </b>{' '}
      <span className="text-sm leading-tight sm:mt-1 sm:block">{small}</span>
    </p>
  )
}

const REASON_STYLES: Readonly<Record<Reason['type'], { colour: string; icon?: IconName }>> = {
  code: { colour: 'bg-green-soft text-green', icon: 'check' },
  narrower: { colour: 'bg-green-soft text-green' },
  wider: { colour: 'bg-blue-soft text-blue', icon: 'chevron-right' },
  title: { colour: 'bg-plum-soft text-plum', icon: 'search' },
  word: { colour: 'bg-plum-soft text-plum', icon: 'search' },
}

export function ReasonChip({ reason }: { reason: Reason }) {
  const { colour, icon } = REASON_STYLES[reason.type]
  return (
    <span
      className={`mr-1 inline-flex items-baseline gap-1 rounded-xl px-2.5 py-0.5 text-xs font-semibold ${colour}`}
    >
      {icon && <Icon name={icon} className="size-3.5 self-center" />}
      {reasonText(reason)}
    </span>
  )
}

export function Remark({ text }: { text: string }) {
  return (
    <p className="mt-3 border-l-2 border-green-line py-0.5 pl-4 text-base text-ink">
      <span className="block text-xs font-semibold text-ink-2 print:inline print:after:content-[':']">
        {REMARK_LABEL}
      </span>{' '}
      {typography(text)}
    </p>
  )
}
