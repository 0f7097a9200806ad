import { expect, test } from 'vitest'
import { significantDigits } from '#app/domain/cpv/cpv-code.ts'
import { cpv, readCatalogue } from '#tests/support/cpv-catalogue.ts'
import { notEmpty } from '#tests/support/not-empty.ts'
import { codePage, codesOfLongestPrefix, levelName } from './code-page.server.ts'

const catalogue = readCatalogue()

function pageOf(text: string) {
  const entry = catalogue.tree.find(cpv(text))
  if (!entry) throw new Error(`${text} does not exist`)
  return codePage(catalogue, entry)
}

test('a page shows the codes above, below and beside', () => {
  const page = pageOf('45310000-3')
  expect(page.above.map(({ code }) => code)).toEqual(['45000000-7', '45300000-0'])
  expect(page.children.length).toBeGreaterThan(0)
  expect(page.siblings.map(({ code }) => code)).toContain('45330000-9')
  expect(page.siblings.map(({ code }) => code)).not.toContain('45310000-3')
})

test('every one of the 9,454 codes has a page, with the codes above it from its division down', () => {
  const pages = catalogue.tree.entries.map((entry) => codePage(catalogue, entry))
  expect(pages).toHaveLength(9_454)
  const isWhole = ({ entry, above, siblings, related }: (typeof pages)[number]) =>
    [...above, entry][0]?.level === 1 &&
    above.at(-1)?.code === (entry.parent_code ?? undefined) &&
    ![...siblings, ...related].includes(entry)
  expect(pages.filter((page) => !isWhole(page)).map(({ entry }) => entry.code)).toEqual([])
})

test.each(['90911300-9', '45000000-7', '45110000-1'])('%s has related codes, none below it', (code) => {
  const { related, entry } = pageOf(code)
  const own = significantDigits(entry.code)
  expect(notEmpty(related).filter((each) => each.code.startsWith(own))).toEqual([])
})

test('„liftų priežiūra“ leads to a page with the codes of other work on lifts, of lifts and of escalators', () => {
  const [first] = catalogue.search.find('liftų priežiūra').entries
  if (first?.code !== '50750000-7') throw new Error('expected the code of lift maintenance')
  const { siblings, related } = codePage(catalogue, first)
  const codes = [...siblings, ...related].map(({ code }) => code)
  expect(codes).toEqual(expect.arrayContaining(['45313100-5', '50740000-4', '42416100-6']))
})

test.each([
  ['45310000-3', 'elektrikas'],
  ['15000000-8', 'maistas'],
  ['09310000-5', 'elektra'],
  ['90911200-8', 'pastato valymas'],
])('the everyday words of %s begin with „%s“', (code, word) => {
  const { words } = pageOf(code)
  expect(words[0]).toBe(word)
  expect(words.length).toBeLessThanOrEqual(6)
})

test('levels have names', () => {
  const names = ['45000000-7', '45300000-0', '45310000-3', '45311000-0', '45311100-1'].map((code) =>
    levelName(pageOf(code).entry),
  )
  expect(names).toEqual(['skyrius', 'grupė', 'klasė', 'kategorija', 'pakategorė'])
})

test('digits that are not a code give the nearest codes', () => {
  const nearest = notEmpty(codesOfLongestPrefix(catalogue, '45310009'))
  expect(nearest.filter(({ code }) => !code.startsWith('4531'))).toEqual([])
  expect(codesOfLongestPrefix(catalogue, '')).toEqual([])
})
