import { type RefObject, useLayoutEffect } from 'react'
import { parseCpvCode } from '#app/shared/cpv/cpv-code.ts'
import { hasShapeOf } from '#app/shared/json/guards.ts'
import * as urls from '#app/shared/urls.ts'

/** Where a visitor expects to be in a new view. */
export type Arrival =
  | { at: 'same-place' }
  /** In the search box: where the screen is narrow, it stands right under the header at the top of the page. */
  | { at: 'search-box' }
  | { at: 'list' }
  /** The first of the results that have been added. */
  | { at: 'row'; position: number }
  /** Back in an earlier view, at the link that led to the address left now. */
  | { at: 'earlier-place'; left: string; scrollY: number | null }

/** Tailwind's `max-sm`. */
const NARROW = '(width < 34rem)'

const isScrollState = hasShapeOf({ scrollY: 0 })

/** Kept with the page's entry in the history, for when the visitor comes back to it. */
export function rememberScroll(): void {
  history.replaceState({ scrollY: window.scrollY }, '')
}

export function readScroll(historyState: unknown): number | null {
  return isScrollState(historyState) ? historyState.scrollY : null
}

interface ArrivalState {
  status: 'ready' | 'loading' | 'failed'
  arrival: Arrival
}

/** Scrolls and focuses as soon as the new view is rendered, before it is painted. */
export function useArrival(list: RefObject<HTMLElement | null>, { status, arrival }: ArrivalState): void {
  useLayoutEffect(() => {
    if (list.current && status !== 'loading') arrive(list.current, arrival)
  }, [list, status, arrival])
}

function arrive(list: HTMLElement, arrival: Arrival): void {
  if (arrival.at === 'list') {
    showTop(list)
    focusInPlace(list)
  } else if (arrival.at === 'search-box') {
    if (window.matchMedia(NARROW).matches) scrollTo({ top: 0, behavior: 'instant' })
  } else if (arrival.at === 'row') {
    const row = list.querySelectorAll('[role="row"]')[arrival.position]
    focusInPlace(row?.querySelector('a') ?? list)
  } else if (arrival.at === 'earlier-place') {
    const link = linkTo(list, arrival.left)
    if (arrival.scrollY !== null) scrollTo({ top: arrival.scrollY, behavior: 'instant' })
    else showTop(list)
    focusInPlace(link ?? list)
  }
}

/** Under the header, by the page's `scroll-padding-top`. */
function showTop(element: Element): void {
  element.scrollIntoView({ block: 'start', behavior: 'instant' })
}

function focusInPlace(element: HTMLElement): void {
  element.focus({ preventScroll: true })
}

/** The row that leads to the code which was open at this address. */
function linkTo(list: HTMLElement, address: string): HTMLElement | null {
  const code = parseCpvCode(new URL(address).searchParams.get(urls.OPEN_CODE_PARAM) ?? '')
  return code && list.querySelector<HTMLElement>(`a[href="${urls.cpvBranch(code)}"]`)
}
