import { useRef } from 'react'
import { Breadcrumb, type Crumb } from '#app/shared/ui/breadcrumb.tsx'
import * as urls from '#app/shared/urls.ts'
import type { BasketAdvice } from '../basket/advice/basket-advice.ts'
import { useBasketAdvice } from '../basket/advice/use-basket-advice.ts'
import { BasketPanel } from '../basket/basket-panel.tsx'
import { BasketSheet } from '../basket/basket-sheet.tsx'
import { useBasket } from '../basket/store/use-basket.ts'
import type { CpvEntry } from '../vocabulary/cpv-entry.ts'
import { Browse } from './browse.tsx'
import { LetterLink } from './letter-link.tsx'
import { SearchBox } from './search-box.tsx'
import { SearchResults } from './search-results.tsx'
import { GRID_ID, useResultGrid } from './use-result-grid.ts'
import type { BrowserView } from './view/browser-view.ts'
import { useArrival } from './view/use-arrival.ts'
import { useBrowserView } from './view/use-browser-view.ts'
import { summaryOf } from './view/view-summary.ts'

export interface CpvBrowserProps {
  view: BrowserView
  /** Advice for the codes in the page's address (`?kodai=…`), for the first rendering. */
  sharedBasket: BasketAdvice
}

/** Search, tree and basket of the vocabulary. Its state is the page's address. */
export function CpvBrowser({ view: firstView, sharedBasket }: CpvBrowserProps) {
  const list = useRef<HTMLDivElement>(null)
  const { state, open, retry, onClick } = useBrowserView(firstView)
  const { view, status } = state
  useArrival(list, state)
  const basket = useBasket(sharedBasket.items.map(({ code }) => code))
  const panel = { basket, advice: useBasketAdvice(basket.codes, sharedBasket), shared: sharedBasket.items }
  const query = view.kind === 'search' ? view.query : ''
  const grid = useResultGrid(view.kind === 'search' ? view.rows.length : 0, query)
  return (
    <div
      data-view={view.kind}
      data-has-codes={basket.codes.length > 0 || undefined}
      className="group grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_21rem]"
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: links stay links, Enter clicks them */}
      <div className="min-w-0 print:group-data-has-codes:hidden" onClick={onClick}>
        <SearchBox
          open={open}
          query={query}
          grid={{
            id: GRID_ID,
            isOpen: view.kind === 'search' && view.total > 0,
            activeCell: grid.activeCell,
          }}
          onKeyDown={grid.onKeyDown}
        />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
        <div
          ref={list}
          role="group"
          aria-label="Kodų sąrašas"
          tabIndex={-1}
          className="mt-7 outline-none transition-opacity group-data-[view=search]:max-sm:mt-4 aria-busy:opacity-55"
          aria-busy={status === 'loading'}
        >
          <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6">
            {view.kind === 'browse' && <Breadcrumb crumbs={crumbsOf(view.path)} look="codes" />}
            <p role="status" className="min-h-[1.5em] text-sm text-ink-2 tabular-nums">
              {status === 'loading' ? 'Kraunama...' : summaryOf(view)}
            </p>
            {view.kind === 'search' && <LetterLink view={view} />}
          </div>
          {status === 'failed' && <LoadFailure retry={retry} />}
          {view.kind === 'search' ? (
            <SearchResults key={view.query} view={view} grid={grid} basket={basket} />
          ) : (
            <Browse view={view} basket={basket} />
          )}
        </div>
        <BasketSheet {...panel} onClosedEmpty={() => list.current?.focus({ preventScroll: true })} />
      </div>
      <BasketPanel {...panel} />
    </div>
  )
}

/** From the top level down to the open code. */
function crumbsOf(path: readonly CpvEntry[]): Crumb[] {
  const steps = [
    { label: 'Visi skyriai', href: urls.cpvBrowser },
    ...path.map(({ code, LT }) => ({ label: LT, href: urls.cpvBranch(code) })),
  ]
  return steps.map(({ label, href }, i) => (i === steps.length - 1 ? { label } : { label, href }))
}

function LoadFailure({ retry }: { retry: () => void }) {
  return (
    <p role="alert" className="mb-3 rounded-md border-2 border-red bg-red-soft px-4 py-3">
      Įkelti nepavyko: patikrinkite interneto ryšį.{' '}
      <button type="button" onClick={retry} className="link cursor-pointer">
        Bandyti dar kartą
      </button>
    </p>
  )
}
