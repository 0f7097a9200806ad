import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { digitsOf } from '#app/shared/cpv/cpv-code.ts'
import { counted } from '#app/shared/text/plural.ts'
import { Icon } from '#app/shared/ui/icon.tsx'
import * as urls from '#app/shared/urls.ts'
import { AddButton } from '../basket/add-button.tsx'
import type { Basket } from '../basket/store/use-basket.ts'
import type { Mark } from '../search/highlight.ts'
import { CodeRow, NAME_LINK } from './code-row.tsx'
import { cellId, GRID_ID, type ResultGrid } from './use-result-grid.ts'
import { MAX_RESULTS, RESULTS_STEP, type SearchRow, type SearchView } from './view/browser-view.ts'

interface SearchResultsProps {
  view: SearchView
  grid: ResultGrid
  basket: Basket
}

const FIRST_SHOWN = 10

export function SearchResults({ view, grid, basket }: SearchResultsProps) {
  const list = useRef<HTMLDivElement>(null)
  const [isLong, setLong] = useState(view.rows.length > RESULTS_STEP)
  if (view.total === 0) return <NothingFound query={view.query} />
  const isShort = !isLong && view.rows.length > FIRST_SHOWN && grid.activeRow < FIRST_SHOWN
  function showAll() {
    flushSync(() => setLong(true))
    list.current?.children[FIRST_SHOWN]?.querySelector('a')?.focus({ preventScroll: true })
  }
  return (
    <div>
      <SearchMessages view={view} />
      {/* biome-ignore lint/a11y/useSemanticElements: the grid belongs to the search box's combobox pattern */}
      <div
        ref={list}
        role="grid"
        id={GRID_ID}
        aria-label="Paieškos rezultatai"
        className={`card divide-y divide-line overflow-clip ${isShort ? 'max-sm:[&>:nth-child(n+11)]:hidden noscript:[&>:nth-child(n+11)]:block!' : ''}`}
      >
        {view.rows.map((row, i) => (
          <ResultRow key={row.code} row={row} position={i} grid={grid} basket={basket} />
        ))}
      </div>
      {isShort && <ShowAllButton view={view} onClick={showAll} />}
      {view.rows.length < view.total && (
        <MoreResults view={view} className={isShort ? 'max-sm:hidden noscript:flex!' : ''} />
      )}
    </div>
  )
}

function SearchMessages({ view: { corrected, isApproximate } }: Pick<SearchResultsProps, 'view'>) {
  return (
    <>
      {corrected && (
        <p className="mb-3 rounded-md border border-amber-line bg-amber-soft px-4 py-3">
          Gal ieškojote{' '}
          <a href={urls.cpvCode(corrected)} className="link tabular-nums">
            {corrected}
          </a>
          ? Kontrolinis skaitmuo nesutampa.
        </p>
      )}
      {isApproximate && (
        <p className="mb-3 rounded-md border border-amber-line bg-amber-soft px-4 py-3">
          Rodome panašius rezultatus: visų žodžių kartu nėra nė viename pavadinime.
        </p>
      )}
    </>
  )
}

function ShowAllButton({
  view: { rows, total },
  onClick,
}: Pick<SearchResultsProps, 'view'> & { onClick: () => void }) {
  return (
    <div data-print="no" className="mt-4 flex items-center gap-4 sm:hidden noscript:hidden">
      <button type="button" onClick={onClick} className="button button-quiet">
        Dar {rows.length - FIRST_SHOWN}
      </button>
      <p className="text-sm text-ink-2">
        Rodoma {FIRST_SHOWN} iš {counted(total, ['kodo', 'kodų', 'kodų'])}
      </p>
    </div>
  )
}

function MoreResults({ view, className }: Pick<SearchResultsProps, 'view'> & { className: string }) {
  const { query, rows, total } = view
  const found = counted(total, ['kodo', 'kodų', 'kodų'])
  if (rows.length >= MAX_RESULTS) {
    return (
      <p className={`mt-5 text-sm text-ink-2 ${className}`}>
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
    <div data-print="no" className={`mt-5 flex flex-wrap items-center gap-4 ${className}`}>
      <a href={urls.cpvSearch(query, rows.length + RESULTS_STEP)} data-more className="button button-quiet">
        Rodyti daugiau
      </a>
      <p className="text-sm text-ink-2">
        Rodoma {rows.length} iš {found}
      </p>
    </div>
  )
}

interface ResultRowProps {
  row: SearchRow
  position: number
  grid: ResultGrid
  basket: Basket
}

function ResultRow({ row, position, grid, basket }: ResultRowProps) {
  const cell = (column: number, label?: string) => ({
    role: 'gridcell',
    'aria-label': label,
    id: cellId(position, column),
    'aria-selected': grid.isActive(position, column),
    className: grid.isActive(position, column)
      ? 'rounded-md outline-3 outline-offset-2 outline-green'
      : undefined,
  })
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the grid
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the search box
    <div role="row" className="transition-colors hover:bg-paper">
      <CodeRow
        entry={row}
        code={<Marked text={row.code} marks={row.marks.code} />}
        name={
          <div {...cell(0, `${row.code} ${row.LT}`)}>
            <a href={urls.cpvCode(row.code)} className={NAME_LINK}>
              <Marked text={row.LT} marks={row.marks.LT} />
            </a>
          </div>
        }
        isEnglishOptional={row.marks.EN.length === 0}
        english={<Marked text={row.EN} marks={row.marks.EN} />}
        below={row.path.length > 0 && <Path names={row.path} />}
        actions={
          <div {...cell(1)}>
            <AddButton entry={row} basket={basket} />
          </div>
        }
      />
    </div>
  )
}

/** Names repeat, so each shows the nearest name above and, on wide screens, the division. */
function Path({ names }: { names: readonly string[] }) {
  const division = names.length > 1 ? names[0] : undefined
  return (
    <p className="mt-1 text-xs leading-snug text-ink-3">
      {division && <span className="max-sm:hidden">{division}&nbsp;› </span>}
      {names.at(-1)}
    </p>
  )
}

function NothingFound({ query }: { query: string }) {
  return (
    <div id={GRID_ID} className="relative rounded-lg border border-amber-line bg-amber-soft p-5 pl-14">
      <Icon name="search" className="absolute top-[1.4rem] left-5 size-5 text-amber" />
      <p className="font-semibold">
        Nerasta jokių rezultatų pagal{' '}
        <span className={digitsOf(query) === null ? '' : 'whitespace-nowrap'}>„{query}“</span>
      </p>
      <p className="mt-1.5">
        Pabandykite trumpesnį žodį arba aprašykite darbą ar prekę kitaip. Galite ir{' '}
        <a href={urls.leadFormOfWords(query)} className="link">
          parašyti mums
        </a>{' '}
        – kodus parinks konsultantas.
      </p>
    </div>
  )
}

function Marked({ text, marks }: { text: string; marks: readonly Mark[] }) {
  if (marks.length === 0) return text
  const parts: ReactNode[] = []
  let from = 0
  for (const [start, end] of marks) {
    parts.push(
      text.slice(from, start),
      <mark key={start} className="rounded-[3px] bg-amber-line text-inherit">
        {text.slice(start, end)}
      </mark>,
    )
    from = end
  }
  return [...parts, text.slice(from)]
}
