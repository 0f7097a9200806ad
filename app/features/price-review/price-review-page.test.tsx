import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PriceReviewPage } from './price-review-page.tsx'
import { readPriceReviewForm } from './price-review-query.ts'

test.each([
  // 2 000 × 0,042 = 84; 12 500,50 × 0,036 = 450,018; 10 000 × 0,052 = 520.
  [
    'kaina=2000&dalis=70&pokytis=6',
    '2 000 Eur × (1 + 70 % × 6 %) = 2 084 Eur',
    '2 000 Eur × 70 % × 6 % = 84 Eur',
  ],
  [
    'kaina=12500,50&dalis=45&pokytis=8',
    '12 500,50 Eur × (1 + 45 % × 8 %) = 12 950,52 Eur',
    '12 500,50 Eur × 45 % × 8 % = 450,02 Eur',
  ],
  ['kaina=10000&dalis=100&pokytis=5,2', '(1 + 100 % × 5,2 %) = 10 520 Eur', '100 % × 5,2 % = 520 Eur'],
])('%s is a new price by a formula, and without one only the dearer labour', (contract, price, labour) => {
  const withFormula = textOf(`${contract}&formule=true`)
  expect(withFormula).toContain('Kaina pagal formulę – ')
  expect(withFormula).toContain(price)

  const without = textOf(contract)
  expect(without).toContain(labour)
  expect(without).toContain('Tai nėra suma, kurią pirkėjas privalo primokėti')
  expect(without).not.toContain('Kaina pagal formulę – ')
})

function textOf(query: string): string {
  const form = readPriceReviewForm(new URLSearchParams(query))
  const html = renderToStaticMarkup(<PriceReviewPage form={form} />)
  return html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u2060', '')
}
