import { useId } from 'react'
import { counted } from '#app/shared/text/plural.ts'
import type { BasketItem } from './details/basket-details.ts'
import type { SharedCodes } from './store/use-basket.ts'
import type { ChangeAndFocus } from './suggestions.tsx'

const MAX_SHOWN = 5

interface SharedListProps {
  sharedList: SharedCodes
  items: readonly BasketItem[]
  changeAndFocus: ChangeAndFocus
}

/** The visitor's own list stays as it is until a button is pressed. */
export function SharedList({ sharedList, items, changeAndFocus }: SharedListProps) {
  const titleId = useId()
  const offeredCodes = items.filter(({ code }) => sharedList.codes.includes(code))
  const withFocusAfter = (change: () => void) => () => changeAndFocus(change, '[data-basket-title]')
  return (
    <section
      aria-labelledby={titleId}
      data-print="no"
      className="mt-3 rounded-md border border-green-line bg-green-soft p-4 text-sm"
    >
      <h3 id={titleId} className="font-text text-sm font-semibold">
        Jums atsiųstas sąrašas ({offeredCodes.length})
      </h3>
      <ul className="mt-2 grid gap-1.5">
        {offeredCodes.slice(0, MAX_SHOWN).map(({ code, LT }) => (
          <li key={code} className="leading-snug">
            <span className="font-semibold tabular-nums">{code}</span> {LT}
          </li>
        ))}
      </ul>
      {offeredCodes.length > MAX_SHOWN && (
        <p className="mt-1.5 text-ink-2">
          ir dar {counted(offeredCodes.length - MAX_SHOWN, ['kodas', 'kodai', 'kodų'])}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-x-2 gap-y-1">
        <button
          type="button"
          onClick={withFocusAfter(sharedList.addToOwn)}
          className="button min-h-11 px-3 text-sm"
        >
          Pridėti prie mano
        </button>
        <button
          type="button"
          onClick={withFocusAfter(sharedList.replaceOwn)}
          className="button button-quiet min-h-11 px-3 text-sm"
        >
          Pakeisti mano
        </button>
        <button
          type="button"
          onClick={withFocusAfter(sharedList.dismiss)}
          className="link list-target cursor-pointer"
        >
          Nereikia
        </button>
      </div>
    </section>
  )
}
