import { useEffect, useEffectEvent, useRef } from 'react'
import * as urls from '#app/ui/urls.ts'
import { MIN_QUERY_LENGTH } from '../search/query-length.ts'
import type { CodeBrowserNavigation } from './view/use-code-browser-view.ts'

const DEBOUNCE_MS = 300

export function useSearchAsYouType(open: CodeBrowserNavigation['open'], query: string) {
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
