import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keysOf } from '#app/domain/data/record.ts'
import type { ProcurementKind } from '#app/ui/forms/query-values.ts'
import pageTexts from '#content/page-texts.json' with { type: 'json' }
import { BUYERS, OBJECTS, readValueForm } from './value-query.ts'
import { calculateValueResult } from './value-result.ts'

test.each([
  ['istatymas', BUYERS],
  ['objektas', OBJECTS],
] as const)('what the form offers as „%s“ is all that can be read there', (field, values) => {
  expect(Object.keys(pageTexts.estimatedValue.fields[field].options)).toEqual(Object.values(values))
})

const TODAY = Temporal.PlainDate.from('2026-11-22')

const EXAMPLES: readonly [address: string, kind: ProcurementKind, why: string][] = [
  [
    'istatymas=kita&objektas=prekes&menesiui=5000&menesiai=36&pradzia=2026-05-04',
    'simplified',
    '5 000 for 24 and 12 months is 180 000, below 216 000',
  ],
  ['istatymas=kita&objektas=prekes&suma=69999.99', 'lowValue', 'a cent below 70 000'],
  ['istatymas=kita&objektas=prekes&suma=70000.00', 'simplified', '70 000 is not below'],
  ['istatymas=kita&objektas=prekes&suma=84700&pvm=su', 'simplified', '84 700 / 1,21 = 70 000'],
  ['istatymas=kita&objektas=prekes&suma=84699,99&pvm=su', 'lowValue', 'a cent less is below'],
  ['istatymas=kita&objektas=prekes&dalys=40000;60000;200000', 'international', '300 000'],
  ['istatymas=kita&objektas=specialiosios&suma=700000', 'simplified', 'below 750 000'],
  ['istatymas=pi&objektas=specialiosios&suma=700000', 'simplified', 'below 1 000 000'],
  [
    'istatymas=kita&objektas=specialiosios&suma=750000',
    'international',
    'the threshold itself is international',
  ],
  ['istatymas=centrine&objektas=prekes&suma=140000', 'international', '140 000 in 2026'],
  ['istatymas=centrine&objektas=prekes&suma=139999,99', 'simplified', 'a cent below'],
  ['istatymas=centrine&objektas=prekes&suma=142000&pradzia=2025-12-31', 'simplified', '143 000 until 2025'],
  ['istatymas=centrine&objektas=prekes&suma=142000&pradzia=2026-01-01', 'international', '140 000 from 2026'],
  ['istatymas=kita&objektas=prekes&suma=218000&pradzia=2023-12-31', 'international', '215 000 until 2023'],
  ['istatymas=kita&objektas=prekes&suma=218000&pradzia=2024-01-01', 'simplified', '221 000 from 2024'],
  ['istatymas=pi&objektas=prekes&suma=431999,99', 'simplified', '432 000 for utilities'],
  ['istatymas=pi&objektas=prekes&suma=432000', 'international', '432 000 for utilities'],
  ['istatymas=pi&objektas=darbai&suma=5403999,99', 'simplified', '5 404 000 for works'],
  ['istatymas=centrine&objektas=darbai&suma=5404000', 'international', '5 404 000 for works'],
  ['istatymas=kita&objektas=darbai&suma=173 999,99', 'lowValue', '174 000 for works'],
  ['istatymas=kita&objektas=darbai&suma=174 000 Eur', 'simplified', '174 000 for works'],
  ['istatymas=pi&objektas=prekes&menesiui=1944,44&menesiai=36', 'lowValue', '36 × 1 944,44 = 69 999,84'],
  ['istatymas=pi&objektas=prekes&menesiui=1944,45&menesiai=36', 'simplified', '36 × 1 944,45 = 70 000,20'],
]

test.each(EXAMPLES)('%s is %s: %s', (address, kind) => {
  expect(resultOf(address)).toMatchObject({ kind: 'determined', procurement: kind })
})

test('lots of an international purchase: each small one may be bought by simpler rules, not all at once', () => {
  expect(resultOf('istatymas=kita&objektas=prekes&dalys=40000;60000;200000')).toMatchObject({
    lots: {
      rule: 'simplifiedLots',
      allowance: 60_000_00,
      lots: [{ isSmall: true }, { isSmall: true }, { isSmall: false }],
      fitsTogether: false,
    },
  })
})

