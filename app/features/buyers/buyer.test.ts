import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slugOf } from '#app/domain/text/slug.ts'
import { buyerPath, organisationGroups, readBuyer } from './buyer.ts'

test.each([
  ['ąžuolpilio-seniūnija', 'Ąžuolpilio Seniūnija'],
  ['ŽALIA-GIRIA', 'Žalia Giria'],
  ['šv.-onos-mokykla-2', 'Šv. Onos Mokykla 2'],
  ['-dvigubi--brūkšneliai-', 'Dvigubi Brūkšneliai'],
  ['<script>alert(1)', '<script>alert(1)'],
  ['e\u0307-raidė', 'Ė Raidė'],
  ['123', '123'],
])('the name at /pirkejas/%s is made of its words: %s', (slug, name) => {
  expect(readBuyer(slug).name).toBe(name)
})

test.each([
  ['valstybinė-mokesčių-inspekcija-prie-lietuvos-respublikos-finansų-ministerijos'],
  ['Valstybinė-Mokesčių-INSPEKCIJA-prie-Lietuvos-Respublikos-finansų-ministerijos'],
])('the name of an organisation is the official one when the list has it: %s', (slug) => {
  expect(readBuyer(slug).name).toBe(
    'Valstybinė mokesčių inspekcija prie Lietuvos Respublikos finansų ministerijos',
  )
})

test('the name of an organisation is that of its notices, when the list does not have it', () => {
  const name = 'Kretingos rajono savivaldybė'
  expect(readBuyer('kretingos-rajono-savivaldybe', name)).toEqual({
    name,
    path: '/pirkejas/kretingos-rajono-savivaldybe',
  })
})

test.each([[undefined], [''], ['-'], ['   '], ['%E0%A4%A'], ['\u0000'], ['a'.repeat(151)]])(
  'the name of an organisation is the generic one without usable words: %j',
  (slug) => {
    expect(readBuyer(slug)).toEqual({ name: 'Perkančioji organizacija', path: '/pirkejas' })
  },
)

test('the address of an organisation is canonical in lower case', () => {
  expect(decodeURI(readBuyer('Šiaulių-VANDENYS').path)).toBe('/pirkejas/šiaulių-vandenys')
  expect(readBuyer('a/../b').path).toBe('/pirkejas/a%2F..%2Fb')
})

test('the address of an organisation has neither Lithuanian letters nor quotes', () => {
  expect(slugOf('UAB „Šiaulių vandenys“')).toBe('uab-siauliu-vandenys')
})

test('the address of every organisation on the list leads back to its official name', () => {
  const names = organisationGroups.flatMap((group) => group.names)
  const readBack = names.map(
    (name) => readBuyer(decodeURIComponent(buyerPath(name).split('/').at(-1) ?? '')).name,
  )

  expect(readBack).toEqual(names)
  expect(new Set(names.map(slugOf)).size).toBe(names.length)
})

test('whatever the address, there is a name to show and one address of this site', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const { name, path } = readBuyer(text)
      expect(name).toMatch(/^[^\p{C}]+$/u)
      expect(path).toMatch(/^\/pirkejas(?:\/[^/?#\\]+)?$/)
    }),
    { numRuns: 500 },
  )
})
