import { useId } from 'react'
import { CODE_FORMS, counted } from '#app/domain/text/plural.ts'
import type { BasketItem } from './details/basket-details.ts'
import type { OfferedCodes } from './store/use-basket.ts'
import type { ChangeAndFocus } from './suggestions.tsx'

const MAX_SHOWN = 5

interface OfferedListProps {
  offered: OfferedCodes
  items: readonly BasketItem[]
  changeAndFocus: ChangeAndFocus
}

/** The visitor's own list stays as it is until a button is pressed. */
export function OfferedList({ offered, items, changeAndFocus }: OfferedListProps) {
  const titleId = useId()
  const offeredItems = items.filter(({ code }) => offered.codes.includes(code))
  const actions = [
    ['Pridėti prie savojo', offered.addToOwn, 'button min-h-11 px-3 text-sm'],
    ['Pakeisti savąjį', offered.replaceOwn, 'button button-quiet min-h-11 px-3 text-sm'],
    ['Nereikia', offered.dismiss, 'link list-target cursor-pointer'],
  ] as const
  return (
    <section
      aria-labelledby={titleId}
      data-print="no"
      className="mt-3 rounded-md border border-green-line bg-green-soft p-4 text-sm"
    >
      <h3 id={titleId} className="font-text text-sm font-semibold">
        Jums atsiųstas sąrašas ({offeredItems.length})
      </h3>
      <ul className="mt-2 grid gap-1.5">
        {offeredItems.slice(0, MAX_SHOWN).map(({ code, LT }) => (
          <li key={code} className="leading-snug">
            <span className="font-semibold tabular-nums">{code}</span> {LT}
          </li>
        ))}
      </ul>
      {offeredItems.length > MAX_SHOWN && (
        <p className="mt-1.5 text-ink-2">ir dar {counted(offeredItems.length - MAX_SHOWN, CODE_FORMS)}</p>
      )}
      <div className="mt-3 flex flex-wrap gap-x-2 gap-y-1">
        {actions.map(([label, change, className]) => (
          <button
            key={label}
            type="button"
            onClick={() => changeAndFocus(change, '[data-basket-title]')}
            className={className}
          >
            {label}
          </button>
        ))}
      </div>
    </section>
  )
}
