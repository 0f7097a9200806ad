import { expect, test } from 'vitest'
import { homePageLetterOn } from './inbox/home-page-letter.ts'
import { timeTexts } from './notice-texts.ts'

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
