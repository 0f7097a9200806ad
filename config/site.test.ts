import { afterEach, expect, test } from 'vitest'
import { configureSite, listFactsOfDefaultName, listPlaceholders, site } from './site.ts'

const defaults = structuredClone(site)
afterEach(() => configureSite(defaults))

test('numbers of the code are placeholders until the operator says a number or null', () => {
  const claims = () => listPlaceholders().filter((text) => text.startsWith('evidence.'))
  configureSite({ evidence: { letterHour: '7:30' } })
  expect(claims()).toEqual(['evidence.yearsOfExperience: 15', 'evidence.specialists: 10'])
  configureSite({ evidence: { yearsOfExperience: 15 } })
  expect(claims()).toEqual(['evidence.specialists: 10'])
  configureSite({ evidence: { yearsOfExperience: 15, specialists: null } })
  expect(claims()).toEqual([])
})

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
