import { describe, expect, test } from 'vitest'
import { type Page, parseHtml } from './html.ts'
import { checkCitations } from './rules/citations.ts'

describe('sources', () => {
  const sources = (names: string) => `<details id="saltiniai"><ul><li>${names}</li></ul></details>`
  const check = (html: string) => checkCitations(page(html))

  test('legal pages need them only where they cite another law', () => {
    const cited = '<p>per <span data-not-figure="other-law">vieną mėnesį</span></p>'

    expect(check('<p>Tekstas</p>')).toEqual([])
    expect(check(cited)).toEqual(['the text has no sources'])
    expect(check(cited + sources('Bendrasis duomenų apsaugos reglamentas'))).toEqual([])
  })

  test('an act of each figure is among the sources', () => {
    const figure = '<p><span data-figure="paymentTerm">30 dienų</span></p>'

    expect(check(figure + sources('Viešųjų pirkimų įstatymas'))).toEqual([
      'sources: none is an act of the figure paymentTerm',
    ])
    const directive =
      'Direktyva 2011/7/ES dėl kovos su pavėluotu mokėjimu, atliekamu pagal komercinius sandorius'
    expect(check(figure + sources(directive))).toEqual([])
  })
})

function page(html: string): Page {
  return { path: '/', root: parseHtml(html) }
}
