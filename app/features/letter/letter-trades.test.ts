import { expect, test } from 'vitest'
import { MONDAY, writeLetter } from '#tests/support/demo-letters.ts'
import { readRows } from '#tests/support/fixtures/read-rows.ts'
import { listNotices } from './letter.ts'

const WHOLE = 5
const WEEK = [0, 1, 2, 3, 4, 5, 6].map((days) => MONDAY.add({ hours: 24 * days }))

function titlesFor(words: string, now = MONDAY): string[] {
  const { letter } = writeLetter(`zodziai=${words}`, now)
  return listNotices(letter).map(({ title }) => title)
}

/** Mismatches of earlier versions are among them. Letters that are looked at as a whole hold on every day of a week. */
test.each(readRows('trade-letters.tsv'))(
  '„%s“ has in the first %s notices, at least %s, those of its trade: /%s/',
  (words, shown, least, own = '', wrong = '') => {
    const [isOwn, isWrong] = [new RegExp(own, 'i'), wrong === '' ? null : new RegExp(wrong, 'i')]
    for (const now of Number(shown) === WHOLE ? WEEK : [MONDAY]) {
      const titles = titlesFor(words ?? '', now).slice(0, Number(shown))

      expect(titles.length, `${now}`).toBeGreaterThanOrEqual(Number(least))
      expect(titles.filter((title) => !isOwn.test(title) || isWrong?.test(title))).toEqual([])
    }
  },
)

test.each([
  ['sniego valymas', /sniego/i, /druska|patalp/i],
  ['apsauga', /apsaug/i, /augal|įrang/i],
  ['tortai', /pyrag|kepin|duon/i, /kūdik|kava/i],
])('„%s“ gets notices of its trade, and of no other', (words, wanted, wrong) => {
  const titles = titlesFor(words).slice(0, WHOLE)

  expect(titles.some((title) => wanted.test(title))).toBe(true)
  expect(titles.filter((title) => wrong.test(title))).toEqual([])
})
