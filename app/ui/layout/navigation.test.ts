import { afterEach, expect, test } from 'vitest'
import { configureSite } from '#config/site.ts'
import { defaultFacts } from '#tests/support/default-facts.ts'
import { listFooterGroups } from './navigation.ts'

afterEach(() => configureSite(structuredClone(defaultFacts)))

test('the footer has no column without links', () => {
  const titles = () => listFooterGroups().map(({ title }) => title)
  expect(titles()).toContain('Kitose šalyse')
  configureSite({ countryLinks: [] })
  expect(titles()).toEqual(['Naršyti', 'Įrankiai ir straipsniai', 'Teisinė informacija'])
})
