import { type SyntheticEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { NATURES } from '#app/domain/cpv/nature.ts'
import { counted } from '#app/domain/text/plural.ts'
import { withCodes } from '#app/ui/codes/with-codes.ts'
import { Icon } from '#app/ui/components/icon.tsx'
import type { FormCall } from '#app/ui/form-call.ts'
import * as urls from '#app/ui/urls.ts'
import type { Basket } from '../basket/store/use-basket.ts'
import { Suggestions } from '../basket/suggestions.tsx'
import { ResultRow } from './result-row.tsx'
import { MAX_RESULTS, RESULTS_STEP, type SearchView } from './view/code-browser-view.ts'
import { RESULTS_ID } from './view/use-view-position.ts'

interface SearchResultsProps {
  view: SearchView
  basket: Basket
  words: readonly string[]
}

/** So many results show at first when all are near; the rest unfolds. */
const FIRST_COUNT = 10

export function SearchResults({ view, basket, words }: SearchResultsProps) {
  const results = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [isExpanded, setExpanded] = useState(view.rows.length > RESULTS_STEP)
  if (view.total === 0)
    return <NothingFound query={view.query} call={{ codes: basket.codes, words: [...words, view.query] }} />
  const { nearCount = view.total } = view
  const hasFar = nearCount < view.rows.length
  const firstCount = hasFar ? nearCount : FIRST_COUNT
  const isCollapsed = !isExpanded && view.rows.length > firstCount
  const whenCollapsed = (classes: string) => (isCollapsed ? `${classes} noscript:block!` : undefined)
  function showAll() {
    flushSync(() => setExpanded(true))
    list.current?.children[firstCount]?.querySelector('a')?.focus({ preventScroll: true })
  }
  function addRelated(change: () => void) {
    flushSync(change)
    results.current?.querySelector<HTMLElement>('[data-suggestions] button')?.focus()
  }
  return (
    <div ref={results}>
      <SearchMessages view={view} />
      <NatureLinks view={view} basket={basket} />
      {view.total > 1 && view.several && <AddAll codes={view.several.codes} basket={basket} />}
      <ul
        ref={list}
        id={RESULTS_ID}
        aria-label="Paieškos rezultatai"
        className="card divide-y divide-line overflow-clip"
      >
        {view.rows.map((row, i) => (
          <ResultRow
            key={row.code}
            row={row}
            basket={basket}
            className={i < firstCount ? undefined : whenCollapsed(hasFar ? 'hidden' : 'max-sm:hidden')}
          />
        ))}
      </ul>
      {isCollapsed && <ShowAllButton view={view} firstCount={firstCount} isFar={hasFar} onClick={showAll} />}
      {view.rows.length < view.total && (
        <MoreResults
          view={view}
          basket={basket}
          className={whenCollapsed(hasFar ? 'hidden' : 'max-sm:hidden')}
        />
      )}
      <Suggestions basket={basket} suggestions={view.related ?? []} changeAndFocus={addRelated} />
    </div>
  )
}

function SearchMessages({ view: { corrected, isApproximate, several } }: Pick<SearchResultsProps, 'view'>) {
  const missing = several?.missing ?? []
  const message = [
    corrected && `Gal ieškojote ${corrected}? Kontrolinis skaitmuo nesutampa.`,
    isApproximate && 'Rodome panašius rezultatus: visų žodžių kartu nėra nė viename pavadinime.',
    missing.length > 0 && `Tokių BVPŽ kodų nėra: ${missing.join(', ')}.`,
  ].find(Boolean)
  return (
    message && <p className="mb-3 rounded-md border border-amber-line bg-amber-soft px-4 py-3">{message}</p>
  )
}

/** Without scripts the form opens the page with these codes chosen. */
function AddAll({ codes, basket }: { codes: Basket['codes']; basket: Basket }) {
  const left = codes.filter((code) => !basket.has(code))
  function addAll(event: SyntheticEvent) {
    event.preventDefault()
    basket.add(...left)
  }
  return (
    <form action={urls.cpvBrowser} onSubmit={addAll} data-print="no" className="mb-3">
      <input type="hidden" name={urls.CODES_PARAM} value={[...basket.codes, ...left].join()} />
      <button type="submit" className="button button-quiet">
        {left.length > 0 ? 'Pridėti visus' : 'Visi pridėti'}
      </button>
    </form>
  )
}

interface ShowAllButtonProps extends Pick<SearchResultsProps, 'view'> {
  firstCount: number
  isFar: boolean
  onClick: () => void
}

function ShowAllButton({ view: { rows, total }, firstCount, isFar, onClick }: ShowAllButtonProps) {
  const more = rows.length - firstCount
  return (
    <div
      data-print="no"
      className={`mt-4 flex items-center gap-4 noscript:hidden ${isFar ? '' : 'sm:hidden'}`}
    >
      <button
        type="button"
        aria-expanded={false}
        aria-controls={RESULTS_ID}
        onClick={onClick}
        className="button button-quiet"
      >
        Dar {isFar ? counted(more, ['tolimesnis', 'tolimesni', 'tolimesnių']) : more}
        <Icon name="chevron-down" className="size-5" />
      </button>
      <p className="text-sm text-ink-2">
        Rodoma {firstCount} iš {counted(total, ['kodo', 'kodų', 'kodų'])}
      </p>
    </div>
  )
}

type MoreResultsProps = Pick<SearchResultsProps, 'view' | 'basket'> & { className: string | undefined }

function MoreResults({ view, basket, className }: MoreResultsProps) {
  const { query, nature, rows, total } = view
  const found = counted(total, ['kodo', 'kodų', 'kodų'])
  if (rows.length >= MAX_RESULTS) {
    return (
      <p className={`mt-5 text-sm text-ink-2 ${className ?? ''}`}>
        Rodoma {rows.length} tinkamiausių iš {found}. Kad rastumėte kitus, patikslinkite paiešką arba
        naršykite pagal{' '}
        <a href={urls.cpvBrowser} className="link">
          skyrius
        </a>
        .
      </p>
    )
  }
  return (
    <div data-print="no" className={`mt-5 flex flex-wrap items-center gap-4 ${className ?? ''}`}>
      <a
        href={withCodes(urls.cpvSearch(query, rows.length + RESULTS_STEP, nature), basket.kept)}
        data-more
        className="button button-quiet"
      >
        Rodyti daugiau
      </a>
      <p className="text-sm text-ink-2">
        Rodoma {rows.length} iš {found}
      </p>
    </div>
  )
}

function NothingFound({ query, call }: { query: string; call: FormCall }) {
  return (
    <div className="relative rounded-lg border border-amber-line bg-amber-soft p-5 pl-14">
      <Icon name="search" className="absolute top-[1.4rem] left-5 size-5 text-amber" />
      <p className="font-semibold">
        Nerasta jokių rezultatų pagal <span className="inline-block wrap-anywhere">„{query}“</span>
      </p>
      <p className="mt-1.5">
        Pabandykite trumpesnį žodį arba aprašykite darbą ar prekę kitaip. Galite ir{' '}
        <a href={urls.leadFormPage({ ...call, wants: ['consultation'] })} className="link">
          parašyti mums
        </a>{' '}
        – kodus parinks konsultantas.
      </p>
    </div>
  )
}

/** The link of the chosen nature leads back to all results. */
function NatureLinks({ view, basket }: { view: SearchView; basket: Basket }) {
  const { query, natures = [], nature: chosen } = view
  if (natures.length < 2) return null
  return (
    <nav
      aria-label="Prekės, darbai ar paslaugos"
      data-print="no"
      className="mt-3 mb-5 flex flex-wrap gap-2 text-sm"
    >
      {natures.map(({ nature, count }) => (
        <a
          key={nature}
          href={withCodes(urls.cpvSearch(query, undefined, nature === chosen ? null : nature), basket.kept)}
          aria-current={nature === chosen || undefined}
          className="list-target rounded-full border border-line-strong px-3.5 text-ink-2 no-underline hover:border-green aria-[current]:border-green aria-[current]:bg-green-soft aria-[current]:font-semibold"
        >
          {NATURES[nature]} {count}
          {nature === chosen && <span className="sr-only">: rodyti viską</span>}
        </a>
      ))}
    </nav>
  )
}
