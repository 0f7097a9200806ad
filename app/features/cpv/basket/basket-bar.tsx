import { Icon } from '#app/shared/ui/icon.tsx'
import { BASKET_ID } from './basket-panel.tsx'

/** Where the basket comes after the list: how much it holds and the way to it, always in sight. */
export function BasketBar({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <button
      type="button"
      data-basket-bar
      onClick={goToBasket}
      className="button sticky noscript:hidden bottom-[calc(var(--banner-height,0px)+0.75rem)] z-10 mt-5 w-full shadow-pop lg:hidden cramped:static"
    >
      Pasirinkti kodai: {count}
      <Icon name="arrow-right" className="size-[1.1em] rotate-90" />
    </button>
  )
}

function goToBasket() {
  const panel = document.getElementById(BASKET_ID)
  panel?.scrollIntoView()
  panel?.focus({ preventScroll: true })
}
