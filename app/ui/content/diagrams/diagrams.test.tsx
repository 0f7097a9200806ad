import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { formatFigure } from '#app/domain/figures/format-figure.ts'
import { notEmpty } from '#tests/support/not-empty.ts'
import { mdxComponents } from '../mdx/mdx-components.tsx'

const { ClaimTimeline, PartnerChoice, ProcedureChoice } = mdxComponents
const drawings = { ClaimTimeline, PartnerChoice, ProcedureChoice }

describe.each(Object.entries(drawings))('%s', (_, Drawing) => {
  const html = renderToStaticMarkup(<Drawing />)
  const lines = notEmpty([...html.matchAll(/<tspan x="(\d+)"[^>]*>([^<]*)/g)]).map(([, x, line = '']) => ({
    x: Number(x),
    line,
  }))

  test('has a name and a description for those who do not see it', () => {
    const [, name = '', description = ''] = /aria-labelledby="(\S+) (\S+)"/.exec(html) ?? []

    expect(html).toMatch(new RegExp(`<title id="${name}">\\p{Lu}`, 'u'))
    expect(new RegExp(`<desc id="${description}">([^<]+)`).exec(html)?.[1]?.length).toBeGreaterThan(150)
  })

  test('types no number that is in the figures table', () => {
    const numbers = lines.flatMap(({ line }) => line.match(/\d+(?:[\s\u00a0]\d+)*(?!\d* straipsn)/g) ?? [])

    expect(numbers.filter((number) => number !== '71' && !known.includes(number))).toEqual([])
  })

  test('has lines that fit beside each other on a phone', () => {
    expect(lines.filter(({ x, line }) => x + line.length * 7.2 > 345)).toEqual([])
  })
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
