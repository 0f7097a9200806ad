import { afterEach, expect, test } from 'vitest'
import { defaultFacts } from '../tests/support/default-facts.ts'
import { configureSite, listPlaceholders, site } from './site.ts'

afterEach(() => configureSite(structuredClone(defaultFacts)))

test('the facts change by being loaded, and by nothing else', () => {
  expect(() => Object.assign(site, { name: 'Stogai' })).toThrow(TypeError)
  configureSite({ partners: structuredClone(defaultFacts.partners) })
  for (const partner of site.partners)
    expect(() => Object.assign(partner, { photo: null })).toThrow(TypeError)
  expect(() => Object.assign(site.evidence, { specialists: null })).toThrow(TypeError)
})

test('numbers in the code are placeholders until the operator gives a number or null', () => {
  const claims = () => listPlaceholders().filter((text) => text.startsWith('evidence.'))
  configureSite({ evidence: { letterHour: '7:30' } })
  expect(claims()).toEqual(['evidence.yearsOfExperience: 15', 'evidence.specialists: 10'])
  configureSite({ evidence: { yearsOfExperience: 15 } })
  expect(claims()).toEqual(['evidence.specialists: 10'])
  configureSite({ evidence: { yearsOfExperience: 15, specialists: null } })
  expect(claims()).toEqual([])
})

test('a placeholder is listed with the fact that holds it', () => {
  configureSite({ partners: [] })
  expect(listPlaceholders()).toContain('signInUrl: https://example.lt/prisijungti')
  expect(listPlaceholders()).toContain('countryLinks: https://example.ee/')
  expect(listPlaceholders().join()).not.toContain('partners')
})
