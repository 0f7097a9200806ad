import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readValueForm } from './value-query.ts'
import { ValueResult } from './value-result.tsx'

test('a simplified purchase is placed between the two thresholds, each by its name', () => {
  expect(resultOf('objektas=prekes&suma=100000')).toContain(
    'Vertė mažesnė už tarptautinio pirkimo ribą, 216 000 Eur, bet ne mažesnė už mažos vertės pirkimo ribą, 70 000 Eur',
  )
})

test('a supplier of special services gets the same time limits as every other', () => {
  const result = resultOf('objektas=specialiosios&suma=100000')

  expect(result).toContain('Pretenzijai dėl sprendimo turite 5 darbo dienas')
  expect(result).not.toContain('galioja iki')
})

test('what the answer rests on, and who checked it, is folded behind one line', () => {
  const result = resultOf('objektas=prekes&suma=100000')

  expect(result).toMatch(/Orientacinis atsakymas\. Kaip tikrinome.*galiojimo laikas.*ne teisininkas\.$/)
  expect(result.split('Orientacinis')).toHaveLength(2)
})

test('before there is an answer the line shows the thresholds alone', () => {
  expect(resultOf('')).toMatch(/Atsakymas atsiras čia.*70 000 Eur.*216 000 Eur.*savivaldybė/)
})

function resultOf(what: string): string {
  const params = new URLSearchParams(`istatymas=kita&${what}`)
  const today = Temporal.PlainDate.from('2026-11-23')
  const { query } = readValueForm(params, today)
  const page = renderToStaticMarkup(<ValueResult query={query} today={today} />)
  return page.replaceAll(/<[^>]+>/g, '').replaceAll('\u00a0', ' ')
}
