import { expect, test } from 'vitest'
import { shownTitle } from './shown-title.ts'

test.each([
  ['KRANTINIŲ NR. 21, 22 REKONSTRAVIMO PROJEKTAS', 'Krantinių nr. 21, 22 rekonstravimo projektas'],
  ['VPP-2274 FIZINĖS IR TECHNINĖS APSAUGOS PASLAUGOS', 'VPP-2274 fizinės ir techninės apsaugos paslaugos'],
  ['LED ŠVIESTUVAI, UAB „ŠVIESA“', 'LED šviestuvai, UAB „šviesa“'],
  ['LED lempos', 'LED lempos'],
  ['IT PASLAUGOS', 'IT paslaugos'],
  ['PVM', 'PVM'],
])('„%s“ is shown as „%s“', (title, shown) => {
  expect(shownTitle(title)).toBe(shown)
})

test('a description that was pasted as a title ends after a word', () => {
  const shown = shownTitle('paslaugos '.repeat(50))

  expect(shown).toMatch(/paslaugos…$/)
  expect(shown.length).toBeLessThanOrEqual(201)
})
