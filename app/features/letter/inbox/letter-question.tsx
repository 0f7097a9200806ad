import { withCodes } from '#app/ui/codes/with-codes.ts'
import * as urls from '#app/ui/urls.ts'
import { LetterFilters } from '../letter-filters.tsx'
import { wordsForAddress } from '../letter-query.ts'
import type { LetterModel } from '../letter-service.server.ts'
import { TRADES } from '../trades.ts'

/** Without scripts its form and links open the page of the letter. */
export function LetterQuestion() {
  return (
    <div className="letter-question">
      <form action={urls.letter}>
        <label htmlFor="ka-parduodate" className="font-semibold">
          Ką parduodate ar darote?
        </label>
        <div className="mt-2 flex gap-2.5 max-sm:flex-col">
          <input
            id="ka-parduodate"
            name={urls.WORDS_PARAM}
            required
            maxLength={2_000}
            autoComplete="off"
            enterKeyHint="go"
            placeholder="Pvz., langų montavimas"
            className="control grow"
          />
          <button type="submit" className="button shrink-0">
            {/* Both labels lie in one place, so that the button keeps its width. */}
            <span className="grid *:[grid-area:1/1]">
              <span className="when-idle">Rodyti mano laišką</span>
              <span className="when-busy">Rengiame laišką…</span>
            </span>
          </button>
        </div>
      </form>
      <p role="status" data-letter-status />
      <ul aria-label="Sritys" className="trades">
        {TRADES.map(({ name, codes }) => (
          <li key={name}>
            <a href={urls.letterOf(codes)} data-letter-swap className="link list-target trade-link">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

const CODES_EXPLAINED = 'BVPŽ kodais pirkėjai skelbimuose žymi, ką\u00a0perka.'

export function QuestionCodes() {
  return (
    <div data-letter-part="codes" className="question-codes max-lg:border-0 max-lg:bg-transparent max-lg:p-0">
      <p className="text-sm text-ink-2">
        {CODES_EXPLAINED} <AllCodes />
      </p>
    </div>
  )
}

export function OwnCodes({ model }: { model: LetterModel }) {
  const { codes, phrases, excluded } = model
  if (codes.length + phrases.length + excluded.length === 0) return <QuestionCodes />
  return (
    <div data-letter-part="codes" className="question-codes outline-none">
      <h2 className="font-text text-base font-semibold tracking-normal">
        {codes.length > 0 ? 'Mano BVPŽ kodai' : 'BVPŽ kodo pagal šiuos žodžius neradome'}
      </h2>
      <p className="mt-0.5 mb-3 text-sm text-ink-2">{CODES_EXPLAINED}</p>
      <LetterFilters chosen={model} isInbox />
      <p className="mt-1 text-sm">
        {codes.length > 0 && phrases.length > 0 ? (
          <a href={searchOf(model)} className="link list-target">
            Ieškoti daugiau kodų
          </a>
        ) : (
          <AllCodes className="link list-target" />
        )}
      </p>
    </div>
  )
}

/** The code search hands the letter on. */
function searchOf(model: LetterModel): string {
  const letter = { codes: model.codes.map(({ code }) => code), words: wordsForAddress(model) }
  return withCodes(urls.cpvSearch(model.phrases.join(' ')), letter)
}

function AllCodes({ className = 'link whitespace-nowrap' }: { className?: string }) {
  return (
    <a href={urls.cpvBrowser} className={className}>
      Visi BVPŽ kodai
    </a>
  )
}
