import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { DEEPEST_LEVEL } from '#app/shared/cpv/cpv-code.ts'
import { readCatalogue } from '../support/cpv-catalogue.ts'
import { MAX_BYTES, MAX_SCRIPT_BYTES, watchLoad } from '../support/first-load.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 360, height: 740 }, isMobile: true })

/** One more costs a round trip: 150 ms on the phone that Lighthouse simulates. */
const FIRST_PACKETS = 10 * 1_460

const TEXTS = [
  '/blog',
  ...slugsOf('articles').map((slug) => `/blog/${slug}`),
  ...[...slugsOf('info'), ...slugsOf('legal')]
    .filter((slug) => slug !== 'bvpz-kodai')
    .map((slug) => `/${slug}`),
  '/straipsniu-pakeitimai',
  '/zodynelis',
  '/sablonai',
  '/sablonai/pretenzija',
  '/sablonai/jungtines-veiklos-sutarties-planas',
  '/sablonai/pinigu-srautu-lentele',
]
/** What asks the server at once, or works on the page, has a script of its own. */
const TOOLS = [
  '/pirkimu-skaiciai',
  '/terminai',
  '/terminai?klausimas=pretenzija&pirkimas=tarptautinis&istatymas=vpi&budas=pastu&data=2026-12-11',
  '/terminai?klausimas=pasiulymai&pirkimas=tarptautinis&istatymas=vpi&budas=pastu&data=2026-12-11',
  '/verte',
  '/verte?istatymas=kita&objektas=prekes&dalys=40000;60000;200000',
  '/laiskas',
  '/laiskas?kodai=90910000-9',
  '/laiskas?zodziai=pastatų valymas',
]
const { tree } = readCatalogue()
/** Of each level the code that lists most codes below it. */
const CODES = Array.from({ length: DEEPEST_LEVEL }, (_, index) => {
  const entries = tree.entries.filter(({ level }) => level === index + 1)
  const childrenOf = ({ code }: (typeof entries)[number]) => tree.listChildren(code).length
  return `/bvpz-kodai/${entries.toSorted((a, b) => childrenOf(b) - childrenOf(a))[0]?.code}`
})

for (const [kind, paths] of [
  ['home', ['/']],
  ['text', TEXTS],
  ['tool', TOOLS],
  ['code', CODES],
] as const) {
  for (const path of paths) {
    test(`${path} weighs at most ${MAX_BYTES[kind]} bytes without fonts`, async ({ page, site }) => {
      // The first visitor after a start gets the quick compression, all others the best one.
      await fetch(new URL(path, site.serverUrl))
      const loadSoFar = watchLoad(page)
      await page.goto(path, { waitUntil: 'networkidle' })

      const { withoutFonts, scripts, requests } = await loadSoFar()
      expect(requests).toBeGreaterThan(2)
      expect(withoutFonts).toBeLessThanOrEqual(MAX_BYTES[kind])
      if (kind !== 'code') expect(scripts).toBeLessThanOrEqual(MAX_SCRIPT_BYTES[kind])
    })
  }
}

for (const path of ['/', '/blog/kaip-laimeti-viesaji-pirkima', '/tiekejai']) {
  test(`the document of ${path} comes with the first ten packets of its connection`, async ({
    page,
    site,
  }) => {
    await fetch(new URL(path, site.serverUrl))

    const answer = await page.goto(path)

    const sizes = await answer?.request().sizes()
    expect(sizes?.responseBodySize).toBeGreaterThan(5_000)
    expect(sizes && sizes.responseHeadersSize + sizes.responseBodySize).toBeLessThanOrEqual(FIRST_PACKETS)
  })
}

function slugsOf(folder: string): string[] {
  return readdirSync(`content/${folder}`).map((file) => basename(file, '.mdx'))
}
