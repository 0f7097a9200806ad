import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readValueForm } from './value-query.ts'
import { ValueResult } from './value-result.tsx'

const DAY = Temporal.PlainDate.from('2026-11-23')

test('a simplified purchase is told its place between the two thresholds, each by its name', () => {
  const params = new URLSearchParams('istatymas=kita&objektas=prekes&suma=100000')
  const page = renderToStaticMarkup(<ValueResult query={readValueForm(params, DAY).query} />)
  const text = page.replaceAll(/<[^>]+>/g, '').replaceAll('\u00a0', ' ')

  expect(text).toContain(
    'Vertė mažesnė už tarptautinio pirkimo ribą, 216 000 Eur, bet ne mažesnė už mažos vertės pirkimo ribą, 70 000 Eur',
  )
})
