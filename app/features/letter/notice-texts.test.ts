import { expect, test } from 'vitest'
import { homePageLetterOn } from './inbox/home-page-letter.ts'
import { timeTexts, valueText } from './notice-texts.ts'

const { day, notices } = homePageLetterOn('2026-11-22')

test.each([
  ['tender', /^iki /],
  ['consultation', /^pastabos iki /],
  ['plan', /^numatoma 2027\sm\.$/],
  ['contract', /^lapkričio\s17\sd\.$/],
] as const)('the date of a %s says what it is the date of', (kind, expected) => {
  const notice = notices.find((each) => each.kind === kind)
  expect(notice && timeTexts(notice, day).small).toMatch(expected)
})

test.each([
  [2_066.16, '2\u00a0066\u00a0Eur'],
  [107_438.02, '107\u00a0438\u00a0Eur'],
  [58_000, '58\u00a0000\u00a0Eur'],
  [999.5, '1\u00a0000\u00a0Eur'],
  [0.01, null],
  [null, null],
])('the value %s of a notice is printed as whole euros: %j', (value, expected) => {
  expect(valueText({ value })).toBe(expected)
})
