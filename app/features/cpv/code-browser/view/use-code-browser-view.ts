import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { track } from '#app/ui/analytics/track.ts'
import * as urls from '#app/ui/urls.ts'
import { withCarriedParams } from '../../basket/store/basket-links.ts'
import { fetchJson } from '../../fetch-json.ts'
import type { CodeBrowserView } from './code-browser-view.ts'
import { withViewTitle } from './code-browser-view.ts'
import { readScroll, saveScroll, type ViewPosition } from './use-view-position.ts'

interface CodeBrowserState {
  view: CodeBrowserView
  status: 'ready' | 'loading' | 'failed'
  /** The view belongs to an earlier address, since that of the present one could not be loaded. */
  isOutdated: boolean
  position: ViewPosition
}

export type CodeBrowserNavigation = ReturnType<typeof useCodeBrowserView>

const UNCHANGED: ViewPosition = { at: 'unchanged' }
const LIST: ViewPosition = { at: 'list' }
const SEARCH_BOX: ViewPosition = { at: 'search-box' }

export function useCodeBrowserView(first: CodeBrowserView) {
  const [state, setState] = useState<CodeBrowserState>({
    view: first,
    status: 'ready',
    isOutdated: false,
    position: UNCHANGED,
  })
  const request = useRef<AbortController>(undefined)
  const shownAddress = useRef('')

  async function load(position: ViewPosition) {
    request.current?.abort()
    request.current = new AbortController()
    const { signal } = request.current
    shownAddress.current = window.location.href
    setState((before) => ({ ...before, status: 'loading', position: UNCHANGED }))
    try {
      const view = await fetchJson<CodeBrowserView>(urls.cpvViewApi + window.location.search, signal)
      setState({ view, status: 'ready', isOutdated: false, position })
      document.title = withViewTitle(document.title, view)
      reportView(view)
    } catch {
      const isOutdated = position.at !== 'row'
      if (!signal.aborted) setState((before) => ({ ...before, status: 'failed', isOutdated, position }))
    }
  }

  const loadCurrentUrl = useEffectEvent((historyState: unknown) => {
    void load({ at: 'restored', fromAddress: shownAddress.current, scrollY: readScroll(historyState) })
  })
  useEffect(() => {
    shownAddress.current = window.location.href
    const onPopState = (event: PopStateEvent) => loadCurrentUrl(event.state)
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [])

  function open(href: string, position: ViewPosition, isReplacing: boolean) {
    const address = withCarriedParams(href, window.location.href)
    if (!isReplacing) saveScroll()
    history[isReplacing ? 'replaceState' : 'pushState'](null, '', address)
    void load(position)
  }

  return {
    state,
    open: (href: string, { isReplacing = false } = {}) => open(href, SEARCH_BOX, isReplacing),
    retry: () => void load(state.isOutdated ? LIST : state.position),
    onClick(event: MouseEvent<HTMLElement>) {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (
        !link ||
        link.pathname !== urls.cpvBrowser ||
        link.hasAttribute('download') ||
        opensElsewhere(event)
      )
        return
      event.preventDefault()
      const isMore = link.dataset.more !== undefined
      open(link.href, isMore ? { at: 'row', index: state.view.rows.length } : LIST, isMore)
    },
  }
}

/** A search is reported by its length and number of results, never by its words. */
function reportView(view: CodeBrowserView): void {
  if (view.kind === 'search') {
    track({ event: 'cpv_search', query_length: view.query.length, result_count: view.total })
  } else {
    document.dispatchEvent(new Event('page-shown'))
  }
}

function opensElsewhere(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
}
