import { type Ref, useRef, useState } from 'react'
import { type CpvCode, DEEPEST_LEVEL } from '#app/domain/cpv/cpv-code.ts'
import { withCodes } from '#app/ui/codes/with-codes.ts'
import { Icon } from '#app/ui/components/icon.tsx'
import * as urls from '#app/ui/urls.ts'
import { AddButton } from '../basket/add-button.tsx'
import type { Basket } from '../basket/store/use-basket.ts'
import { fetchJson } from '../fetch-json.ts'
import type { CpvEntry } from '../vocabulary/cpv-entry.ts'
import { CodeRow, NAME_LINK } from './code-row.tsx'

interface CodeTreeProps {
  rows: readonly CpvEntry[]
  basket: Basket
  isTop?: boolean
}

export function CodeTree({ rows, basket, isTop = false }: CodeTreeProps) {
  if (rows.length === 0) return <p className="px-5 py-3 text-ink-2">Subkategorijų nerasta</p>
  return (
    <ul className="divide-y divide-line">
      {rows.map((entry) => (
        <TreeRow key={entry.code} entry={entry} basket={basket} isOneLine={isTop} />
      ))}
    </ul>
  )
}

interface TreeRowProps {
  entry: CpvEntry
  basket: Basket
  isOneLine: boolean
}

function TreeRow({ entry, basket, isOneLine }: TreeRowProps) {
  const { children, open, close } = useChildren(entry.code)
  const isDeepest = entry.level === DEEPEST_LEVEL
  const address = isDeepest ? urls.cpvCode : urls.cpvBranch
  const listId = `po-${entry.code}`
  const expandButton = useRef<HTMLButtonElement>(null)

  /** The retry button disappears while the rows are loaded again. */
  function retry() {
    expandButton.current?.focus()
    void open()
  }

  return (
    <li className="transition-colors has-[>div:first-child:hover]:bg-paper/70">
      <CodeRow
        entry={entry}
        isOneLine={isOneLine}
        code={<CodeLink entry={entry} basket={basket} isOneLine={isOneLine} />}
        name={
          <a href={withCodes(address(entry.code), basket.kept)} className={NAME_LINK}>
            {entry.LT}
          </a>
        }
        actions={
          <>
            {!isDeepest && (
              <ExpandButton
                ref={expandButton}
                entry={entry}
                isExpanded={children !== null}
                listId={listId}
                onClick={() => (children ? close() : void open())}
              />
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
          <Expanded content={children} retry={retry} basket={basket} />
        </div>
      )}
    </li>
  )
}

function CodeLink({ entry: { code }, basket, isOneLine }: TreeRowProps) {
  return (
    <>
      <a
        href={withCodes(urls.cpvCode(code), basket.kept)}
        className={`relative z-10 inline-flex min-h-6 items-center text-green underline-offset-4 hover:underline max-sm:min-h-11 ${isOneLine ? 'max-sm:hidden' : ''}`}
      >
        {code}
      </a>
      {isOneLine && <span className="text-green sm:hidden">{code.slice(0, 2)}</span>}
    </>
  )
}

interface ExpandButtonProps {
  ref: Ref<HTMLButtonElement>
  entry: CpvEntry
  isExpanded: boolean
  listId: string
  onClick: () => void
}

function ExpandButton({ ref, entry, isExpanded, listId, onClick }: ExpandButtonProps) {
  const action = isExpanded ? 'Slėpti' : 'Rodyti smulkesnius'
  return (
    <button
      ref={ref}
      type="button"
      aria-expanded={isExpanded}
      aria-controls={isExpanded ? listId : undefined}
      aria-label={`${action}: ${entry.code} ${entry.LT}`}
      title={action}
      onClick={onClick}
      className="grid size-11 cursor-pointer place-items-center rounded-md text-ink-2 transition-colors hover:bg-green-soft hover:text-green sm:size-9 noscript:hidden"
    >
      <Icon name="chevron-down" className={`size-5 transition-transform ${isExpanded ? 'rotate-180' : ''}`} />
    </button>
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

type Children = { state: 'loading' } | { state: 'failed' } | { state: 'loaded'; rows: readonly CpvEntry[] }

/** Failures are not cached. */
const loaded = new Map<CpvCode, readonly CpvEntry[]>()

function useChildren(code: CpvCode) {
  const [children, setChildren] = useState<Children | null>(null)

  async function open() {
    const cached = loaded.get(code)
    if (cached) return setChildren({ state: 'loaded', rows: cached })
    setChildren({ state: 'loading' })
    try {
      const rows = await fetchJson<CpvEntry[]>(urls.cpvChildrenApi(code))
      loaded.set(code, rows)
      setChildren({ state: 'loaded', rows })
    } catch {
      setChildren({ state: 'failed' })
    }
  }

  return { children, open, close: () => setChildren(null) }
}

export function OpenCode({ entry, basket }: { entry: CpvEntry; basket: Basket }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 border-b border-line bg-green-soft px-4 py-3.5 sm:grid-cols-[7.5rem_minmax(0,1fr)_auto] sm:px-5">
      <a
        href={withCodes(urls.cpvCode(entry.code), basket.kept)}
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
