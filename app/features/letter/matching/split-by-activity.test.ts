import { expect, test } from 'vitest'
import { writeLetter } from '#tests/support/demo-letters.ts'

test('„durys“ may be sold or fitted: the letter asks which, and has codes of either', () => {
  const { activities } = writeLetter('zodziai=durys')
  expect(activities?.sold[0]).toMatch(/^44221200/)
  expect(activities?.done[0]).toMatch(/^45421131/)
})

test.each([
  ['baldai', 'its results agree'],
  ['autobusų nuoma', 'it says what is done'],
  ['durys,langai', 'there are several phrases'],
])('the letter of „%s“ asks nothing, since %s', (words) => {
  expect(writeLetter(`zodziai=${words}`).activities).toBeNull()
})

test('what was replied is not asked again', () => {
  expect(writeLetter('kodai=44221200-0&zodziai=durys').activities).toBeNull()
})
