import type { Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
    /** How each element looked when its contrast was computed last. */
    looks: WeakMap<Element, string>
  }
}

interface AxeOptions {
  /** Selector of the only part to check; the whole page by default. */
  part?: string | undefined
  /** Selectors of parts to skip. */
  without?: readonly string[]
  rules?: axe.RunOptions['rules']
}

/** Contrast takes most of the time, so elements that look as before are not computed again. */
export async function runAxe(
  page: Page,
  { part, without = [], rules = {} }: AxeOptions = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  await page.evaluate(markKnownLooks)
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

/** Runs in the page. Positioned elements may cover others at another width, so they never count as known. */
function markKnownLooks() {
  window.looks ??= new WeakMap()
  for (const element of document.body.querySelectorAll('*')) {
    const look = lookOf(element)
    const parent = element.parentElement
    const isParentKnown = parent === document.body || parent?.hasAttribute('data-known-look') === true
    element.toggleAttribute(
      'data-known-look',
      isParentKnown && look !== '' && window.looks.get(element) === look,
    )
    window.looks.set(element, look)
  }

  function lookOf(element: Element): string {
    const style = getComputedStyle(element)
    const isVisible = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    if (!isVisible || !/static|relative/.test(style.position)) return ''
    const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight } = style
    return [color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight].join(' ')
  }
}
