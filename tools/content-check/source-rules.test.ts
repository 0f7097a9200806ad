import { describe, expect, test } from 'vitest'
import { parseHtml } from './html.ts'
import type { Fault, Page } from './page.ts'
import { checkCitations } from './rules/citations.ts'
import { checkCitedArticles } from './rules/cited-articles.ts'

describe('sources', () => {
  const sources = (names: string) => `<details id="saltiniai"><ul><li>${names}</li></ul></details>`
  const check = (html: string) => messages(checkCitations(page(html)))

  test('legal pages need them only where they cite another law', () => {
    const cited = '<p>per <span data-not-figure="other-law">vieną mėnesį</span></p>'

    expect(check('<p>Tekstas</p>')).toEqual([])
    expect(check(cited)).toEqual(['the text has no sources'])
    expect(check(cited + sources('Bendrasis duomenų apsaugos reglamentas'))).toEqual([])
  })

  test('an article that a text cites is among them, or that of a figure beside it', () => {
    const cites = (text: string) =>
      messages(
        checkCitedArticles(
          page(
            `<p>${text}</p>${sources('Viešųjų pirkimų įstatymas (VPĮ): 58 straipsnis, 46 straipsnio 2¹ dalis')}`,
          ),
        ),
      )

    expect(cites('VPĮ\u00a058 ir 46 straipsniai')).toEqual([])
    expect(cites('pagal VPĮ 58 straipsnio 3 dalį')).toEqual([])
    expect(
      messages(
        checkCitedArticles(
          page(`<p>VPĮ 10 straipsnis</p>${sources('Įstatymas, kuriuo keičiamas VPĮ 10 straipsnis')}`),
        ),
      ),
    ).toEqual([])
    expect(cites('VPĮ 58, 59 straipsniai')).toEqual(['sources: VPĮ 59 is not among them'])
    expect(cites('PĮ 58 straipsnis')).toEqual(['sources: PĮ 58 is not among them'])
    expect(cites('VPĮ 102 ir PĮ 108 straipsnių 1 dalis')).toEqual([
      'sources: VPĮ 102 is not among them',
      'sources: PĮ 108 is not among them',
    ])
    expect(cites('<span data-figure="claimInternational">10 dienų</span> (VPĮ 102 straipsnis)')).toEqual([])
  })

  test('an article without its act belongs to one that the sources or the text name', () => {
    const cites = (text: string) =>
      messages(
        checkCitedArticles(
          page(
            `<p>${text}</p>${sources('Viešųjų pirkimų įstatymas (VPĮ): 58, 103–107 straipsniai')}${sources('Civilinio proceso kodeksas (CPK): 423¹–423⁸ straipsniai, Lietuvos Respublikos statybos įstatymas')}`,
          ),
        ),
      )

    expect(cites('(58 straipsnio 2 dalis, 106 straipsnis, 423⁷ straipsnis)')).toEqual([])
    expect(cites('(84 straipsnio 2 dalis)')).toEqual(['sources: 84 straipsnis is not among them'])
    expect(cites('VPĮ 58 ir 59 straipsniai')).toEqual(['sources: VPĮ 59 is not among them'])
    expect(cites('Konkurencijos įstatymo 58 straipsnis')).toEqual([
      'sources: Konkurencijos įstatymo is not among them',
    ])
    expect(cites('Viešųjų pirkimų įstatymo ir Civilinio proceso kodekso 58 straipsnis')).toEqual([])
    expect(cites('Statybos įstatymo 58 straipsnis')).toEqual([
      'sources: Statybos įstatymo 58 is not among them',
    ])
    expect(cites('(to paties įstatymo 58 straipsnis)')).toEqual([])
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

function messages(faults: readonly Fault[]): string[] {
  return faults.map(({ message }) => message)
}
