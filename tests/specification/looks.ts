import type { Locator } from '@playwright/test'
import { expect } from '../e2e/support/test.ts'
import type { Check } from './row.ts'

type Expected = string | RegExp

/** The elements stand there in this number. */
export function counts(path: string, selector: string, count: number): Check {
  return async ({ look }) => expect((await look(path)).locator(selector)).toHaveCount(count)
}

/** The texts of the elements are these, in this order; white space of any kind counts as one space. */
export function texts(path: string, selector: string, expected: readonly Expected[]): Check {
  return async ({ look }) => {
    const found = await plainTexts((await look(path)).locator(selector))
    expect(found, selector).toEqual(expected.map(matching))
  }
}

/** The text of the first element holds all of these. */
export function says(path: string, selector: string, ...expected: Expected[]): Check {
  return async ({ look }) => {
    const [text] = await plainTexts((await look(path)).locator(selector))
    for (const part of expected) {
      expect(text, selector).toEqual(
        typeof part === 'string' ? expect.stringContaining(part) : matching(part),
      )
    }
  }
}

/** The attribute of the elements has these values, in this order; null where it is missing. */
export function attributes(
  path: string,
  selector: string,
  name: string,
  expected: readonly (Expected | null)[],
): Check {
  return async ({ look }) => {
    const found = await (await look(path))
      .locator(selector)
      .evaluateAll((all, wanted) => all.map((element) => element.getAttribute(wanted)), name)
    expect(found, `${selector} ${name}`).toEqual(expected.map(matching))
  }
}

/** Links within the elements lead to all of these addresses, in this order, whatever stands between them. */
export function leadsTo(path: string, selector: string, ...addresses: readonly Expected[]): Check {
  return async ({ look }) => {
    const links = (await look(path)).locator(`${selector} a`)
    let rest = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    for (const address of addresses) {
      expect(rest, selector).toContainEqual(matching(address))
      const isReached = (href: string | null) =>
        typeof address === 'string' ? href === address : address.test(href ?? '')
      rest = rest.slice(rest.findIndex(isReached) + 1)
    }
  }
}

/** Every link to another site opens in a new tab and keeps the site from it; there is at least one. */
export function opensOthersInNewTab(path: string): Check {
  return async ({ look, site }) => {
    const links = await (await look(path)).locator('a[href^="http"]').evaluateAll((all) =>
      all.map((link) => ({
        address: link.getAttribute('href') ?? '',
        target: link.getAttribute('target'),
        rel: link.getAttribute('rel'),
      })),
    )
    const foreign = links.filter(({ address }) => !address.startsWith(site.url))
    expect(foreign, path).not.toEqual([])
    for (const link of foreign) {
      expect(link).toMatchObject({ target: '_blank', rel: expect.stringContaining('noopener') })
    }
  }
}

/** The response to a plain request has this status and these headers. */
export function responds(path: string, status: number, headers: Record<string, Expected> = {}): Check {
  return async ({ site }) => {
    const response = await fetch(site.url + path, { redirect: 'manual' })
    expect(response.status, path).toBe(status)
    for (const [name, value] of Object.entries(headers)) {
      expect(response.headers.get(name), `${path} ${name}`).toEqual(matching(value))
    }
  }
}

export async function plainTexts(elements: Locator): Promise<string[]> {
  return (await elements.allTextContents()).map(plain)
}

export function plain(text: string | null): string {
  return (text ?? '').replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim()
}

function matching<T>(value: T): T {
  return value instanceof RegExp ? (expect.stringMatching(value) as T) : value
}
