// These functions run in the page and return descriptions of faults.

/** Links, buttons and fields that are smaller than this many pixels; links in running text may be. */
export function findSmallTargets(minPx: number): string[] {
  const targets = document.querySelectorAll<HTMLElement>(
    'a[href], button, input:not([tabindex="-1"]), select, summary',
  )
  if (targets.length === 0) return ['the page has no links, buttons or fields']
  return [...targets].flatMap((target) => {
    const { width, height } = targetBoxOf(target)
    const isHidden =
      width <= 1 || !target.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    if (isHidden || isInRunningText(target) || Math.min(width, height) >= minPx - 0.5) return []
    return [`${Math.round(width)} × ${Math.round(height)}: ${target.outerHTML.slice(0, 160)}`]
  })

  /** Includes its label, or the card that the link is stretched over. */
  function targetBoxOf(target: HTMLElement): DOMRect {
    const stretch = getComputedStyle(target, '::after')
    if (stretch.content !== 'none' && stretch.position === 'absolute' && target.offsetParent) {
      return target.offsetParent.getBoundingClientRect()
    }
    const own = target.getBoundingClientRect()
    const label = target instanceof HTMLInputElement && target.labels?.[0]?.getBoundingClientRect()
    if (!label || !['checkbox', 'radio'].includes(target.type)) return own
    const top = Math.min(own.top, label.top)
    return new DOMRect(own.left, top, label.right - own.left, Math.max(own.bottom, label.bottom) - top)
  }

  function isInRunningText(target: HTMLElement): boolean {
    const text = target.closest('p, li, td, dd, label, figcaption')?.textContent?.trim() ?? ''
    const own = target.textContent?.trim() ?? ''
    return getComputedStyle(target).display === 'inline' && text.length > own.length + 3
  }
}

/** Texts and controls that reach beyond the sides of the screen, outside of frames that scroll. */
export function findOverflow(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement
  const elements = [...document.querySelectorAll<HTMLElement>('body *')]
  if (!elements.some(hasText)) return ['the page has no text']
  const wide = elements.filter((element) => {
    const { left, right, width } = element.getBoundingClientRect()
    const isInside = left >= -1 && right <= clientWidth + 1
    const counts = element.matches('a, button, input, select, img') || hasText(element)
    return width > 1 && !isInside && counts && element.checkVisibility() && !isCut(element)
  })
  const found = wide.map((element) => `beyond the side: ${element.outerHTML.slice(0, 160)}`)
  return scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`, ...found] : found

  function hasText(element: Element): boolean {
    return [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
  }

  function isCut(element: Element): boolean {
    if (element.closest('[aria-hidden="true"]')) return true
    for (let frame = element.parentElement; frame; frame = frame.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(frame).overflowX) && frame !== document.body) return true
    }
    return false
  }
}

/** The focused element and what is wrong with its place or outline; null without a focus. */
export function describeFocus(): { stop: string; fault: string | null } | null {
  const focused = document.activeElement
  if (!focused || focused === document.body) return null
  const stop = focused.outerHTML.slice(0, 160)
  return { stop, fault: findFault(focused) }

  function findFault(element: Element): string | null {
    const { outlineStyle, outlineWidth, position } = getComputedStyle(element)
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return `no outline: ${stop}`
    const covers = [...document.querySelectorAll('[data-header], [data-consent-banner], .foot-bar')]
      .filter((cover) => cover.checkVisibility() && !cover.contains(element) && position !== 'fixed')
      .map((cover) => cover.getBoundingClientRect())
    const { top, left, right, height: fullHeight } = element.getBoundingClientRect()
    // Browsers scroll only the caret's line of a text area into view, which is the first.
    const height = element instanceof HTMLTextAreaElement ? Math.min(fullHeight, 48) : fullHeight
    const bottom = top + height
    const freeHeight = window.innerHeight - covers.reduce((sum, cover) => sum + cover.height, 0)
    if (height > freeHeight - 64) return null
    if (top < -1 || bottom > window.innerHeight + 1) return `out of sight: ${stop}`
    const isCovered = covers.some(
      (cover) =>
        top < cover.bottom - 1 && bottom > cover.top + 1 && left < cover.right - 1 && right > cover.left + 1,
    )
    return isCovered ? `covered: ${stop}` : null
  }
}

/** Descriptions of all elements that the Tab key should reach. */
export function listTabStops(): string[] {
  const all = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex="0"]',
  )
  return [...all]
    .filter((element) => {
      const isDisabled = element.matches(':disabled, [type="hidden"], [tabindex="-1"]')
      // Arrow keys lead to the other radio buttons of a group.
      const isLaterRadio = element.matches('[type="radio"]') && isAfterSameName(element)
      return !isDisabled && !isLaterRadio && element.checkVisibility({ visibilityProperty: true })
    })
    .map((element) => element.outerHTML.slice(0, 160))

  function isAfterSameName(radio: Element): boolean {
    const first = document.querySelector(`[type="radio"][name="${radio.getAttribute('name')}"]`)
    return first !== radio
  }
}
