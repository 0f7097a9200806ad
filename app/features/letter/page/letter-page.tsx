import type { CpvCode } from '#app/shared/cpv/cpv-code.ts'
import { Breadcrumb } from '#app/shared/ui/breadcrumb.tsx'
import * as urls from '#app/shared/urls.ts'
import { letters } from '#config/limits.ts'
import { ASK_US, EmptyLetter, emptyTexts } from '../empty-letter.tsx'
import type { DemoLetter } from '../inbox/demo-letter.ts'
import { LetterFilters, wordsForAddress } from '../letter-filters.tsx'
import { letterMessage } from '../letter-messages.ts'
import type { ExceededLimit } from '../letter-request.ts'
import type { LetterAnswer } from '../letter-service.server.ts'
import { adviceTexts } from '../published/published-texts.ts'
import { LetterForm, Message } from './letter-form.tsx'
import { LetterSheet } from './letter-sheet.tsx'
import { LetterStart } from './letter-start.tsx'

const LIMIT_TEXTS: Readonly<Record<ExceededLimit, string>> = {
  codes: `Vienam laiškui galima pasirinkti iki ${letters.codes}\u00a0kodų. Palikite svarbiausius arba rinkitės platesnius.`,
  words: `Vienam laiškui galima parašyti iki ${letters.words}\u00a0žodžių, ne ilgesnių kaip 60\u00a0raidžių. Palikite svarbiausius.`,
}

interface LetterPageProps {
  answer: LetterAnswer | ExceededLimit
  /** Absolute, for the link to forward. */
  address: string
  /** The codes of the address, when they are too many for one letter. */
  requestedCodes: readonly CpvCode[]
  demoLetter: DemoLetter | null
}

export function LetterPage({ answer, address, requestedCodes, demoLetter }: LetterPageProps) {
  if (typeof answer === 'string')
    return (
      <LetterStart message={<LimitText reason={answer} codes={requestedCodes} />} demoLetter={demoLetter} />
    )
  const { letter } = answer
  if (letter === null) return <LetterStart message={letterMessage(answer)} demoLetter={demoLetter} />
  const codes = answer.codes.map(({ code }) => code)
  const words = wordsForAddress(answer)
  const message = letterMessage(answer)
  const isEmpty = letter.sections.length === 0
  return (
    <div className="wrap pt-6 pb-[clamp(3.5rem,7vw,6.5rem)] print:p-0">
      <Breadcrumb crumbs={[{ label: 'Laiško pavyzdys' }]} />
      <h1 className="mt-[clamp(1rem,3vw,2rem)] text-title">
        {isEmpty ? emptyTexts(letter).title : 'Toks laiškas lauktų jūsų kas rytą'}
      </h1>
      <div className="mt-6 grid gap-3 lg:mr-[21.5rem]">
        <LetterFilters chosen={answer} />
        <LetterForm name={urls.ADDED_PARAM} label="Pridėkite kodą ar žodį" button="Pridėti">
          <input type="hidden" name={urls.CODES_PARAM} value={codes.join(',')} />
          {words.length > 0 && <input type="hidden" name={urls.WORDS_PARAM} value={words.join(',')} />}
        </LetterForm>
        {message && <Message>{message}</Message>}
      </div>
      <div className="mt-8 grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_19rem]">
        {isEmpty && letter.state === 'sample' ? (
          <div className="card">
            <EmptyLetter answer={answer} />
          </div>
        ) : (
          <LetterSheet letter={letter}>{isEmpty && <EmptyLetter answer={answer} />}</LetterSheet>
        )}
        <Sidebar answer={answer} address={address} />
      </div>
    </div>
  )
}

function LimitText({ reason, codes }: { reason: ExceededLimit; codes: readonly CpvCode[] }) {
  if (codes.length === 0) return LIMIT_TEXTS[reason]
  return (
    <>
      {LIMIT_TEXTS[reason]}{' '}
      <a href={urls.cpvBasket(codes)} className="link">
        Keisti kodus klasifikatoriuje
      </a>
    </>
  )
}

function Sidebar({ answer, address }: { answer: LetterAnswer; address: string }) {
  const codes = answer.codes.map(({ code }) => code)
  const words = wordsForAddress(answer)
  const isEmpty = answer.letter?.sections.length === 0
  const forwardHref = `mailto:?subject=${encodeURIComponent('Viešųjų pirkimų laiško pavyzdys')}&body=${encodeURIComponent(`Pažiūrėkite, koks laiškas apie viešuosius pirkimus ateitų mums kas rytą:\n${address}`)}`
  return (
    <div data-print="no" className="grid gap-5 lg:sticky lg:top-24">
      <div className="rounded-xl bg-green-deep p-6 text-paper">
        <h2 className="text-xl">{isEmpty ? ASK_US : 'Gaukite tokį laišką kas rytą'}</h2>
        <p className="mt-2 text-sm text-green-soft">
          Kodai ir žodžiai keliaus kartu su užklausa. Užklausa niekuo neįpareigoja.
        </p>
        <a
          href={urls.leadFormOfLetter(codes, words)}
          data-cta="letter"
          className="button mt-5 border-paper bg-paper text-green-deep hover:border-green-soft hover:bg-green-soft"
        >
          {isEmpty ? 'Parašyti mums' : 'Gauti tokį laišką kas\u00a0rytą'}
        </a>
      </div>
      <WiderCodes answer={answer} />
      <AdviceCard answer={answer} />
      <ul className="card grid p-4 text-sm">
        <li>
          <a href={forwardHref} className="link list-target px-2">
            Persiųsti vadovui
          </a>
        </li>
        <li>
          <a href={urls.cpvBasket(codes)} className="link list-target px-2">
            Keisti kodus klasifikatoriuje
          </a>
        </li>
        <li>
          <a href={urls.letter} className="link list-target px-2">
            Rinktis iš naujo
          </a>
        </li>
      </ul>
    </div>
  )
}

function WiderCodes({ answer }: { answer: LetterAnswer }) {
  if (answer.wider.length === 0) return null
  const codes = answer.codes.map(({ code }) => code)
  return (
    <div className="card p-6">
      <h2 className="text-xl">Laiškas trumpas?</h2>
      <p className="mt-2 text-sm text-ink-2">Pridėkite platesnį kodą:</p>
      <ul className="text-sm">
        {answer.wider.map(({ code, name }) => (
          <li key={code} className="mt-1">
            <a href={urls.letterOf([...codes, code], wordsForAddress(answer))} className="link list-target">
              {code} {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function AdviceCard({ answer }: { answer: LetterAnswer }) {
  const { advice } = answer
  if (advice.length === 0) return null
  return (
    <div className="card p-6">
      <h2 className="text-xl">{advice[0]?.type === 'add' ? 'Per mažai pirkimų?' : 'Per daug pirkimų?'}</h2>
      <ul className="mt-2 grid gap-3 text-sm text-ink-2">
        {advice.map((each) => {
          const { before, after } = adviceTexts(each)
          return (
            <li key={each.code}>
              {before}{' '}
              <a href={urls.letterOf(each.codes, wordsForAddress(answer))} className="link list-target">
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
