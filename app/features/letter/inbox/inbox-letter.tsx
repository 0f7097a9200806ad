import { sourcesText } from '#app/domain/notices/source-texts.ts'
import * as urls from '#app/ui/urls.ts'
import { ASK_US, EmptyLetter, emptyTexts } from '../empty-letter.tsx'
import { dataState, type Letter, listNotices } from '../letter.ts'
import { letterMessage } from '../letter-messages.ts'
import { wordsForAddress } from '../letter-query.ts'
import type { LetterModel } from '../letter-service.server.ts'
import { warningOf } from '../notice-texts.ts'
import { findTrade } from '../trades.ts'
import { InboxPart } from './inbox.tsx'
import { OwnCodes } from './letter-question.tsx'
import { OwnLetter } from './opened-letter.tsx'

const MAX_ROWS = 6
const MAX_NAMES = 3

/** The API returns these parts of the home page; parts that are left out return to their initial content. */
export function InboxLetter({ model }: { model: LetterModel }) {
  const { letter } = model
  const message = letterMessage(model)
  if (letter === null && message === null)
    return <div data-letter-answer data-announcement="Vėl rodomas pradinis laiško pavyzdys." />
  const notices = listNotices(letter).slice(0, MAX_ROWS)
  const isEmpty = notices.length === 0
  const note = noteOn(letter)
  return (
    <div
      data-letter-answer
      data-announcement={isEmpty ? announcementOfEmpty(letter, message) : announcementFor(model)}
    >
      <OwnLetter
        letter={letter}
        notices={notices}
        caption={
          <>
            <Actions model={model} text={isEmpty ? null : 'Gauti tokį kas\u00a0rytą'} ctaId="hero-letter" />
            {note && <p className="mt-3">{note}</p>}
          </>
        }
      >
        {message && <p className="px-4 pt-6 text-ink-2 sm:px-6">{message}</p>}
        <EmptyLetter model={model} isInbox />
      </OwnLetter>
      <OwnCodes model={model} />
      {letter && !isEmpty && (
        <InboxPart
          notices={notices}
          day={letter.day}
          state={dataState(letter)}
          note={letter.facts ? note : 'Pavyzdys'}
        >
          <Actions model={model} text={'Gauti tokį laišką kas\u00a0rytą'} ctaId="inbox" />
        </InboxPart>
      )}
    </div>
  )
}

interface ActionsProps {
  model: LetterModel
  /** The text of the button is null when there is no letter to get. */
  text: string | null
  ctaId: string
}

function Actions({ model, text, ctaId }: ActionsProps) {
  const codes = model.codes.map(({ code }) => code)
  const words = wordsForAddress(model)
  return (
    <span className="flex flex-wrap items-center gap-x-5 in-[figcaption]:justify-center gap-y-2 max-sm:w-full">
      <a
        href={urls.leadForm({ codes, words, wants: text === null ? ['consultation'] : ['offer', 'sample'] })}
        data-cta={ctaId}
        className="button max-sm:w-full"
      >
        {text ?? ASK_US}
      </a>
      {text !== null && (
        <a href={urls.letterOf(codes, words)} className="link list-target text-base">
          Visas laiškas
        </a>
      )}
    </span>
  )
}

function noteOn(letter: Letter | null): string | null {
  if (letter?.facts) return `${sourcesText(letter.facts.sources, letter.day)}.`
  return letter?.sections.length ? warningOf(letter) : null
}

function announcementOfEmpty(letter: Letter | null, message: string | null): string {
  const { title, text } = letter === null ? {} : emptyTexts(letter)
  return [message, title && `${title}.`, text].filter(Boolean).join(' ')
}

function announcementFor({ codes, phrases }: LetterModel): string {
  const trade = findTrade(codes.map(({ code }) => code))
  const names = [...(trade ? [trade.name] : codes.map(({ name }) => name)), ...phrases]
  const rest = names.length > MAX_NAMES ? ' ir kt.' : '.'
  return `Laiškas parodytas: ${names.slice(0, MAX_NAMES).join(', ')}${rest}`
}
