import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readValueForm } from './value-query.ts'
import { ValueResult } from './value-result.tsx'

test('a simplified purchase is told its place between the two thresholds, each by its name', () => {
  expect(resultOf('objektas=prekes&suma=100000')).toContain(
    'Vertė mažesnė už tarptautinio pirkimo ribą, 216 000 Eur, bet ne mažesnė už mažos vertės pirkimo ribą, 70 000 Eur',
  )
})

test('a supplier of special services is told the same terms as every other', () => {
  const result = resultOf('objektas=specialiosios&suma=100000')

  expect(result).toContain('Pretenzijai dėl sprendimo turite 5 darbo dienas')
  expect(result).not.toContain('galioja iki')
})

function resultOf(what: string): string {
  const params = new URLSearchParams(`istatymas=kita&${what}`)
  const { query } = readValueForm(params, Temporal.PlainDate.from('2026-11-23'))
  const page = renderToStaticMarkup(<ValueResult query={query} />)
  return page.replaceAll(/<[^>]+>/g, '').replaceAll('\u00a0', ' ')
}
