import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Descriptions of elements that have moved. */
    layoutShifts: string[]
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Records unexpected layout shifts of pages opened from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = []
    new PerformanceObserver((list) => {
      const shifts = (list.getEntries() as LayoutShift[]).filter(({ hadRecentInput }) => !hadRecentInput)
      for (const { value, sources } of shifts) {
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const name = node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? '')
          return `${name}: ${JSON.stringify(previousRect)} → ${JSON.stringify(currentRect)}`
        })
        window.layoutShifts.push(`${value}: ${moved.join('; ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Shifts are reported after the next frame. */
export function readShifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    await new Promise((resolve) => setTimeout(resolve))
    return window.layoutShifts
  })
}
