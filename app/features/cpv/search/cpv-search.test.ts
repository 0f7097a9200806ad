import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCatalogue } from '#tests/support/cpv-catalogue.ts'
import { MAX_QUERY_LENGTH } from './query-length.ts'

const { tree, search } = readCatalogue()

function codesFor(query: string): string[] {
  return search.find(query).entries.map(({ code }) => code)
}

test.each([
  // Roofing in several words, in an infinitive, by a trade, with a typo.
  ['stogų dengimas', '452612'],
  ['stogu dengimas', '452612'],
  ['dengti stogus', '4526'],
  ['stogdengys', '4526'],
  ['stogdnegys', '4526'],
  // Words that no name has.
  ['santechnikas', '4533'],
  ['kondicionierius', '4251'],
  ['langų keitimas', '45421'],
  ['ŠVOK', '4533'],
  ['GIS', '3822'],
  // Titles as buyers write them.
  ['VPP-2274 Vilniaus regiono muitinės postų, Savanorių pr. 9, administracinių patalpų valymas', '909'],
  ['2026/INF-118 Kelio Nr. 4315 Papiliai–Vabalninkas ruožo nuo 3,20 iki 7,85 km kapitalinis remontas', '452'],
  ['LABDAROS VALGYKLAI SKIRTI SAUSI PRODUKTAI: MILTAI, KRUOPOS, MAKARONAI', '158'],
  ['Sąskaitų faktūrų Nr. 20261231 buhalterinės apskaitos tvarkymo paslaugos pagal poreikį', '792'],
])('among the first ten results of „%s“ is a code that begins with %s', (query, prefix) => {
  const first = codesFor(query).slice(0, 10)
  expect(first.filter((code) => code.startsWith(prefix))).not.toEqual([])
})

test.each([
  ['LED', '3152'],
  ['viešieji ryšiai', '79416'],
  ['viešasis transportas', '60112'],
  ['viešieji pirkimai', '79418'],
  ['miško sodmenys', '0345'],
  ['žvyrkelio lyginimas', '45233'],
  ['trąšų ūkininkams', '244'],
  ['namų priežiūra senoliams', '8531'],
  ['elektromobilio įkroviklis paslaugos', '3115'],
])('„%s“ leads to its own entry first, not to words that look alike', (query, prefix) => {
  expect(codesFor(query)[0]?.startsWith(prefix), codesFor(query)[0]).toBe(true)
})

test.each([
  ['baxda', 'Baldai'],
  ['vaxdu', 'Natūralus vanduo'],
])('„%s“, five letters with a typo, finds „%s“', (query, name) => {
  const found = search.find(query).entries.map(({ LT }) => LT)
  expect(found.slice(0, 3)).toContain(name)
})

test.each([
  'printerių servisas',
  'printeriu servisas',
  'spausdintuvų servisas',
  'printerių priežiūra',
  'spausdintuvų remontas',
  'kondicionierių servisas',
  'liftų servisas',
  'katilų servisas',
])('„%s“ leads to repair and maintenance, not to the device', (query) => {
  const first = codesFor(query).slice(0, 3)
  expect(first).not.toEqual([])
  expect(first.filter((code) => !/^(50|4525)/.test(code))).toEqual([])
})

test.each(['langų plovimas', 'langų valymas'])('„%s“ leads to services, not to cleaning fluids', (query) => {
  const goods = codesFor(query).filter((code) => code < '45')
  expect(codesFor(query)[0]).toBe('90911300-9')
  expect(goods).toEqual([])
})

test.each([
  ['langų plovimo skystis', '39831500-1'],
  ['grindų plovimo mašina', '39713410-0'],
])('„%s“ leads to the thing', (query, code) => {
  expect(codesFor(query)[0]).toBe(code)
})

test('„automobilių servisas“ and „autoservisas“ both lead to the repair of cars', () => {
  expect(codesFor('automobilių servisas')[0]).toMatch(/^50112/)
  expect(codesFor('autoservisas')[0]).toBe('50112000-3')
})

test('the order of words does not matter', () => {
  expect(codesFor('paslaugos valymo langų')[0]).toBe(codesFor('langų valymo paslaugos')[0])
})

