import { expect, test } from 'vitest'
import { homeTitle } from './home-title.ts'

const TODAY = Temporal.PlainDate.from('2026-11-22')

test('„{metai}“ in a configured title is the year of the day', () => {
  const title = 'Viešieji pirkimai {metai} | Konkursai {metai}'

  expect(homeTitle(TODAY, title)).toBe('Viešieji pirkimai 2026 | Konkursai 2026')
  expect(homeTitle(TODAY.add({ years: 1 }), title)).toBe('Viešieji pirkimai 2027 | Konkursai 2027')
})
