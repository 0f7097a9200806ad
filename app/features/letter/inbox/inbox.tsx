import { LogoMark } from '#app/shared/layout/logo.tsx'
import { sourcesText } from '#app/shared/notices/notice-sources.ts'
import { Icon } from '#app/shared/ui/icon.tsx'
import * as urls from '#app/shared/urls.ts'
import { ASK_US, EmptyLetter, emptyTexts } from '../empty-letter.tsx'
import { type Letter, listNotices } from '../letter.ts'
import { LetterFilters, wordsForAddress } from '../letter-filters.tsx'
import { letterMessage } from '../letter-messages.ts'
import type { LetterAnswer } from '../letter-service.server.ts'
import { StateBanner } from '../notice-parts.tsx'
import { DEMO_LABEL } from '../notice-texts.ts'
import { findTrade, TRADES } from '../trades.ts'
import type { DemoLetter } from './demo-letter.ts'
import { InboxRows } from './inbox-rows.tsx'

const OTHER_FOLDERS = ['Išsiųstieji', 'Juodraščiai', 'Archyvas', 'Šlamštas']
const MAX_ROWS = 6
const MAX_NAMES = 3

export function Inbox({ demoLetter }: { demoLetter: DemoLetter }) {
  return (
    <div data-letter-inbox>
      <InboxForm />
      <div data-example className="inbox mt-7">
        <div className="flex items-center gap-3 border-b border-line bg-paper px-4 py-3.5 sm:px-6">
          <LogoMark className="size-7" />
          <p className="font-semibold">Jūsų rytinis laiškas</p>
        </div>
        <div className="grid md:grid-cols-[12.5rem_minmax(0,1fr)]">
          <Folders />
          <div className="grid items-start">
            <DemoContent demoLetter={demoLetter} />
          </div>
        </div>
      </div>
      <p role="status" data-inbox-status className="sr-only" />
    </div>
  )
}

interface DemoContentProps {
  demoLetter: DemoLetter
  announcement?: string
}

function DemoContent({ demoLetter, announcement }: DemoContentProps) {
  return (
    <div data-inbox-content data-announcement={announcement} className="min-w-0 [grid-area:1/1]">
      <InboxRows notices={demoLetter.notices} today={demoLetter.day} />
      <InboxFooter letterHref={urls.letter} formHref={`#${urls.LEAD_FORM_ANCHOR}`} note={DEMO_LABEL} />
    </div>
  )
}

/** The answer of the API; without codes and words the demo letter again. */
export function InboxContent({ answer, demoLetter }: { answer: LetterAnswer; demoLetter: DemoLetter }) {
  const { letter } = answer
  const message = letterMessage(answer)
  if (letter === null && message === null)
    return <DemoContent demoLetter={demoLetter} announcement="Vėl rodomas pradinis laiško pavyzdys." />
  const codes = answer.codes.map(({ code }) => code)
  const words = wordsForAddress(answer)
  const notices = letter === null ? [] : listNotices(letter).slice(0, MAX_ROWS)
  const isEmpty = notices.length === 0
  return (
    <div
      data-inbox-content
      data-state={letter?.state}
      data-announcement={isEmpty ? announcementOfEmpty(letter, message) : announcementFor(answer)}
      className="min-w-0 [grid-area:1/1]"
    >
      {codes.length + words.length > 0 && (
        <div className="border-b border-line px-4 py-3 sm:px-6">
          <LetterFilters chosen={answer} isInbox />
        </div>
      )}
      {letter?.state === 'stale' && <StateBanner letter={letter} inset="sm:px-6" />}
      {message && isEmpty && <p className="px-4 py-8 text-ink-2 sm:px-8">{message}</p>}
      {letter !== null &&
        (isEmpty ? (
          <EmptyLetter answer={answer} isInbox />
        ) : (
          <InboxRows notices={notices} today={letter.day} />
        ))}
      <InboxFooter
        letterHref={urls.letterOf(codes, words)}
        formHref={urls.leadFormOfLetter(codes, words)}
        call={isEmpty ? ASK_US : undefined}
        note={
          letter?.facts ? `${sourcesText(letter.facts.sources, letter.day)}.` : isEmpty ? null : DEMO_LABEL
        }
      />
    </div>
  )
}

function announcementOfEmpty(letter: Letter | null, message: string | null): string {
  const { title, text } = letter === null ? {} : emptyTexts(letter)
  return [message, title && `${title}.`, text].filter(Boolean).join(' ')
}

function announcementFor({ codes, phrases }: LetterAnswer): string {
  const trade = findTrade(codes.map(({ code }) => code))
  const names = [...(trade ? [trade.name] : codes.map(({ name }) => name)), ...phrases]
  const rest = names.length > MAX_NAMES ? ' ir kt.' : '.'
  return `Laiškas parodytas: ${names.slice(0, MAX_NAMES).join(', ')}${rest}`
}

interface InboxFooterProps {
  letterHref: string
  formHref: string
  note: string | null
  call?: string | undefined
}

function InboxFooter({ letterHref, formHref, note, call }: InboxFooterProps) {
  return (
    <div className="border-t border-line px-4 py-4 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <a href={letterHref} className="link list-target">
          Visas laiškas
        </a>
        <a href={formHref} data-cta="inbox" className="button">
          {call ?? 'Gauti tokį laišką kas\u00a0rytą'}
        </a>
      </div>
      {note && <p className="mt-3 text-sm text-ink-3">{note}</p>}
    </div>
  )
}

function InboxForm() {
  return (
    <div className="mt-6">
      <form action={urls.letter} data-letter-form className="flex max-w-[44rem] flex-wrap items-end gap-2.5">
        <label className="min-w-[min(100%,16rem)] grow">
          <span className="mb-1.5 block font-semibold">Ką parduodate ar darote?</span>
          <input
            name={urls.WORDS_PARAM}
            required
            maxLength={200}
            autoComplete="off"
            enterKeyHint="go"
            placeholder="Pavyzdžiui, pastatų valymas"
            className="control"
          />
        </label>
        <button
          type="submit"
          className="button border-amber-mark bg-amber-mark text-ink hover:border-amber-line hover:bg-amber-line"
        >
          Rodyti laišką
        </button>
      </form>
      <ul aria-label="Sritys" className="mt-4 flex flex-wrap gap-2">
        {TRADES.map(({ name, codes }) => (
          <li key={name}>
            <a href={urls.letterOf(codes)} data-letter-swap className="trade-link">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Folders() {
  return (
    <div className="flex items-center gap-1 overflow-hidden border-b border-line bg-paper p-2 text-sm md:block md:border-r md:border-b-0 md:p-3">
      <p className="flex items-center gap-2.5 rounded-md bg-green-soft px-3 py-2 font-semibold text-green">
        <Icon name="mail" className="size-4" />
        Gautieji
      </p>
      <ul aria-hidden="true" className="flex shrink-0 md:mt-1 md:block">
        {OTHER_FOLDERS.map((name) => (
          <li
            key={name}
            className="flex items-center gap-2.5 px-3 py-2 text-ink-3 [filter:blur(2.5px)] select-none"
          >
            <span className="size-4 rounded-sm bg-line-strong" />
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}
