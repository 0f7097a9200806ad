import { statSync } from 'node:fs'
import { basename } from 'node:path'
import type { Browser } from '@playwright/test'
import { DEEPEST_LEVEL } from '#app/domain/cpv/cpv-code.ts'
import { pages } from '#app/pages/pages.ts'
import { readCatalogue } from '../support/cpv-catalogue.ts'
import { type Load, MAX_BYTES, MAX_SCRIPT_BYTES, watchLoad } from '../support/first-load.ts'
import { notEmpty } from '../support/not-empty.ts'
import { articlePaths, examplesOf } from '../support/page-paths.ts'
import { expect, type Site, test } from './support/test.ts'

test.use({ viewport: { width: 360, height: 740 }, isMobile: true })

/** Visits that wait for an idle network at the same time. */
const VISITS_AT_ONCE = 4
/** More packets cost another round trip, 150 ms on the phone that Lighthouse simulates. */
const FIRST_PACKETS = 10 * 1_460

const { tree } = readCatalogue()
/** The articles with most text: the others share their scripts and styles. */
const LONGEST_ARTICLES = articlePaths
  .map((path) => ({ path, bytes: statSync(`content/articles/${basename(path)}.mdx`).size }))
  .toSorted((a, b) => b.bytes - a.bytes)
  .slice(0, 5)
  .map(({ path }) => path)
/** At each level the code with the most codes below it. */
const CODES = Array.from({ length: DEEPEST_LEVEL }, (_, index) => {
  const entries = tree.entries.filter(({ level }) => level === index + 1)
  const childrenOf = ({ code }: (typeof entries)[number]) => tree.listChildren(code).length
  return `/bvpz-kodai/${entries.toSorted((a, b) => childrenOf(b) - childrenOf(a))[0]?.code}`
})

const [FIGURES] = pages.figures.examples
/** A tool with the styles of texts. */
const ANSWERS: readonly string[] = pages.answers.examples

for (const [kind, paths] of [
  ['home', ['/']],
  [
    'text',
    [...new Set([...examplesOf('texts').filter((path) => !ANSWERS.includes(path)), ...LONGEST_ARTICLES])],
  ],
  ['tool', [...examplesOf('tools').filter((path) => path !== FIGURES), ...pages.letter.examples, ...ANSWERS]],
  ['figures', [FIGURES]],
  ['code', CODES],
] as const) {
  test(`the first ${kind} page takes at most ${MAX_BYTES[kind]} bytes without fonts`, async ({
    browser,
    site,
  }) => {
    const left = notEmpty([...paths])
    while (left.length > 0) {
      const visits = left.splice(0, VISITS_AT_ONCE).map((path) => visitFirst(browser, site, path))
      for (const { path, requests, withoutFonts, scripts } of await Promise.all(visits)) {
        expect.soft(requests, path).toBeGreaterThan(2)
        expect.soft(withoutFonts, path).toBeLessThanOrEqual(MAX_BYTES[kind])
        expect.soft(scripts, path).toBeLessThanOrEqual(MAX_SCRIPT_BYTES[kind])
      }
    }
  })
}

for (const path of ['/', '/blog/kaip-laimeti-viesaji-pirkima', '/tiekejai']) {
  test(`the document of ${path} comes in the first ten packets of its connection`, async ({ page, site }) => {
    await fetch(new URL(path, site.serverUrl))

    const response = await page.goto(path)

    const sizes = await response?.request().sizes()
    expect(sizes?.responseBodySize).toBeGreaterThan(5_000)
    expect(sizes && sizes.responseHeadersSize + sizes.responseBodySize).toBeLessThanOrEqual(FIRST_PACKETS)
  })
}

/** In a browser with an empty cache. */
async function visitFirst(browser: Browser, site: Site, path: string): Promise<Load & { path: string }> {
  // The first request after a start gets the quick compression, later ones the best.
  await fetch(new URL(path, site.serverUrl))
  const page = await browser.newPage()
  const loadSoFar = watchLoad(page)
  await page.goto(path, { waitUntil: 'networkidle' })
  const load = await loadSoFar()
  await page.close()
  return { path, ...load }
}
