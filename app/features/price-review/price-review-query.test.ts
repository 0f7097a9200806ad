import { expect, test } from 'vitest'
import { readPriceReviewForm } from './price-review-query.ts'

const CONTRACT = 'kaina=12 500,50&dalis=45 %25&pokytis=8'
const SHARE_FAULT = 'Įrašykite dalį procentais, nuo 1\u00a0iki 100: pavyzdžiui, 45, o\u00a0ne 0,45.'
const CHANGE_FAULT = 'Įrašykite pokytį procentais, pavyzdžiui, 5,5.'

test('an address without our parameters shows the empty form, without errors', () => {
  expect(readPriceReviewForm(new URLSearchParams('utm_source=x'))).toMatchObject({ errors: {}, query: null })
})

test.each([
  ['', { hasFormula: false, price: 1_250_050, labourShare: 45, change: 8 }],
  ['&formule=true', { hasFormula: true }],
  ['&kaina=12.500,50 Eur&dalis=45,5 proc.', { price: 1_250_050, labourShare: 45.5 }],
  ['&dalis=100&pokytis=0,4', { labourShare: 100, change: 0.4 }],
])('%s is understood', (change, query) => {
  expect(formOf(change)).toMatchObject({ errors: {}, query })
})

test.each([
  ['&kaina=', { kaina: expect.stringContaining('Įrašykite sumą skaičiais') }],
  ['&kaina=0', { kaina: 'Suma turi būti didesnė už nulį.' }],
  ['&dalis=pusė', { dalis: SHARE_FAULT }],
  ['&dalis=0,45', { dalis: SHARE_FAULT }],
  ['&dalis=0', { dalis: SHARE_FAULT }],
  ['&dalis=100,5', { dalis: SHARE_FAULT }],
  ['&pokytis=', { pokytis: CHANGE_FAULT }],
  ['&pokytis=0', { pokytis: CHANGE_FAULT }],
  ['&pokytis=-3', { pokytis: CHANGE_FAULT }],
  ['&dalis=&pokytis=kiek pakilo', { dalis: SHARE_FAULT, pokytis: CHANGE_FAULT }],
])('%s is refused with a sentence at its field', (change, errors) => {
  expect(formOf(change)).toMatchObject({ query: null })
  expect(formOf(change).errors).toEqual(errors)
})

/** `CONTRACT` with some parameters changed. */
function formOf(change: string) {
  const params = new URLSearchParams(CONTRACT)
  for (const [name, value] of new URLSearchParams(change)) params.set(name, value)
  return readPriceReviewForm(params)
}
