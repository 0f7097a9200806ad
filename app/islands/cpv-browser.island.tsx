import { isBasketDetails } from '#app/features/cpv/basket/details/basket-details.ts'
import { CpvBrowser, type CpvBrowserProps } from '#app/features/cpv/browser/cpv-browser.tsx'
import { isBrowserView } from '#app/features/cpv/browser/view/browser-view.ts'
import { objectOf } from '#app/shared/json/guards.ts'
import { defineIsland } from './define-island.tsx'

export const island = defineIsland(
  CpvBrowser,
  objectOf<CpvBrowserProps>({ view: isBrowserView, sharedBasket: isBasketDetails }),
)
