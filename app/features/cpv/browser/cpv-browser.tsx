import { useRef } from 'react'
import { CODE_FORMS, counted } from '#app/shared/text/plural.ts'
import { Breadcrumb, type Crumb } from '#app/shared/ui/breadcrumb.tsx'
import * as urls from '#app/shared/urls.ts'
import type { BasketAdvice } from '../basket/basket-advice.ts'
import { BasketBar } from '../basket/basket-bar.tsx'
import { BasketPanel } from '../basket/basket-panel.tsx'
import { useBasket } from '../basket/use-basket.ts'
import type { CpvEntry } from '../vocabulary/cpv-entry.ts'
import type { BrowserView } from './browser-view.ts'
import { CodeTree } from './code-tree.tsx'
import { SearchBox } from './search-box.tsx'
import { SearchResults } from './search-results.tsx'
import { useBrowserView } from './use-browser-view.ts'
import { GRID_ID, useResultGrid } from './use-result-grid.ts'

export interface CpvBrowserProps {
  view: BrowserView
  /** Advice for the codes in the page's address (`?kodai=…`), for the first rendering. */
  sharedBasket: BasketAdvice
}

/** Search, tree and basket of the vocabulary. Its state is the page's address. */
export function CpvBrowser({ view: firstView, sharedBasket }: CpvBrowserProps) {
  const list = useRef<HTMLDivElement>(null)
  const { view, status, open, retry, onClick } = useBrowserView(firstView, () => list.current?.focus())
  const basket = useBasket(sharedBasket.items.map(({ code }) => code))
  const query = view.kind === 'search' ? view.query : ''
  const grid = useResultGrid(view.kind === 'search' ? view.rows.length : 0, query)
  return (
    <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: links stay links, Enter clicks them */}
      <div className="min-w-0" onClick={onClick}>
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
        <div
          ref={list}
          tabIndex={-1}
          className="mt-7 scroll-mt-28 outline-none transition-opacity aria-busy:opacity-55"
          aria-busy={status === 'loading'}
        >
          <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6">
            {view.kind === 'browse' && <Breadcrumb crumbs={crumbsOf(view.path)} look="codes" />}
            <p role="status" className="min-h-[1.5em] text-sm text-ink-2 tabular-nums">
              {status === 'loading' ? 'Kraunama...' : summaryOf(view)}
            </p>
          </div>
          {status === 'failed' && <LoadFailure retry={retry} />}
          {view.kind === 'search' ? (
            <SearchResults view={view} grid={grid} basket={basket} />
          ) : (
            <Browse view={view} basket={basket} />
          )}
        </div>
        <BasketBar count={basket.codes.length} />
      </div>
      <BasketPanel basket={basket} shared={sharedBasket} />
    </div>
  )
}

function Browse({
  view,
  basket,
}: {
  view: Extract<BrowserView, { kind: 'browse' }>
  basket: ReturnType<typeof useBasket>
}) {
  const open = view.path.at(-1)
  return (
    <div id={GRID_ID} className="card overflow-clip">
      {open && (
        <div className="border-b border-line bg-green-soft px-4 py-3.5 sm:grid sm:grid-cols-[7.5rem_minmax(0,1fr)] sm:gap-x-3 sm:px-5">
          <a
            href={urls.cpvCode(open.code)}
            className="link list-target -my-2 justify-self-start text-sm tabular-nums"
          >
            {open.code}
          </a>
          <div>
            <p className="font-semibold leading-snug">{open.LT}</p>
            <p className="mt-0.5 text-sm leading-snug text-ink-2" lang="en">
              {open.EN}
            </p>
          </div>
        </div>
      )}
      <CodeTree rows={view.rows} basket={basket} />
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

function summaryOf(view: BrowserView): string {
  if (view.kind === 'browse') return counted(view.rows.length, CODE_FORMS)
  if (view.total === 0) return ''
  return `Pagal „${view.query}“ rasta: ${counted(view.total, CODE_FORMS)}`
}
