import type { ReactNode } from 'react'
import type { CpvCode } from '#app/domain/cpv/cpv-code.ts'
import { typography } from '#app/domain/text/typography.ts'
import { Breadcrumb } from '#app/ui/components/breadcrumb.tsx'
import { LogoMark } from '#app/ui/layout/logo.tsx'
import * as urls from '#app/ui/urls.ts'
import { letterLimits } from '#config/limits.ts'
import { site } from '#config/site.ts'
import { EmptyLetter, emptyTexts } from '../empty-letter.tsx'
import type { HomePageLetter } from '../inbox/home-page-letter.ts'
import { letterMessage } from '../letter-messages.ts'
import type { ExceededLimit } from '../letter-query.ts'
import { wordsForAddress } from '../letter-query.ts'
import type { LetterModel } from '../letter-service.server.ts'
import { adviceTexts } from '../real/real-texts.ts'
import { FootBar, LetterCallToAction, LetterLinks } from './letter-actions.tsx'
import { LetterChoice } from './letter-choice.tsx'
import { LetterPaper } from './letter-paper.tsx'
import { LetterStart } from './letter-start.tsx'
import { Message } from './message.tsx'

const LIMIT_TEXTS: Readonly<Record<ExceededLimit, string>> = {
  codes: `Vienam laiškui galima pasirinkti iki ${letterLimits.maxCodes}\u00a0kodų. Palikite svarbiausius arba rinkitės platesnius.`,
  words: `Vienam laiškui galima parašyti iki ${letterLimits.maxWords}\u00a0raktažodžių, ne ilgesnių kaip 60\u00a0raidžių. Palikite svarbiausius.`,
}

interface LetterPageProps {
  model: LetterModel | ExceededLimit
  /** Absolute, for the link to forward. */
  address: string
  /** The codes of the address, when codes or words are too many for one letter. */
  requestedCodes: readonly CpvCode[]
  /** When a limit is exceeded, the typed text is shown, so that it can be shortened. */
  typed?: string | undefined
  homePageLetter: HomePageLetter | null
  /** It stands beside the letter, on narrow screens under it. */
  sampleForm?: ReactNode
}

export function LetterPage({
  model,
  address,
  requestedCodes,
  typed,
  homePageLetter,
  sampleForm,
}: LetterPageProps) {
  if (typeof model === 'string')
    return (
      <LetterStart
        message={
          <>
            {LIMIT_TEXTS[model]}{' '}
            {requestedCodes.length > 0 && (
              <a href={urls.cpvBasket(requestedCodes)} className="link">
                Keisti kodus klasifikatoriuje
              </a>
            )}
          </>
        }
        homePageLetter={homePageLetter}
        typed={typed}
      />
    )
  const { letter } = model
  if (letter === null) return <LetterStart message={letterMessage(model)} homePageLetter={homePageLetter} />
  const message = letterMessage(model)
  const isEmpty = letter.sections.length === 0
  return (
    <div className="wrap pt-6 pb-[clamp(3.5rem,7vw,6.5rem)] print:p-0 print:[zoom:0.73]">
      <PrintedHead address={address} />
      <Breadcrumb crumbs={[{ label: 'Laiško pavyzdys' }]} />
      <h1 className="mt-1 text-title print:text-h2 sm:mt-[clamp(1rem,3vw,2rem)]">
        {isEmpty ? emptyTexts(letter).title : 'Toks laiškas lauktų jūsų kas rytą'}
      </h1>
      <div className="mt-4 grid gap-3 sm:mt-6">
        <LetterChoice model={model} isOpen={isEmpty} />
        {message && <Message>{message}</Message>}
        <ActivityQuestion model={model} />
      </div>
      <div className="mt-4 grid items-start gap-x-10 gap-y-6 sm:mt-8 lg:grid-cols-[minmax(0,1fr)_19rem]">
        {isEmpty && letter.state === 'demo' ? (
          <div className="card">
            <EmptyLetter model={model} />
          </div>
        ) : (
          <div className="min-w-0">
            <LetterPaper letter={letter}>{isEmpty && <EmptyLetter model={model} />}</LetterPaper>
            {!isEmpty && <FootBar model={model} address={address} />}
          </div>
        )}
        <div data-print="no" className="grid gap-5 lg:sticky lg:top-24">
          <LetterCallToAction model={model} />
          {sampleForm}
          <OtherCodes model={model} />
          <LetterLinks model={model} address={address} />
        </div>
      </div>
    </div>
  )
}

function ActivityQuestion({ model }: { model: LetterModel }) {
  if (model.activities === null) return null
  const { sold, done } = model.activities
  const hrefOf = (codes: readonly CpvCode[]) => urls.letterOf(codes, wordsForAddress(model))
  return (
    <p data-print="no" className="flex flex-wrap items-baseline gap-x-4 text-sm">
      Parduodate ar atliekate?
      <a href={hrefOf(sold)} className="link list-target">
        Parduodame prekes
      </a>
      <a href={hrefOf(done)} className="link list-target">
        Atliekame darbus, teikiame paslaugas
      </a>
    </p>
  )
}

/** On paper the letter goes to somebody who has not seen the site. */
function PrintedHead({ address }: { address: string }) {
  return (
    <div className="hidden text-sm print:block">
      <p className="flex items-center gap-2.5">
        <LogoMark className="size-8" />
        <b className="grow font-display text-lg">{typography(site.name)}</b>
        {site.phone.replaceAll(' ', '\u00a0')}
      </p>
      <p className="mt-1.5 border-t border-line pt-1.5 pb-4 wrap-anywhere">{decodeURI(address)}</p>
    </div>
  )
}

function OtherCodes({ model }: { model: LetterModel }) {
  const { advice } = model
  if (advice.length === 0) return null
  return (
    <div className="card p-6">
      <h2 className="text-xl">{advice[0]?.type === 'add' ? 'Per mažai pirkimų?' : 'Per daug pirkimų?'}</h2>
      <ul className="mt-2 grid max-w-[36rem] gap-3 text-sm text-ink-2">
        {advice.map((each) => {
          const { before, after } = adviceTexts(each)
          return (
            <li key={each.code}>
              {before}{' '}
              <a href={urls.letterOf(each.codes, wordsForAddress(model))} className="link">
                {each.code} {each.name}
              </a>{' '}
              {after}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
