import { type ComponentProps, type ToggleEvent, useRef, useState } from 'react'
import { CODE_FORMS, counted } from '#app/domain/text/plural.ts'
import { withCodes } from '#app/ui/codes/with-codes.ts'
import { type Crumb, Trail } from '#app/ui/components/breadcrumb.tsx'
import { Icon } from '#app/ui/components/icon.tsx'
import * as urls from '#app/ui/urls.ts'
import { letterLimits } from '#config/limits.ts'
import { BasketContent, type BasketContentProps } from '../basket/basket-content.tsx'
import { BasketDrawer } from '../basket/basket-drawer.tsx'
import type { BasketDetails } from '../basket/details/basket-details.ts'
import { useBasketDetails } from '../basket/details/use-basket-details.ts'
import { type Basket, useBasket } from '../basket/store/use-basket.ts'
import type { CpvEntry } from '../vocabulary/cpv-entry.ts'
import { CodeTree, OpenCode } from './code-tree.tsx'
import { SearchBox } from './search-box.tsx'
import { SearchResults } from './search-results.tsx'
import type { BrowseView, CodeBrowserView, SearchView } from './view/code-browser-view.ts'
import { useCodeBrowserView } from './view/use-code-browser-view.ts'
import { useViewPosition } from './view/use-view-position.ts'

const DIVISION_FORMS = ['skyrius', 'skyriai', 'skyrių'] as const

export interface CpvBrowserProps {
  view: CodeBrowserView
  sharedDetails: BasketDetails
  trades: [name: string, href: string][]
  /** Those of the letter from which the visitor came. */
  words: readonly string[]
}

/** The page's address is its state. */
export function CpvBrowser({ view: firstView, sharedDetails, trades, words }: CpvBrowserProps) {
  const list = useRef<HTMLDivElement>(null)
  const { state, open, retry, onClick } = useCodeBrowserView(firstView)
  const { view, status } = state
  const shown = state.isOutdated ? null : view
  useViewPosition(list, state)
  const basket = useBasket(
    sharedDetails.items.map(({ code }) => code),
    words,
  )
  const panel = {
    basket,
    details: useBasketDetails(basket.codes, sharedDetails),
    sharedItems: sharedDetails.items,
    words,
  }
  const [isUnfolded, setUnfolded] = useState(false)
  const fold = {
    open: isUnfolded,
    onToggle: ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => setUnfolded(currentTarget.open),
  }
  return (
    <div
      onClickCapture={basket.keepForCodePage}
      data-view={view.kind}
      data-has-codes={basket.codes.length > 0 || undefined}
      className="group grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_21rem]"
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: links stay links, Enter clicks them */}
      <div className="min-w-0 print:group-data-has-codes:hidden" onClick={onClick}>
        <SearchBox
          open={open}
          query={view.kind === 'search' ? view.query : ''}
          kept={{
            [urls.CODES_PARAM]: sharedDetails.items.map(({ code }) => code).join(),
            [urls.WORDS_PARAM]: words.join(),
          }}
        />
        {view.kind === 'browse' && view.path.length === 0 && <Trades trades={trades} />}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
        <div
          ref={list}
          role="group"
          aria-label="Kodų sąrašas"
          tabIndex={-1}
          className="mt-7 outline-none transition-opacity group-data-[view=search]:max-sm:mt-2 aria-busy:opacity-55"
          aria-busy={status === 'loading'}
        >
          <div className="mb-3 flex flex-wrap items-baseline group-data-[view=search]:max-sm:mb-1 justify-between gap-x-6">
            {shown?.kind === 'browse' && shown.path.length > 0 && (
              <Trail label="Vieta klasifikatoriuje" crumbs={crumbsOf(shown.path, basket)} />
            )}
            <p role="status" className="min-h-[1.5em] text-sm text-ink-2 tabular-nums">
              {status === 'loading' ? 'Kraunama...' : summaryOf(shown)}
            </p>
            {shown?.kind === 'search' && <LetterLink view={shown} basket={basket} words={words} />}
          </div>
          {status === 'failed' && <LoadFailure retry={retry} />}
          {shown?.kind === 'search' && (
            <SearchResults key={shown.query} view={shown} basket={basket} words={words} />
          )}
          {shown?.kind === 'browse' && <Browse view={shown} basket={basket} fold={fold} />}
        </div>
        <BasketDrawer {...panel} onClosedEmpty={() => list.current?.focus({ preventScroll: true })} />
      </div>
      <BasketPanel {...panel} />
    </div>
  )
}

