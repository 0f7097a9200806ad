import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { typography } from '#app/domain/text/typography.ts'
import { createTermFinder } from '#app/features/glossary/find-terms.ts'
import { parseGlossary } from '#app/features/glossary/parse-glossary.ts'
import { acts } from '#config/figures.ts'
import { notEmpty } from '../../tests/support/not-empty.ts'
import { type Page, parseHtml } from './html.ts'
import { checkNumbers } from './rules/numbers.ts'
import { checkPhrases, readRefusedPhrases } from './rules/phrases.ts'
import { checkSpelling, loadSpeller } from './rules/spelling.ts'
import { checkTypesetting } from './rules/typesetting.ts'

const entries = notEmpty(parseGlossary(readFileSync('content/glossary.tsv', 'utf8')))

/** Pages without a content file. */
const OTHER_PAGES = new Set(['/pirkimu-skaiciai'])

test('the glossary has fifty terms, each with an anchor of its own', () => {
  const anchors = entries.map(({ anchor }) => anchor)

  expect(new Set(anchors).size).toBe(50)
  expect(anchors.filter((anchor) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(anchor))).toEqual([])
  expect(new Set(entries.map(({ term }) => term)).size).toBe(50)
})

test('a definition is one to three sentences without a typed figure', () => {
  const sentences = (text: string) => text.split(/(?<=[.?]) (?=\p{Lu})/u)

  const isRight = (text: string) =>
    /^\p{Lu}.*\.$/u.test(text) && sentences(text).length <= 3 && text.length <= 250

  expect(entries.filter(({ definition }) => !isRight(definition))).toEqual([])
  expect(entries.flatMap(({ definition }) => checkNumbers(pageOf(definition)))).toEqual([])
})

test('every definition rests on an act or on a page that was read, and official ones link to it', () => {
  const actOf = (legalBasis: string) =>
    Object.values(acts).find(({ short }) => `${legalBasis} `.startsWith(`${short} `))

  expect(entries.filter(({ legalBasis, link }) => !actOf(legalBasis) && link === null)).toEqual([])
  expect(entries.filter(({ mark }) => mark !== 'A' && mark !== 'B')).toEqual([])
  const official = entries.filter(({ mark }) => mark === 'A')
  expect(official.filter(({ link, legalBasis }) => link === null && !actOf(legalBasis)?.url)).toEqual([])
  expect(entries.filter(({ link }) => link !== null && !URL.canParse(link))).toEqual([])
})

test('every term leads to a text of the site', () => {
  const isPage = (path: string) =>
    OTHER_PAGES.has(path) ||
    existsSync(
      path.startsWith('/blog/')
        ? `content/articles/${path.slice('/blog/'.length)}.mdx`
        : `content/info${path}.mdx`,
    )

  const withoutAnchor = (path: string) => path.replace(/#.*/, '')

  expect(entries.filter(({ page }) => !isPage(withoutAnchor(page)))).toEqual([])
})

test('every term is found in its own name, and in no other term’s', () => {
  const findTerms = createTermFinder(entries)

  const anchorsIn = (term: string) => findTerms(typography(term)).map(({ anchor }) => anchor)

  expect(entries.filter(({ anchor, term }) => !anchorsIn(term).includes(anchor))).toEqual([])
  const forms = entries.flatMap(({ forms }) => forms)
  expect(new Set(forms).size).toBe(forms.length)
})

test('terms and definitions follow the rules of the texts', async () => {
  const speller = await loadSpeller()
  const phrases = readRefusedPhrases()
  const faults = entries.flatMap(({ term, definition }) => {
    const entry = pageOf(`${term}. ${definition}`)
    return [...checkSpelling(entry, speller), ...checkPhrases(entry, phrases), ...checkTypesetting(entry)]
  })

  expect(faults).toEqual([])
})

function pageOf(text: string): Page {
  return { path: '/zodynelis', root: parseHtml(`<p>${typography(text)}</p>`) }
}