test.each([
  // 79 999,99 + 320 000,01 = 400 000: a fifth is 80 000.
  ['79999,99;320000,01', [true, false], true],
  // 80 000 is not below 80 000.
  ['80000;320000', [false, false], true],
  // A fifth of 250 000 is 50 000.
  ['60000;190000', [false, false], true],
  ['25000;25000;200000', [true, true, false], true],
  ['25000;25000,10;200000', [true, true, false], false],
])('lots of %s are or are not small enough for the simpler rules: %j', (lots, isSmall, fitsTogether) => {
  const result = resultOf(`istatymas=kita&objektas=prekes&dalys=${lots}`)
  expect(result).toMatchObject({
    procurement: 'international',
    lots: { lots: isSmall.map((small) => ({ isSmall: small })), fitsTogether },
  })
})

test('lots of a simplified purchase may be of low value while together they stay below its threshold', () => {
  expect(resultOf('istatymas=kita&objektas=prekes&dalys=30000;39999,99;100000')).toMatchObject({
    lots: { rule: 'lowValueLots', fitsTogether: true },
  })
  expect(resultOf('istatymas=kita&objektas=prekes&dalys=30000;40000;100000')).toMatchObject({
    lots: { fitsTogether: false },
  })
  expect(resultOf('istatymas=pi&objektas=prekes&dalys=30000;40000;100000')).toMatchObject({
    lots: { rule: 'lowValueLots', fitsTogether: false },
  })
})

test.each([53_017, 53_059, 60_000])('five lots of %i Eur with VAT are exactly a fifth each', (lot) => {
  const lots = Array(5).fill(lot).join(';')
  expect(resultOf(`istatymas=kita&objektas=prekes&pvm=su&dalys=${lots}`)).toMatchObject({
    lots: { lots: Array(5).fill({ isSmall: true }), fitsTogether: false },
  })
})

test('lots of special services have no rule that a source gives', () => {
  expect(resultOf('istatymas=kita&objektas=specialiosios&dalys=50000;900000')).toMatchObject({
    procurement: 'international',
    lots: null,
  })
})

test.each(['40000;60000,5', '40000\r\n60000,50', '40000\t60000,50', '40 000, 60 000,50', '40000,60000.5'])(
  'lots are read from „%s“',
  (dalys) => {
    expect(formOf(new URLSearchParams({ istatymas: 'kita', objektas: 'prekes', dalys })).query?.lots).toEqual(
      [40_000_00, 60_000_50],
    )
  },
)

test.each([
  ['pradzia=2028-01-01', 'notPublished'],
  ['pradzia=2029-06-30', 'notPublished'],
  ['pradzia=9999-12-31', 'notPublished'],
])('a purchase of ?%s has the result %s', (start, kind) => {
  for (const object of [OBJECTS.goodsServices, OBJECTS.works]) {
    expect(resultOf(`istatymas=kita&objektas=${object}&suma=60000&${start}`)).toMatchObject({ kind })
  }
})

test.each([
  ['pradzia=2021-12-31', 'tooOld'],
  ['pradzia=1999-05-05', 'tooOld'],
  // The thresholds before law XIV-1669 were not read.
  ['pradzia=2022-12-31', 'lowValueUnknown'],
  ['pradzia=2023-01-01', 'determined'],
  ['pradzia=2025-12-31', 'determined'],
])('a purchase of ?%s has the result %s', (start, kind) => {
  for (const object of Object.values(OBJECTS)) {
    expect(resultOf(`istatymas=kita&objektas=${object}&suma=60000&${start}`)).toMatchObject({ kind })
  }
})

test.each(['kita', 'pi'])('the limits of special services have no end in the law, %s', (buyer) => {
  const on = (day: string) => resultOf(`istatymas=${buyer}&objektas=specialiosios&suma=700000&pradzia=${day}`)
  for (const day of ['2027-12-31', '2028-01-01', '2035-05-05']) {
    expect(on(day)).toMatchObject({ kind: 'determined', procurement: 'simplified' })
  }
})

