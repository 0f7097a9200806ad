import { type KeyboardEventHandler, useEffect, useEffectEvent, useRef } from 'react'
import { Icon } from '#app/shared/ui/icon.tsx'
import * as urls from '#app/shared/urls.ts'
import { MIN_QUERY_LENGTH } from '../search/query-length.ts'
import type { BrowserNavigation } from './use-browser-view.ts'

const TYPING_PAUSE_MS = 300

interface SearchBoxProps {
  open: BrowserNavigation['open']
  /** What the page shows results for; empty while browsing. */
  query: string
  grid: { id: string; isOpen: boolean; activeCell: string | undefined }
  onKeyDown: KeyboardEventHandler<HTMLInputElement>
}

/** Searches 300 ms after the last key, or at once by Enter; without scripts a plain GET form. */
export function SearchBox({ open, query, grid, onKeyDown }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const lastQuery = useRef(query)

  // The back button and links change the query from outside; what is being typed stays.
  useEffect(() => {
    if (query !== lastQuery.current && input.current) input.current.value = query
    lastQuery.current = query
  }, [query])

  // What was typed before the scripts came counts too.
  const searchTyped = useEffectEvent(() => search(input.current?.value ?? ''))
  useEffect(() => {
    searchTyped()
    return () => clearTimeout(timer.current)
  }, [])

  function search(value: string) {
    clearTimeout(timer.current)
    const next = value.trim()
    if (next === lastQuery.current) return
    if (next.length < MIN_QUERY_LENGTH) {
      if (lastQuery.current === '') return
      lastQuery.current = ''
      return open(urls.cpvBrowser)
    }
    const isContinued = lastQuery.current !== ''
    lastQuery.current = next
    open(urls.cpvSearch(next), { isReplacing: isContinued })
  }

  return (
    <search>
      <form
        action={urls.cpvBrowser}
        onSubmit={(event) => {
          event.preventDefault()
          search(input.current?.value ?? '')
        }}
      >
        <label htmlFor="cpv-query" className="font-semibold">
          Ieškoti BVPŽ kodo
        </label>
        <div className="relative mt-2 flex gap-2">
          <Icon
            name="search"
            className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-3"
          />
          <input
            id="cpv-query"
            name={urls.QUERY_PARAM}
            type="search"
            role="combobox"
            aria-autocomplete="list"
            aria-haspopup="grid"
            aria-expanded={grid.isOpen}
            aria-controls={grid.id}
            aria-activedescendant={grid.activeCell}
            aria-describedby="cpv-query-hint"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            placeholder="pvz., pastatų valymas arba 90911200"
            ref={input}
            defaultValue={query}
            onChange={({ target: { value } }) => {
              clearTimeout(timer.current)
              timer.current = setTimeout(() => search(value), TYPING_PAUSE_MS)
            }}
            onKeyDown={onKeyDown}
            className="control min-h-[3.4rem] rounded-lg pl-12 text-lg"
          />
          <button type="submit" className="button min-h-[3.4rem] shrink-0 rounded-lg px-6 max-sm:sr-only">
            Ieškoti
          </button>
        </div>
        <p id="cpv-query-hint" className="mt-2 text-sm text-ink-2">
          Įveskite bent 2&nbsp;simbolius. Ieškoti galima pagal kodą arba pavadinimą lietuvių ar anglų kalba.
        </p>
      </form>
    </search>
  )
}
