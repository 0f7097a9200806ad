import { arrayOf, isString, objectOf, pairOf } from '#app/domain/data/guards.ts'
import { isBasketDetails } from '#app/features/cpv/basket/details/basket-details.ts'
import { CpvBrowser, type CpvBrowserProps } from '#app/features/cpv/code-browser/cpv-browser.tsx'
import { isCodeBrowserView } from '#app/features/cpv/code-browser/view/code-browser-view.ts'
import { defineIsland } from './define-island.tsx'

export const island = defineIsland(
  CpvBrowser,
  objectOf<CpvBrowserProps>({
    view: isCodeBrowserView,
    sharedDetails: isBasketDetails,
    trades: arrayOf(pairOf(isString, isString)),
    words: arrayOf(isString),
  }),
)
