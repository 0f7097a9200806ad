import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** Half as long as `axe.source`: each page reads it anew. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare global {
  interface Window {
    axe: typeof axe
    /** A number for each look. */
    looks: Map<string, number>
    /** Looks of elements whose contrast was computed. */
    knownLooks: Set<number>
  }
}

interface AxeOptions {
  /** Selector of the only part to check; the whole page by default. */
  part?: string | undefined
  /** Selectors of parts to skip. */
  without?: readonly string[]
  rules?: axe.RunOptions['rules']
}

/** Contrast takes most of the time, so it is computed once for elements that look the same, such as rows of a table. */
export async function runAxe(
  page: Page,
  { part, without = [], rules = {} }: AxeOptions = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  await page.evaluate(markKnownLooks, [part, without] as const)
  return page.evaluate(
    async ([context, options]) => {
      window.axe.configure({ rules: [{ id: 'color-contrast', selector: ':not([data-known-look])' }] })
      const { violations } = await window.axe.run(context, options)
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
    },
    [
      contextOf(part, without),
      { resultTypes: ['violations'], selectors: false, rules } satisfies axe.RunOptions,
    ] as const,
  )
}

function contextOf(part: string | undefined, without: readonly string[]) {
  const exclude = [...without]
  return part === undefined ? { exclude } : { include: [part], exclude }
}

/**
 * Runs in the page. Elements look the same when they and all around them do. Positioned elements may cover others at
 * another width, so they never count as known.
 */
function markKnownLooks([part = 'body', without]: readonly [string | undefined, readonly string[]]) {
  window.looks ??= new Map()
  window.knownLooks ??= new Set()
  const numbers = new Map<Element | null, number>([[document.body, 0]])
  for (const element of document.body.querySelectorAll('*')) {
    const look = lookOf(element)
    const around = numbers.get(element.parentElement)
    element.removeAttribute('data-known-look')
    if (look === null || around === undefined) continue
    const number = numberOf(`${around} ${look}`)
    numbers.set(element, number)
    if (!element.closest(part) || without.some((selector) => element.closest(selector))) continue
    element.toggleAttribute('data-known-look', window.knownLooks.has(number))
    window.knownLooks.add(number)
  }

  function numberOf(look: string): number {
    const number = window.looks.get(look) ?? window.looks.size + 1
    window.looks.set(look, number)
    return number
  }

  function lookOf(element: Element): string | null {
    const style = getComputedStyle(element)
    const isVisible = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    if (!isVisible || !/static|relative/.test(style.position)) return null
    const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight, textShadow } = style
    const styles = [color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight, textShadow]
    return [element.getAttribute('class'), ...styles].join(' ')
  }
}
