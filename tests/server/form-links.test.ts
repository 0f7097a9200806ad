import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageRows } from '#app/pages/endpoints.ts'
import { findAll, parseHtml, textOf } from '../../tools/content-check/html.ts'
import { notEmpty } from '../support/not-empty.ts'
import { sharedSite } from '../support/shared-site.ts'

const site = await sharedSite()

const CODES = ['45310000-3', '90911200-8', '45261210-9']
const WORDS = ['stogų dengimas', 'langų plovimas', '-projektavimas']
const STATEFUL = [
  '/',
  '/laiskas',
  '/bvpz-kodai',
  '/bvpz-kodai?q=qqqqwwww',
  '/bvpz-kodai/50700000-2',
  '/uzklausa',
]

/** What a link's own words wish for. */
const WISHES: readonly (readonly [RegExp, string])[] = [
  [/pasiūlymą/i, 'offer'],
  [/tokį laišką kas\srytą|šių kodų skelbimus/i, 'offer,sample'],
  [/parašy/i, 'consultation'],
  [/^pataisykite$/i, 'sample'],
]

test.each(notEmpty([...new Set(pageRows.flatMap(({ examples }) => examples))]))(
  'every link of %s to the form has the page’s codes and words, and the wish that its own words name',
  async (address) => {
    await expectCalls(address, new URL(address, site.url))
  },
)

test.each(['/bvpz-kodai', '/bvpz-kodai?q=valymas', '/bvpz-kodai?kodas=45000000-7', '/bvpz-kodai/90911200-8'])(
  'without scripts every link of %s to another page of codes hands on its codes and words',
  async (path) => {
    const page = new URL(path, site.url)
    page.searchParams.set('kodai', CODES.join())
    page.searchParams.set('zodziai', WORDS.join())
    const root = parseHtml(await (await fetch(page)).text())
    const main = findAll(root, ({ tag }) => tag === 'main')
    const links = main.flatMap((part) => findAll(part, ({ tag }) => tag === 'a'))
    const toCodes = links.flatMap(({ attributes: { href = '' } }) =>
      /^\/bvpz-kodai(?:[/?]|$)/.test(href) && !href.includes('.csv') ? new URL(href, page) : [],
    )
    for (const { href, searchParams } of notEmpty(toCodes)) {
      expect(listOf(searchParams.get('kodai')), href).toEqual(expect.arrayContaining(CODES))
      expect(listOf(searchParams.get('zodziai')), href).toEqual(WORDS)
    }
  },
)

test('whatever codes and words a page is opened with, its links to the form have them', async () => {
  const state = fc.record({
    path: fc.constantFrom(...STATEFUL),
    codes: fc.subarray(CODES, { minLength: 1 }),
    words: fc.option(fc.subarray(WORDS, { minLength: 1 })),
  })
  await fc.assert(
    fc.asyncProperty(state, async ({ path, codes, words }) => {
      const page = new URL(path, site.url)
      page.searchParams.set('kodai', codes.join())
      if (words) page.searchParams.set('zodziai', words.join())
      await expectCalls(page.pathname + page.search, page)
    }),
    { numRuns: 40 },
  )
})

async function expectCalls(address: string, page: URL): Promise<void> {
  const root = parseHtml(await (await fetch(page)).text())
  const links = findAll(root, ({ tag }) => tag === 'a').flatMap((link) => {
    const { href = '' } = link.attributes
    const { origin, pathname, hash, searchParams } = new URL(href, page)
    if (origin !== page.origin || !(pathname === '/uzklausa' || hash === '#trial')) return []
    // The form's own page leads to the form below.
    return href.startsWith('#') && page.pathname === '/uzklausa' ? [] : { text: textOf(link), searchParams }
  })
  // No link of these pages calls a visitor to the form, who stands at it already or has just sent it.
  if (!['/uzklausa', '/aciu'].includes(page.pathname)) notEmpty(links)
  const codeOfPath = /^\/bvpz-kodai\/(.+)/.exec(page.pathname)?.[1]
  const listed = [codeOfPath, page.searchParams.get('kodai')].filter((part) => typeof part === 'string')
  const [codes, words] = [listed.length > 0 ? listed.join() : null, page.searchParams.get('zodziai')]
  // The words of an address without codes are turned into codes.
  const isResolved = page.pathname === '/laiskas' && codes === null
  for (const { text, searchParams } of links) {
    const where = `${address}: ${text}`
    if (!isResolved) expect(searchParams.get('kodai') ?? '', where).toBe(codes ?? '')
    expect(listOf(searchParams.get('zodziai')), where).toEqual(expect.arrayContaining(listOf(words)))
    const wish = WISHES.find(([words]) => words.test(text))?.[1] ?? ''
    expect(searchParams.get('noriu') ?? '', where).toBe(wish)
  }
}

function listOf(words: string | null): string[] {
  return (words ?? '').split(',').filter(Boolean)
}