test('an unfinished word finds what it begins', () => {
  expect(codesFor('kompiut').length).toBeGreaterThan(20)
})

test('when only some words are found together, the result says so', () => {
  expect(search.find('langų valymo paslaugos').isApproximate).toBe(false)
  const { entries, isApproximate } = search.find('asfaltas kirpykla tortai')
  expect(isApproximate).toBe(true)
  expect(entries.length).toBeGreaterThan(0)
})

test('nonsense finds nothing', () => {
  expect(codesFor('qqqqwwwwzzzz')).toEqual([])
})

test('a title as buyers write it leads to the code that is in it', () => {
  expect(codesFor('Administracinių patalpų valymo paslaugos muitinės postuose, BVPŽ 90919200-4')).toEqual([
    '90919200-4',
  ])
})

test('a title as buyers write it says that no name has all of it', () => {
  const title = 'Poilsiavietės prie ežero infrastruktūros sutvarkymas: pavėsinės, lieptas, laužavietė'
  expect(search.find(title)).toMatchObject({ isApproximate: true })
})

test('whatever a plain "contains" finds in a name is among the results', () => {
  const names = tree.entries.flatMap(({ LT, EN }) => [LT, EN])
  const partOfName = fc
    .tuple(fc.nat(names.length - 1), fc.nat(200), fc.integer({ min: 2, max: 25 }), fc.boolean())
    .map(([which, from, length, isUpper]) => {
      const name = names[which] ?? ''
      const part = name.slice(from % name.length).slice(0, length)
      return isUpper ? part.toUpperCase() : part
    })
    .filter((part) => part.trim().length >= 2 && /\p{L}/u.test(part))
  fc.assert(
    fc.property(partOfName, (part) => {
      const wanted = part.trim().toLowerCase()
      const expected = tree.entries.filter(({ LT, EN }) =>
        [LT, EN].some((name) => name.toLowerCase().includes(wanted)),
      )
      const found = new Set(codesFor(part))
      expect(expected.filter(({ code }) => !found.has(code))).toEqual([])
    }),
    { numRuns: 150 },
  )
})

test('whatever a plain "contains" finds in a code is among the results', () => {
  fc.assert(
    fc.property(fc.constantFrom(...tree.entries), fc.integer({ min: 2, max: 10 }), ({ code }, length) => {
      expect(codesFor(code.slice(0, length))).toContain(code)
    }),
    { numRuns: 100 },
  )
})

test('a query is read up to the length that a person types', () => {
  const typed = 'stogų dengimas'
  expect(codesFor(`${typed}${' '.repeat(MAX_QUERY_LENGTH)}${'a'.repeat(10_000)}`)).toEqual(codesFor(typed))
})

test('no text makes it fail, and what it finds are entries, once each', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const codes = codesFor(text)
      expect(new Set(codes).size).toBe(codes.length)
      expect(search.find(text).entries.every((entry) => tree.find(entry.code) === entry)).toBe(true)
    }),
    { numRuns: 100 },
  )
})

function nearFor(query: string) {
  const { entries, isNear } = search.find(query)
  return entries.filter((_, place) => isNear(place))
}

test.each([
  ['SAP palaikymas', '72261000-2', /syvai|gręžinių/i],
  ['globos namai', '85311000-2', /šunidži/i],
  ['kirpėja', '98321000-9', /šunidži/i],
  ['vertimai', '79530000-8', /mikrofon/i],
  ['vertėjas', '79530000-8', /nekilnojamojo/i],
  ['malkos', '03413000-8', /sunkvežimi|maišai/i],
  ['apsaugos darbuotojas', '79713000-5', /kranto/i],
  ['sniego valymas', '90620000-9', /mašinų remonto/i],
])('„%s“: lookalikes are not among the near results', (query, best, odd) => {
  const { entries } = search.find(query)

  expect(nearFor(query)[0]?.code).toBe(best)
  expect(entries.filter(({ LT }) => odd.test(LT))).not.toEqual([])
  expect(nearFor(query).filter(({ LT }) => odd.test(LT))).toEqual([])
})

test('codes of the same group are near, although their names differ', () => {
  const plumbing = nearFor('santechnikos darbai').filter(({ code }) => code.startsWith('4533'))

  expect(plumbing.length).toBeGreaterThan(5)
})
