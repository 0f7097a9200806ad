import { type RefObject, useLayoutEffect } from 'react'
import { parseCpvCode } from '#app/domain/cpv/cpv-code.ts'
import { hasShapeOf } from '#app/domain/data/has-shape-of.ts'
import * as urls from '#app/ui/urls.ts'

export type ViewPosition =
  | { at: 'unchanged' }
  /** On narrow screens the search box is at the top of the page. */
  | { at: 'search-box' }
  | { at: 'list' }
  | { at: 'row'; index: number }
  /** The visitor is back in an earlier view, at the link that led to the address just left. */
  | { at: 'restored'; fromAddress: string; scrollY: number | null }

export const RESULTS_ID = 'cpv-rezultatai'
/** This is Tailwind's `max-sm`. */
const NARROW = '(width < 34rem)'

const isScrollState = hasShapeOf({ scrollY: 0 })

export function saveScroll(): void {
  history.replaceState({ scrollY: window.scrollY }, '')
}

export function readScroll(historyState: unknown): number | null {
  return isScrollState(historyState) ? historyState.scrollY : null
}

export function useViewPosition(
  list: RefObject<HTMLElement | null>,
  { status, position }: { status: 'ready' | 'loading' | 'failed'; position: ViewPosition },
): void {
  useLayoutEffect(() => {
    if (list.current && status !== 'loading') moveTo(list.current, position)
  }, [list, status, position])
}

function moveTo(list: HTMLElement, position: ViewPosition): void {
  if (position.at === 'list') {
    showTop(list)
    focusInPlace(list)
  } else if (position.at === 'search-box') {
    if (window.matchMedia(NARROW).matches) scrollTo({ top: 0, behavior: 'instant' })
  } else if (position.at === 'row') {
    const row = document.getElementById(RESULTS_ID)?.children[position.index]
    focusInPlace(row?.querySelector('a') ?? list)
  } else if (position.at === 'restored') {
    const link = linkTo(list, position.fromAddress)
    if (position.scrollY !== null) scrollTo({ top: position.scrollY, behavior: 'instant' })
    else showTop(list)
    focusInPlace(link ?? list)
  }
}

/** `scroll-padding-top` keeps it below the header. */
function showTop(element: Element): void {
  element.scrollIntoView({ block: 'start', behavior: 'instant' })
}

function focusInPlace(element: HTMLElement): void {
  element.focus({ preventScroll: true })
}

function linkTo(list: HTMLElement, address: string): HTMLElement | null {
  const code = parseCpvCode(new URL(address).searchParams.get(urls.OPEN_CODE_PARAM) ?? '')
  return code && list.querySelector<HTMLElement>(`a[href^="${urls.cpvBranch(code)}"]`)
}
