import { counted } from '#app/shared/text/plural.ts'
import { Icon } from '#app/shared/ui/icon.tsx'
import * as urls from '#app/shared/urls.ts'
import { AddButton } from '../basket/add-button.tsx'
import type { Basket } from '../basket/use-basket.ts'
import { type BrowserView, MAX_RESULTS, RESULTS_STEP, type SearchRow } from './browser-view.ts'
import { CodeRow, NAME_LINK } from './code-row.tsx'
import { Marked } from './marked.tsx'
import { cellId, GRID_ID, type ResultGrid } from './use-result-grid.ts'

interface SearchResultsProps {
  view: Extract<BrowserView, { kind: 'search' }>
  grid: ResultGrid
  basket: Basket
}

/** Flat results, best first. */
export function SearchResults({ view, grid, basket }: SearchResultsProps) {
  if (view.total === 0) return <NothingFound query={view.query} />
  return (
    <div>
      {view.corrected && (
        <p className="mb-3 rounded-md border border-amber-line bg-amber-soft px-4 py-3">
          Gal ieškojote{' '}
          <a href={urls.cpvCode(view.corrected)} className="link tabular-nums">
            {view.corrected}
          </a>
          ? Kontrolinis skaitmuo nesutampa.
        </p>
      )}
      {view.isApproximate && (
        <p className="mb-3 rounded-md border border-amber-line bg-amber-soft px-4 py-3">
          Rodome panašius rezultatus: visų žodžių kartu nėra nė viename pavadinime.
        </p>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: the grid belongs to the search box's combobox pattern */}
      <div
        role="grid"
        id={GRID_ID}
        aria-label="Paieškos rezultatai"
        className="card divide-y divide-line overflow-clip"
      >
        {view.rows.map((row, i) => (
          <ResultRow key={row.code} row={row} position={i} grid={grid} basket={basket} />
        ))}
      </div>
      {view.rows.length < view.total && <MoreResults view={view} />}
    </div>
  )
}

function MoreResults({ view: { query, rows, total } }: Pick<SearchResultsProps, 'view'>) {
  const found = counted(total, ['kodo', 'kodų', 'kodų'])
  if (rows.length >= MAX_RESULTS) {
    return (
      <p className="mt-5 text-sm text-ink-2">
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
    <div className="mt-5 flex flex-wrap items-center gap-4">
      <a
        href={urls.cpvSearch(query, rows.length + RESULTS_STEP)}
        data-replace
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

interface ResultRowProps {
  row: SearchRow
  position: number
  grid: ResultGrid
  basket: Basket
}

function ResultRow({ row, position, grid, basket }: ResultRowProps) {
  const cell = (column: number) => ({
    role: 'gridcell',
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
          <div {...cell(0)}>
            <a href={urls.cpvCode(row.code)} className={NAME_LINK}>
              <Marked text={row.LT} marks={row.marks.LT} />
            </a>
          </div>
        }
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

/** Names repeat, so each says where it belongs: the division and the nearest name above. */
function Path({ names }: { names: readonly string[] }) {
  const nearest = names.length > 1 ? names.at(-1) : undefined
  return (
    <p className="mt-1 flex gap-1 text-xs leading-snug text-ink-3" title={names.join(' › ')}>
      <span className={nearest ? 'min-w-0 shrink-[4] truncate max-sm:hidden' : ''}>{names[0]}</span>
      {nearest && <span className="min-w-0 sm:truncate">› {nearest}</span>}
    </p>
  )
}

function NothingFound({ query }: { query: string }) {
  return (
    <div id={GRID_ID} className="relative rounded-lg border border-amber-line bg-amber-soft p-5 pl-14">
      <Icon name="search" className="absolute top-[1.4rem] left-5 size-5 text-amber" />
      <p className="font-semibold">Nerasta jokių rezultatų pagal „{query}“</p>
      <p className="mt-1.5">
        Pabandykite trumpesnį žodį arba aprašykite darbą ar prekę kitaip. Galite ir{' '}
        <a href={urls.leadForm()} className="link">
          parašyti mums
        </a>{' '}
        – kodus parinks konsultantas.
      </p>
    </div>
  )
}
