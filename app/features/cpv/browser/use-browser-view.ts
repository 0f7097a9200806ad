import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { track } from '#app/shared/analytics/track.ts'
import * as urls from '#app/shared/urls.ts'
import { withSharedCodes } from '../basket/basket-links.ts'
import type { BrowserView } from './browser-view.ts'
import { isBrowserView } from './is-browser-view.ts'

export interface BrowserState {
  view: BrowserView
  status: 'ready' | 'loading' | 'failed'
}

export interface BrowserNavigation extends BrowserState {
  /** Navigates the page to this address in place; aborts the request before. */
  open(href: string, options?: { isReplacing?: boolean }): void
  retry(): void
  /** Lets links to the code browser's own views work in place. */
  onClick(event: MouseEvent<HTMLElement>): void
}

/** The view of the page's address: changed by links, typing and the browser's back and forward buttons. */
export function useBrowserView(first: BrowserView, onOpenedByClick: () => void): BrowserNavigation {
  const [state, setState] = useState<BrowserState>({ view: first, status: 'ready' })
  const request = useRef<AbortController>(undefined)

  async function load(search: string) {
    request.current?.abort()
    request.current = new AbortController()
    const { signal } = request.current
    setState(({ view }) => ({ view, status: 'loading' }))
    try {
      const response = await fetch(urls.cpvViewApi + search, { signal })
      if (!response.ok) throw new Error(`the view of "${search}": ${response.status}`)
      const view: unknown = await response.json()
      if (!isBrowserView(view)) throw new Error(`the view of "${search}" has another shape`)
      setState({ view, status: 'ready' })
      report(view)
    } catch {
      if (!signal.aborted) setState(({ view }) => ({ view, status: 'failed' }))
    }
  }

  const loadOwnAddress = useEffectEvent(() => void load(window.location.search))
  useEffect(() => {
    const onPopState = () => loadOwnAddress()
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [])

  function open(href: string, { isReplacing = false } = {}) {
    const address = withSharedCodes(href, window.location.href)
    history[isReplacing ? 'replaceState' : 'pushState'](null, '', address)
    void load(window.location.search)
  }

  return {
    ...state,
    open,
    retry: () => void load(window.location.search),
    onClick(event) {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (
        !link ||
        link.pathname !== urls.cpvBrowser ||
        link.hasAttribute('download') ||
        opensElsewhere(event)
      )
        return
      event.preventDefault()
      open(link.href, { isReplacing: link.dataset.replace !== undefined })
      onOpenedByClick()
    },
  }
}

/** A search is reported by its length and number of results, never by its words; an opened category counts as a page. */
function report(view: BrowserView): void {
  if (view.kind === 'search') {
    track({ event: 'cpv_search', query_length: view.query.length, result_count: view.total })
  } else {
    document.dispatchEvent(new Event('page-shown'))
  }
}

function opensElsewhere(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
}