test('a greater value is never of a lesser kind', () => {
  const ORDER: readonly ProcurementKind[] = ['lowValue', 'simplified', 'international']
  const anyCents = fc.integer({ min: 1, max: 600_000_000 })
  fc.assert(
    fc.property(
      fc.constantFrom(...keysOf(BUYERS)),
      fc.constantFrom(...keysOf(OBJECTS)),
      anyCents,
      anyCents,
      (buyer, object, a, b) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)].map((total) => {
          const result = calculateValueResult({ buyer, object, total, lots: [], start: TODAY })
          return result.kind === 'determined' ? ORDER.indexOf(result.procurement) : -1
        })
        expect(less).toBeGreaterThanOrEqual(0)
        expect(more).toBeGreaterThanOrEqual(less ?? 0)
      },
    ),
  )
})

test.each([
  ['suma=', { suma: 'Įrašykite visą vertę arba mėnesio kainą ir mėnesių skaičių.' }],
  ['suma=daug', { suma: 'Įrašykite sumą skaičiais, pvz., 69 999,99.' }],
  ['suma=0', { suma: 'Suma turi būti didesnė už nulį.' }],
  ['suma=123456789012345', { suma: 'Suma per didelė: skaičiuojame iki 100\u00a0mlrd.\u00a0Eur.' }],
  [`suma=${'9'.repeat(400)}`, { suma: expect.stringContaining('per didelė') }],
  ['menesiui=0&menesiai=12', { menesiui: 'Suma turi būti didesnė už nulį.' }],
  ['dalys=10;0', { dalys: 'Suma turi būti didesnė už nulį.' }],
  ['dalys=10;999999999999', { dalys: expect.stringContaining('per didelė') }],
  ['suma=10&menesiui=5&menesiai=2', { suma: 'Įrašykite arba visą vertę, arba mėnesio kainą.' }],
  ['menesiui=5', { menesiai: expect.stringContaining('su pratęsimais') }],
  ['menesiui=5&menesiai=0', { menesiai: expect.any(String) }],
  ['menesiai=5', { menesiui: 'Įrašykite mėnesio kainą.' }],
  ['dalys=10;x', { dalys: expect.stringContaining('naujoje eilutėje') }],
  // One lot or two; 12 500 or 12 and 500?
  ['dalys=40000 60000', { dalys: expect.stringContaining('naujoje eilutėje') }],
  ['dalys=12,500', { dalys: expect.stringContaining('naujoje eilutėje') }],
  ['dalys=1,234,567', { dalys: expect.stringContaining('naujoje eilutėje') }],
  [`dalys=${'1;'.repeat(101)}`, { dalys: expect.stringContaining('daugiau kaip 100') }],
  [`dalys=${'1 234 567,89 Eur        ;'.repeat(90)}`, { dalys: expect.stringContaining('daugiau kaip 100') }],
  ['suma=5000&menesiai=36', { menesiai: expect.stringContaining('ištrinkite') }],
  ['suma=100&dalys=10;20', { dalys: expect.stringContaining('30\u00a0Eur, o visa vertė – 100\u00a0Eur') }],
  ['suma=100&pvm=kitas', { pvm: expect.any(String) }],
  ['suma=100&pradzia=2026-02-30', { pradzia: expect.stringContaining('Tokios datos nėra') }],
  ['suma=100&objektas=kita', { objektas: 'Pasirinkite, kas perkama.' }],
])('?%s is refused with a sentence at its field', (address, errors) => {
  const params = new URLSearchParams(`istatymas=kita&${address}`)
  if (!params.has('objektas')) params.set('objektas', 'prekes')
  expect(formOf(params)).toMatchObject({ errors, query: null })
  expect(Object.keys(formOf(params).errors)).toEqual(Object.keys(errors))
})

function formOf(params: URLSearchParams) {
  return readValueForm(params, TODAY)
}

function resultOf(address: string) {
  const { query, errors } = formOf(new URLSearchParams(address))
  expect(errors).toEqual({})
  if (query === null) throw new Error(`No query: ${address}`)
  return calculateValueResult(query)
}
