import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readValueForm } from './value-query.ts'
import { ValueResultCard } from './value-result-card.tsx'

test('a simplified purchase is placed between the two thresholds, each by its name', () => {
  expect(resultOf('suma=100000')).toContain(
    'Vertė mažesnė už tarptautinio pirkimo ribą, 216 000 Eur, bet ne mažesnė už mažos vertės pirkimo ribą, 70 000 Eur',
  )
})

test('a purchase above the threshold of international purchases is greater, one at it reaches it', () => {
  expect(resultOf('suma=300000')).toContain('Vertė didesnė už tarptautinio pirkimo ribą, 216 000 Eur.')
  for (const sum of ['216000', '261360&pvm=su']) {
    expect(resultOf(`suma=${sum}`)).toContain('Vertė siekia tarptautinio pirkimo ribą, 216 000 Eur.')
  }
})

const IS_SPLIT = 'Pirkimo rūšį lemia kainodara'

test.each([
  // 4 000 × 60 = 240 000, not below 216 000; 4 000 × 48 = 192 000.
  ['menesiui=4000&menesiai=60', 'Tarptautinis', '240 000', 'Supaprastintas', '192 000'],
  // 4 840 with VAT are 4 000 without it.
  ['menesiui=4840&menesiai=60&pvm=su', 'Tarptautinis', '240 000', 'Supaprastintas', '192 000'],
  // 4 410 × 49 = 216 090; 4 410 × 48 = 211 680.
  ['menesiui=4410&menesiai=49', 'Tarptautinis', '216 090', 'Supaprastintas', '211 680'],
  // 1 400 × 60 = 84 000, not below 70 000; 1 400 × 48 = 67 200.
  ['menesiui=1400&menesiai=60', 'Supaprastintas', '84 000', 'Mažos vertės', '67 200'],
  // 14 000 × 60 = 840 000, not below 750 000; 14 000 × 48 = 672 000.
  [
    'objektas=specialiosios&menesiui=14000&menesiai=60',
    'Tarptautinis',
    '840 000',
    'Supaprastintas',
    '672 000',
  ],
])(
  'after 48 months %s is %s at a fixed price, %s Eur, else %s, %s Eur',
  (what, whole, total, part, capped) => {
    expect(resultOf(what)).toMatch(
      new RegExp(
        `^${IS_SPLIT}.*Vertė ${total} Eur be PVM.*Paslaugų, kurių sutartyje nebus nurodyta fiksuota kaina, vertė ${capped} Eur: [\\d ]+ Eur × 48 mėnesiai \\(VPĮ 5 straipsnio 14 dalis.*${whole} pirkimas, kai vertė ${total} Eur.*${part} pirkimas, kai vertė ${capped} Eur`,
      ),
    )
  },
)

test('a contract of more than 48 months has the thresholds of utilities when one of them buys', () => {
  // 8 000 × 60 = 480 000, not below 432 000; 8 000 × 48 = 384 000.
  const result = resultOf('menesiui=8000&menesiai=60', 'pi')
  expect(result).toMatch(
    new RegExp(`^${IS_SPLIT}.*480 000 Eur.*384 000 Eur.*PĮ 13 straipsnio 14 dalis.*432 000 Eur`),
  )
})

test('a contract of more than 48 months has one result with both values when they are of one kind', () => {
  // 10 000 × 60 = 600 000; 10 000 × 48 = 480 000: neither is below 216 000.
  const result = resultOf('menesiui=10000&menesiai=60')
  expect(result).toMatch(/^Tarptautinis pirkimas.*600 000 Eur.*480 000 Eur/)
  expect(result.split('Vertė didesnė už')).toHaveLength(2)
})

test.each([
  ['menesiui=4600&menesiai=48', '220 800 Eur be PVM: 4 600 Eur × 48 mėnesiai'],
  ['objektas=darbai&menesiui=4000&menesiai=60', '240 000 Eur be PVM: 4 000 Eur × 60 mėnesių'],
  ['suma=240000', '240 000 Eur be PVM.'],
])('only a contract of more than 48 months has two values: not %s', (what, value) => {
  const result = resultOf(what)
  expect(result).toContain(`Vertė ${value}`)
  expect(result).not.toContain('fiksuot')
})

test('a contract of more than 48 months says which kind is certain in a year whose low-value threshold is not', () => {
  // 1 400 × 60 = 84 000 is simplified; whether 67 200 was of low value in 2022, no source says.
  expect(resultOf('menesiui=1400&menesiai=60&pradzia=2022-05-05')).toMatch(
    new RegExp(`^${IS_SPLIT}.*Supaprastintas pirkimas.*84 000 Eur.*galbūt mažos vertės.*67 200 Eur`),
  )
})

test('a supplier of special services gets the same time limits as every other', () => {
  const result = resultOf('objektas=specialiosios&suma=100000')

  expect(result).toContain('Pretenzijai dėl sprendimo turite 5 darbo dienas')
  expect(result).not.toContain('galioja iki')
})

test('of an international purchase in lots the result says which may be bought by simpler rules', () => {
  expect(resultOf('dalys=40000;60000;200000')).toMatch(
    /60 000 Eur.*200 000 Eur – per didelė vertė.*Visų mažų dalių kartu taip pirkti negalima/,
  )
})

test('from 2028 on the result is a sentence instead of a kind', () => {
  expect(resultOf('suma=5000&pradzia=2028-01-01')).toMatch(/^Ribos dar nepaskelbtos/)
})

test('what the result rests on, and who checked it, is folded behind one line', () => {
  const result = resultOf('suma=100000')

  expect(result).toMatch(/Orientacinis atsakymas\. Kaip tikrinome.*galiojimo laikas.*ne teisininkas\.$/)
  expect(result.split('Orientacinis')).toHaveLength(2)
})

test('before there is a result the line shows the thresholds alone', () => {
  expect(resultOf('')).toMatch(/Atsakymas atsiras čia.*70 000 Eur.*216 000 Eur.*savivaldybė/)
})

function resultOf(what: string, buyer = 'kita'): string {
  const object = what === '' || what.includes('objektas=') ? '' : '&objektas=prekes'
  const params = new URLSearchParams(`istatymas=${buyer}&${what}${object}`)
  const today = Temporal.PlainDate.from('2026-11-23')
  const { query } = readValueForm(params, today)
  const page = renderToStaticMarkup(<ValueResultCard query={query} today={today} />)
  return page.replaceAll(/<[^>]+>/g, '').replaceAll('\u00a0', ' ')
}
