import { afterEach, expect, test } from 'vitest'
import { configureSite, listFactsOfDefaultName, site } from './site.ts'

const defaults = structuredClone(site)
afterEach(() => configureSite(defaults))

test('a new name beside texts with the former one is noticed', () => {
  expect(listFactsOfDefaultName()).toEqual([])
  configureSite({ name: 'Stogų pirkimai' })
  expect(listFactsOfDefaultName()).toEqual(['defaultTitle'])
  configureSite({
    defaultTitle: 'Stogų pirkimai | {metai}',
    evidence: { priceLine: `${defaults.name} – 25 Eur.` },
  })
  expect(listFactsOfDefaultName()).toEqual(['evidence'])
  configureSite({ name: `${defaults.name} LT` })
  expect(listFactsOfDefaultName()).toEqual([])
})
