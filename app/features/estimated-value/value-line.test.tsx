import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { figures } from '#config/figures.ts'
import { ValueLine } from './value-line.tsx'

const GOODS = {
  lowValue: figures.lowValueGoodsServices,
  international: figures.internationalGoodsServicesOthers,
}
const WORKS = { lowValue: figures.lowValueWorks, international: figures.internationalWorks }

test.each([
  [1, 0],
  [69_999.99, 0],
  [70_000, 1],
  [215_999, 1],
  [216_000, 2],
  [90_000_000, 2],
])('%d Eur is drawn within its kind, clear of its thresholds', (euros, kind) => {
  const place = placeOf(euros)
  expect(place).toBeGreaterThan((kind / 3) * 100 + 3)
  expect(place).toBeLessThan(((kind + 1) / 3) * 100 - 3)
})

test('a greater value is never drawn further left', () => {
  const places = [10_000, 40_000, 80_000, 140_000, 200_000, 300_000, 900_000].map((euros) => placeOf(euros))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(new Set(places).size).toBe(places.length)
})

test('screen readers get the kinds of the line, their thresholds, and where the value belongs', () => {
  const html = render(<ValueLine thresholds={WORKS} value={500_000_00} />)
  const [, labels = ''] = /aria-labelledby="([^"]+)"/.exec(html) ?? []
  for (const id of labels.split(' ')) expect(html).toContain(`id="${id}"`)
  expect(html).toMatch(
    /<desc[^>]*>Mažos vertės: mažiau kaip [\d ]+ Eur; Supaprastintas: nuo [\d ]+ Eur mažiau kaip [\d ]+ Eur; Tarptautinis: nuo [\d ]+ Eur ir daugiau\. Vertė 500 000 Eur: supaprastintas\.</,
  )
})

test('without a low-value threshold two kinds are left', () => {
  const html = render(<ValueLine thresholds={{ ...GOODS, lowValue: null }} value={300_000_00} />)
  expect(html.match(/<rect/g)).toHaveLength(2)
  expect(html).not.toContain('Mažos vertės')
})

function placeOf(euros: number): number {
  return Number(/cx="([\d.]+)%"/.exec(render(<ValueLine thresholds={GOODS} value={euros * 100} />))?.[1])
}

function render(line: React.ReactElement): string {
  return renderToStaticMarkup(line).replaceAll('\u00a0', ' ')
}
