import { beforeAll, describe, expect, test } from 'vitest'
import { findAll, parseHtml } from '../../tools/content-check/html.ts'
import { fetchPatiently } from '../support/fetch-patiently.ts'
import { examplesOf } from '../support/page-paths.ts'
import { sharedSite } from '../support/shared-site.ts'

const KINDS = ['texts', 'tools', 'codes', 'default'] as const

const site = await sharedSite()
/** Every rule that any page of the site has. */
let allRules: string

beforeAll(async () => {
  const pages = await Promise.all(KINDS.map((kind) => open(examplesOf(kind)[0] ?? '')))
  allRules = pages.map(({ styles }) => styles).join('\n')
})

describe.each(KINDS)('the sheet of %s', (kind) => {
  test.each(examplesOf(kind))('has every rule for the classes of %s', async (path) => {
    const { sheet, classes, styles } = await open(path)
    const styled = classes.filter((name) => hasRule(allRules, name))

    expect(sheet).toMatch(new RegExp(`^/assets/${kind}-`))
    expect(styled.length).toBeGreaterThan(100)
    expect(styled.filter((name) => !hasRule(styles, name))).toEqual([])
  })
})

async function open(path: string) {
  const root = parseHtml(await textOf(path))
  const elements = findAll(root, () => true)
  const names = elements.flatMap(({ attributes }) => (attributes.class ?? '').split(/\s+/))
  const sheets = elements.filter(({ attributes }) => attributes.rel === 'stylesheet')
  const addresses = sheets.map(({ attributes }) => attributes.href ?? 'none')
  return {
    sheet: addresses[0],
    classes: [...new Set(names)].filter(Boolean),
    styles: (await Promise.all(addresses.map(textOf))).join('\n'),
  }
}

async function textOf(path: string): Promise<string> {
  const response = await fetchPatiently(new URL(path, site.url).href)
  expect(response.status).toBe(200)
  return response.text()
}

function hasRule(styles: string, name: string): boolean {
  const selector = `.${name.replaceAll(/[^\w-]/g, '\\$&')}`
  for (let at = styles.indexOf(selector); at !== -1; at = styles.indexOf(selector, at + 1)) {
    if (!/[\w\\-]/.test(styles[at + selector.length] ?? '')) return true
  }
  return false
}
