import { useEffect, useEffectEvent, useRef } from 'react'
import { Icon } from '#app/ui/components/icon.tsx'
import * as urls from '#app/ui/urls.ts'
import { MIN_QUERY_LENGTH } from '../search/query-length.ts'
import type { CodeBrowserNavigation } from './view/use-code-browser-view.ts'

const DEBOUNCE_MS = 300

interface SearchBoxProps {
  open: CodeBrowserNavigation['open']
  query: string
  /** Codes and words of the page's address: without scripts the search takes them along. */
  kept: Readonly<Record<string, string>>
}

export function SearchBox({ open, query, kept }: SearchBoxProps) {
  const { input, searchNow, searchDebounced } = useSearchAsYouType(open, query)
  return (
    <search data-print="no">
      <form
        action={urls.cpvBrowser}
        onSubmit={(event) => {
          event.preventDefault()
          searchNow()
        }}
      >
        {Object.entries(kept).map(
          ([name, value]) => value !== '' && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <label htmlFor="cpv-query" className="font-semibold max-sm:group-data-[view=search]:sr-only">
          Ieškoti BVPŽ kodo
        </label>
        <div className="relative mt-2 flex gap-2 max-sm:group-data-[view=search]:mt-0">
          <Icon
            name="search"
            className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-3"
          />
          <input
            id="cpv-query"
            name={urls.QUERY_PARAM}
            type="search"
            aria-describedby="cpv-query-hint"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            placeholder="Pvz., pastatų valymas"
            ref={input}
            defaultValue={query}
            onChange={searchDebounced}
            className="control min-h-[3.4rem] rounded-lg pl-12 text-lg"
          />
          <button type="submit" className="button min-h-[3.4rem] shrink-0 rounded-lg px-6 max-sm:sr-only">
            Ieškoti
          </button>
        </div>
        <p
          id="cpv-query-hint"
          className="mt-2 text-sm text-balance text-ink-2 max-sm:group-data-[view=search]:sr-only"
        >
          Įveskite bent 2&nbsp;simbolius. Ieškoti galima pagal kodą arba pavadinimą lietuvių ar anglų kalba.
        </p>
      </form>
    </search>
  )
}

function useSearchAsYouType(open: CodeBrowserNavigation['open'], query: string) {
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const lastQuery = useRef(query)

  function searchNow() {
    clearTimeout(timer.current)
    const typed = input.current?.value.trim() ?? ''
    const next = typed.length < MIN_QUERY_LENGTH ? '' : typed
    if (next === lastQuery.current) return
    const isContinued = lastQuery.current !== ''
    lastQuery.current = next
    if (next === '') open(urls.cpvBrowser)
    else open(urls.cpvSearch(next), { isReplacing: isContinued })
  }

  // The back button and links change the query from outside; what is being typed stays.
  useEffect(() => {
    if (query !== lastQuery.current && input.current) input.current.value = query
    lastQuery.current = query
  }, [query])

  // Text typed before hydration counts too.
  const searchTyped = useEffectEvent(searchNow)
  useEffect(() => {
    searchTyped()
    return () => clearTimeout(timer.current)
  }, [])

  return {
    input,
    searchNow,
    searchDebounced() {
      clearTimeout(timer.current)
      timer.current = setTimeout(searchNow, DEBOUNCE_MS)
    },
  }
}