function Trades({ trades }: Pick<CpvBrowserProps, 'trades'>) {
  return (
    <nav aria-labelledby="sritys" data-print="no" className="mt-5">
      <p id="sritys" className="text-sm font-semibold">
        Arba pradėkite nuo srities
      </p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {trades.map(([name, href]) => (
          <li key={name}>
            <a href={href} className="button button-quiet rounded-full px-4 text-sm">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function summaryOf(view: CodeBrowserView | null): string {
  if (view === null) return ''
  if (view.kind === 'search') {
    const typed = view.several ? 'šiuos kodus' : `„${view.query}“`
    return view.total === 0 ? '' : `Pagal ${typed} rasta: ${counted(view.total, CODE_FORMS)}`
  }
  const count = view.rows.length
  if (view.path.length === 0) return counted(count, DIVISION_FORMS)
  return count === 0 ? '' : `${counted(count, CODE_FORMS)} vienu lygiu žemiau`
}

function crumbsOf(path: readonly CpvEntry[], { kept }: Basket): Crumb[] {
  const steps = [
    { label: 'Visi skyriai', href: withCodes(urls.cpvBrowser, kept) },
    ...path.map(({ code, LT }) => ({ label: LT, href: withCodes(urls.cpvBranch(code), kept) })),
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

/** On phones the divisions are folded: the trades above them are the shorter way. */
function Browse({
  view,
  basket,
  fold,
}: {
  view: BrowseView
  basket: Basket
  fold: ComponentProps<'details'>
}) {
  const openEntry = view.path.at(-1)
  const tree = <CodeTree rows={view.rows} basket={basket} isTop={!openEntry} />
  return (
    <div className="card overflow-clip">
      {openEntry && <OpenCode entry={openEntry} basket={basket} />}
      {openEntry && tree}
      {!openEntry && (
        <details {...fold} className="divisions">
          <summary className="target">
            Visi skyriai
            <Icon name="chevron-down" className="size-5" />
          </summary>
          {tree}
        </details>
      )}
    </div>
  )
}

type LetterLinkProps = Pick<BasketContentProps, 'basket' | 'words'> & { view: SearchView }

/** The letter also has what is chosen already. */
function LetterLink({ view: { query, rows, several }, basket, words }: LetterLinkProps) {
  const [first] = rows
  if (first === undefined) return null
  const found = first.marks.code.length > 0 ? (several?.codes ?? [first.code]) : []
  const codes = [...new Set([...found, ...basket.codes])].slice(0, letterLimits.maxCodes)
  const what = several ? 'šiuos kodus' : found.length > 0 ? 'šį kodą' : 'šiuos žodžius'
  return (
    <a
      href={found.length > 0 ? urls.letterOf(codes, words) : urls.letterAdding(codes, words, query)}
      data-print="no"
      className="link list-target text-sm"
    >
      Peržiūrėti laišką pagal {what}
      {basket.codes.length > 0 && ' ir savo sąrašą'}
    </a>
  )
}

function BasketPanel(props: BasketContentProps) {
  return (
    <aside
      aria-labelledby="krepselis"
      className="card border-dashed border-line-strong p-5 group-data-has-codes:border-line group-data-has-codes:border-solid group-data-has-codes:shadow-letter max-lg:hidden lg:sticky lg:top-24 lg:max-h-[calc(100vh-7rem)] lg:overflow-auto noscript:block! print:hidden print:group-data-has-codes:static print:group-data-has-codes:block! print:group-data-has-codes:max-h-none print:group-data-has-codes:border-0 print:group-data-has-codes:p-0 print:group-data-has-codes:[box-shadow:none]"
    >
      <BasketContent {...props} titleId="krepselis" />
    </aside>
  )
}
