import { basketStore } from '#app/features/cpv/basket/store/basket-store.ts'
import { removeDraft } from '#app/features/lead/form/lead-draft.ts'

/** What the visitor gathered for his request has been sent: once, not each time he comes back to this page. */
export function endRequest(): void {
  const [visit] = performance.getEntriesByType('navigation')
  if (visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate') return
  removeDraft()
  basketStore.replace([])
}
