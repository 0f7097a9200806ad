import * as urls from '#app/ui/urls.ts'
import type { Letter } from './letter.ts'
import { wordsForAddress } from './letter-query.ts'
import type { LetterModel } from './letter-service.server.ts'
import { NO_NOTICES } from './real/real-texts.ts'

export const NO_EXAMPLE_TITLE = 'Pavyzdžio šiai sričiai dar neturime'
export const ASK_US = 'Parašykite mums\u00a0– parinksime'

export function emptyTexts({ facts }: Letter): { title: string; text: string } {
  return facts === null
    ? { title: NO_EXAMPLE_TITLE, text: 'Tikrame laiške būtų tai, ką pirkėjai paskelbė tą dieną.' }
    : { title: 'Šiuo metu tinkamų pirkimų nėra', text: NO_NOTICES }
}

export function EmptyLetter({ model, isInbox = false }: { model: LetterModel; isInbox?: boolean }) {
  const { letter, suggestions } = model
  if (letter === null) return null
  const { title, text } = emptyTexts(letter)
  const codes = model.codes.map(({ code }) => code)
  return (
    <div className="grid gap-4 px-4 py-8 text-ink-2 sm:px-8">
      {isInbox && <p className="font-semibold text-ink">{title}</p>}
      <p>{text}</p>
      {suggestions.length > 0 && (
        <div>
          <p>{suggestions.length === 1 ? 'Gal tiks šis kodas?' : 'Gal tiks šie kodai?'}</p>
          <ul aria-label="Siūlomi kodai" className="mt-2 flex flex-wrap gap-2">
            {suggestions.map(({ code, name }) => (
              <li key={code} className="min-w-0">
                <a
                  href={urls.letterOf([...codes, code], wordsForAddress(model))}
                  data-letter-swap={isInbox ? '' : undefined}
                  className="inline-flex min-h-11 items-center rounded-md border border-line-strong px-3 py-1 text-sm leading-snug text-ink no-underline transition-colors hover:border-green"
                >
                  <span className="min-w-0">
                    <b className="font-semibold whitespace-nowrap text-green tabular-nums">{code}</b> {name}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
