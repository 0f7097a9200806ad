import { readCpvCodes } from '#app/domain/cpv/cpv-codes-param.ts'
import { removeDraft } from '#app/features/lead/form/lead-draft.ts'
import { basketStore } from '#app/ui/codes/basket-store.ts'
import { CODES_PARAM } from '#app/ui/urls.ts'

/** This is done once, not at each return to this page. */
export function clearDraftAndBasket(): void {
  const [visit] = performance.getEntriesByType('navigation')
  if (visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate') return
  removeDraft()
  const formPage = URL.parse(document.referrer)
  if (formPage?.origin === location.origin)
    basketStore.remove(readCpvCodes(formPage.searchParams.getAll(CODES_PARAM)))
}
