import { expect, test } from 'vitest'
import { createTermFinder } from './find-terms.ts'

const findTerms = createTermFinder([
  { anchor: 'pirkimas', forms: ['mažos vertės pirkim-', '!mažos vertės pirkimų tvarkos apraš-'] },
  { anchor: 'derybos', forms: ['skelbiam- deryb-'] },
  { anchor: 'organizacija', forms: ['perkanči- organizacij-'] },
  { anchor: 'centrine', forms: ['centrin- perkanči- organizacij-', 'CPO LT', 'CPO'] },
  { anchor: 'ted', forms: ['TED'] },
])

function found(text: string): string[] {
  return findTerms(text).map(({ anchor, start, end }) => `${anchor}: ${text.slice(start, end)}`)
}

test('a term is found in every case, at the beginning of a sentence and across no-break spaces', () => {
  expect(found('Perkančiosios organizacijos mažos\u00a0vertės pirkimuose')).toEqual([
    'organizacija: Perkančiosios organizacijos',
    'pirkimas: mažos\u00a0vertės pirkimuose',
  ])
})

test('the longest form wins', () => {
  expect(found('centrinei perkančiajai organizacijai CPO LT')).toEqual([
    'centrine: centrinei perkančiajai organizacijai',
    'centrine: CPO LT',
  ])
})

test('a term is not found within another word', () => {
  expect(found('neskelbiamos derybos, neperkančiosios organizacijos, TEDx')).toEqual([])
})

test('abbreviations are found only as they are written', () => {
  expect(found('TED ir ted')).toEqual(['ted: TED'])
})

test('words that only look like a term are skipped', () => {
  expect(found('Mažos vertės pirkimų tvarkos aprašas')).toEqual([])
})
