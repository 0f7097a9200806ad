import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { unknownPlaceholder } from '#app/domain/figures/figure-placeholders.ts'
import { formatFigure } from '#app/domain/figures/format-figure.ts'
import { notEmpty } from '#tests/support/not-empty.ts'
import { ClaimTimeline, PartnerChoice, ProcedureChoice } from './diagrams.tsx'

const drawings = { ClaimTimeline, PartnerChoice, ProcedureChoice }

describe.each(Object.entries(drawings))('%s', (_, Drawing) => {
  const html = renderToStaticMarkup(<Drawing />).replaceAll('&#160;', '\u00a0')
  const lines = notEmpty([...html.matchAll(/ x="(\d+)"[^>]*>([^<\n]+)</g)]).map(([, x, line = '']) => ({
    x: Number(x),
    line,
  }))

  test('has a name and a description for those who do not see it', () => {
    const [, name = '', description = ''] = /aria-labelledby="(\S+) (\S+)"/.exec(html) ?? []

    expect(html).toMatch(new RegExp(`<title id="${name}">\\p{Lu}`, 'u'))
    expect(new RegExp(`<desc id="${description}">([^<]+)`).exec(html)?.[1]?.length).toBeGreaterThan(150)
  })

  test('names only figures that exist, and types no other number than that of an article', () => {
    const numbers = lines.flatMap(({ line }) => line.match(/\d+(?:[\s\u00a0]\d+)*(?!\d* straipsn)/g) ?? [])

    expect(unknownPlaceholder(html)).toBeNull()
    expect(numbers.filter((number) => number !== '71' && !known.includes(number))).toEqual([])
  })

  test('has lines that fit beside each other on a phone', () => {
    expect(lines.filter(({ x, line }) => x + line.length * 7.2 > 345)).toEqual([])
  })
})

test('a time limit of the claim has beside its number the unit of the figures table', () => {
  const html = renderToStaticMarkup(<ClaimTimeline />).replaceAll('&#160;', '\u00a0')
  const limits = [...html.matchAll(/class="days[^>]*>(\d+)<\/text>\s*<text[^>]*>\s*<tspan[^>]*>([^<]+)/g)]

  expect(limits.map(([, count, unit]) => `${count}\u00a0${unit}`)).toEqual([
    formatFigure('claimInternational'),
    formatFigure('claimSimplified'),
    formatFigure('claimAnswer'),
    formatFigure('courtAfterRejection'),
    formatFigure('courtAfterRejectionSimplified'),
    formatFigure('courtAfterSilence'),
  ])
})

const known = (
  [
    'lowValueGoodsServices',
    'lowValueWorks',
    'internationalGoodsServices',
    'internationalGoodsServicesOthers',
    'internationalGoodsServicesUtilities',
    'internationalWorks',
    'claimInternational',
    'claimSimplified',
    'claimAnswer',
    'courtAfterRejection',
    'courtAfterRejectionSimplified',
    'courtAfterSilence',
  ] as const
).map((id) => formatFigure(id, { as: 'number' }))
