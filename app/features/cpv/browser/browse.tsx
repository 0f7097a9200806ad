import * as urls from '#app/shared/urls.ts'
import { AddButton } from '../basket/add-button.tsx'
import type { Basket } from '../basket/store/use-basket.ts'
import type { CpvEntry } from '../vocabulary/cpv-entry.ts'
import { CodeTree } from './code-tree.tsx'
import { GRID_ID } from './use-result-grid.ts'
import type { BrowserView } from './view/browser-view.ts'

interface BrowseProps {
  view: Extract<BrowserView, { kind: 'browse' }>
  basket: Basket
}

/** The open code and the codes below it, or all divisions. */
export function Browse({ view, basket }: BrowseProps) {
  const open = view.path.at(-1)
  return (
    <div id={GRID_ID} className="card overflow-clip">
      {open && <OpenCode entry={open} basket={basket} />}
      <CodeTree rows={view.rows} basket={basket} isTop={!open} />
    </div>
  )
}

function OpenCode({ entry, basket }: { entry: CpvEntry; basket: Basket }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 border-b border-line bg-green-soft px-4 py-3.5 sm:grid-cols-[7.5rem_minmax(0,1fr)_auto] sm:px-5">
      <a
        href={urls.cpvCode(entry.code)}
        className="link list-target -my-2 self-center justify-self-start text-sm tabular-nums sm:self-start"
      >
        {entry.code}
      </a>
      <div className="col-span-full row-start-2 sm:col-span-1 sm:col-start-2 sm:row-start-1">
        <p className="font-semibold leading-snug">{entry.LT}</p>
        <p className="mt-0.5 text-sm leading-snug text-ink-2" lang="en">
          {entry.EN}
        </p>
      </div>
      <AddButton entry={entry} basket={basket} />
    </div>
  )
}
