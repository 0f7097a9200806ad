import { DEEPEST_LEVEL } from '#app/shared/cpv/cpv-code.ts'
import { Icon } from '#app/shared/ui/icon.tsx'
import * as urls from '#app/shared/urls.ts'
import { AddButton } from '../basket/add-button.tsx'
import type { Basket } from '../basket/use-basket.ts'
import type { CpvEntry } from '../vocabulary/cpv-entry.ts'
import { CodeRow, NAME_LINK } from './code-row.tsx'
import { type Children, useChildren } from './use-children.ts'

interface CodeTreeProps {
  rows: readonly CpvEntry[]
  basket: Basket
}

/** The codes of one place in the tree; each can be entered, or expanded where it stands. */
export function CodeTree({ rows, basket }: CodeTreeProps) {
  if (rows.length === 0) return <NoChildren />
  return (
    <ul className="divide-y divide-line">
      {rows.map((entry) => (
        <TreeRow key={entry.code} entry={entry} basket={basket} />
      ))}
    </ul>
  )
}

function TreeRow({ entry, basket }: { entry: CpvEntry; basket: Basket }) {
  const { children, open, close } = useChildren(entry.code)
  const isDeepest = entry.level === DEEPEST_LEVEL
  const listId = `po-${entry.code}`
  return (
    <li className="transition-colors has-[>div:first-child:hover]:bg-paper/70">
      <CodeRow
        entry={entry}
        code={
          <a
            href={urls.cpvCode(entry.code)}
            className="relative z-10 inline-flex min-h-6 items-center text-green underline-offset-4 hover:underline max-sm:min-h-11"
          >
            {entry.code}
          </a>
        }
        name={
          isDeepest ? (
            <a href={urls.cpvCode(entry.code)} className={NAME_LINK}>
              {entry.LT}
            </a>
          ) : (
            <a href={urls.cpvBranch(entry.code)} className={NAME_LINK}>
              {entry.LT}
            </a>
          )
        }
        actions={
          <>
            {!isDeepest && (
              <button
                type="button"
                aria-expanded={children !== null}
                aria-controls={children ? listId : undefined}
                aria-label={`${children ? 'Slėpti' : 'Rodyti smulkesnius'}: ${entry.code}`}
                title={children ? 'Slėpti' : 'Rodyti smulkesnius'}
                onClick={() => (children ? close() : void open())}
                className="grid size-11 cursor-pointer place-items-center rounded-md text-ink-2 transition-colors hover:bg-green-soft hover:text-green sm:size-9 noscript:hidden"
              >
                <Icon
                  name="chevron-down"
                  className={`size-5 transition-transform ${children ? 'rotate-180' : ''}`}
                />
              </button>
            )}
            <AddButton entry={entry} basket={basket} />
          </>
        }
      />
      {children && (
        <div
          id={listId}
          className="ml-4 border-t border-l-2 border-t-line border-l-green-line bg-paper/60 sm:ml-5"
        >
          <Expanded content={children} retry={open} basket={basket} />
        </div>
      )}
    </li>
  )
}

function Expanded({ content, retry, basket }: { content: Children; retry: () => void; basket: Basket }) {
  if (content.state === 'loading') return <p className="px-5 py-3 text-ink-2">Kraunama...</p>
  if (content.state === 'loaded') return <CodeTree rows={content.rows} basket={basket} />
  return (
    <p className="px-5 py-3" role="alert">
      Įkelti nepavyko.{' '}
      <button type="button" onClick={retry} className="link list-target cursor-pointer">
        Bandyti dar kartą
      </button>
    </p>
  )
}

function NoChildren() {
  return <p className="px-5 py-3 text-ink-2">Subkategorijų nerasta</p>
}
