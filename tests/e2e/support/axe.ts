import type { Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

interface AxeOptions {
  /** Selector of the only part to check; the whole page by default. */
  part?: string | undefined
  /** Selectors of parts to skip. */
  without?: readonly string[]
  rules?: axe.RunOptions['rules']
}

/** Describes what breaks a rule. */
export async function runAxe(
  page: Page,
  { part = 'html', without = [], rules = {} }: AxeOptions = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const context = { include: [part], exclude: [...without] }
  const options: axe.RunOptions = { resultTypes: ['violations'], selectors: false, rules }
  return page.evaluate(
    async ([where, how]) => {
      const { violations } = await window.axe.run(where, how)
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
    },
    [context, options] as const,
  )
}
