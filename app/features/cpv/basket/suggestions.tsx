import { withCodes } from '#app/ui/codes/with-codes.ts'
import { Icon } from '#app/ui/components/icon.tsx'
import * as urls from '#app/ui/urls.ts'
import type { BasketSuggestion } from './details/basket-details.ts'
import type { Basket } from './store/use-basket.ts'

/** Makes a change that removes the pressed button, and moves the focus to the first selector that matches. */
export type ChangeAndFocus = (change: () => void, ...selectors: string[]) => void

interface SuggestionsProps {
  basket: Basket
  suggestions: readonly BasketSuggestion[]
  changeAndFocus: ChangeAndFocus
}

export function Suggestions({ basket, suggestions, changeAndFocus }: SuggestionsProps) {
  const missing = suggestions.filter(({ code }) => !basket.has(code))
  if (missing.length === 0) return null
  return (
    <div data-print="no" data-suggestions className="mt-5">
      <h2 className="font-text text-sm font-semibold">Kodai, kurių gali trūkti</h2>
      <ul className="mt-1.5 divide-y divide-line">
        {missing.map(({ code, LT, reason }) => (
          <li key={code} className="flex items-start gap-2 py-2 text-sm">
            <div className="min-w-0 grow">
              <a
                href={withCodes(urls.cpvCode(code), basket.kept)}
                className="block min-h-11 content-center leading-snug text-ink hover:text-green sm:min-h-6"
              >
                <span className="font-semibold tabular-nums">{code}</span> {LT}
              </a>
              <p className="text-xs text-ink-3">{reason}</p>
            </div>
            <button
              type="button"
              onClick={() =>
                changeAndFocus(() => basket.add(code), '[data-suggestions] button', '[data-basket-title]')
              }
              aria-label={`Pridėti: ${code} ${LT}`}
              className="-mr-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-md text-green hover:bg-green-soft sm:size-9 noscript:hidden"
            >
              <Icon name="plus" className="size-4 stroke-[2.4]" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
