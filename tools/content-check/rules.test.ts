import { describe, expect, test } from 'vitest'
import { type Page, parseHtml } from './html.ts'
import { checkCitations } from './rules/citations.ts'
import { checkCpvNames, readCpvNames } from './rules/cpv-names.ts'
import { checkSpelling, loadSpeller } from './rules/spelling.ts'
import { checkTypesetting } from './rules/typesetting.ts'

const speller = await loadSpeller()

describe('typesetting', () => {
  const check = (html: string) => checkTypesetting(page(html))

  test('has Lithuanian quotes, in pairs', () => {
    expect(check('<p>Būsena „Pateikta“ matoma</p>')).toEqual([])
    expect(check('<p>Būsena &quot;Pateikta&quot; matoma</p>')).toHaveLength(1)
    expect(check('<p>Būsena „Pateikta” matoma</p>')).not.toEqual([])
    expect(check('<p>Būsena „Pateikta matoma</p>')).toEqual(['unpaired quotes: Būsena „Pateikta matoma'])
  })

  test('keeps amounts, dates and short words together, also across markup', () => {
    expect(check('<p>nuo 70\u00a0000\u00a0Eur, 2025\u00a0m. kovo\u00a014\u00a0d.</p>')).toHaveLength(1)
    expect(check('<p>nuo 70\u00a0000\u00a0Eur, 2025\u00a0m.\u00a0kovo\u00a014\u00a0d.</p>')).toEqual([])
    expect(check('<p>nuo 70 000 Eur</p>')).toHaveLength(1)
    expect(check('<p>įkelkite į <a href="/">sistemą</a></p>')).toHaveLength(1)
    expect(check('<p>iki <span>60</span> kalendorinių dienų</p>')).toHaveLength(1)
  })

  test('leaves code and phone numbers alone', () => {
    expect(check('<p>Failas <code>"a" - b</code>, telefonas +370 600 00000</p>')).toEqual([])
  })

  test.each(['Kaina - 5', 'Mokama €', 'Skambinkite!', 'Laukite...', 'Bent\u00a0dalis proc..'])(
    'finds the wrong character in „%s“',
    (text) => {
      expect(check(`<p>${text}</p>`)).toHaveLength(1)
    },
  )
})

describe('spelling', () => {
  const check = (html: string) => checkSpelling(page(html), speller)

  test('knows the words of the field in all their forms', () => {
    expect(check('<p>Naujienlaiškio subtiekėjams ir stebėsenai, EBVPD ir CVP IS</p>')).toEqual([])
  })

  test('reports an unknown word once', () => {
    expect(check('<p>viešeji pirkimai ir viešeji planai</p>')).toEqual([
      expect.stringContaining('unknown word „viešeji“'),
    ])
  })

  test('passes over code, addresses and official names', () => {
    const names = '<a class="cpv-code">Xyzzy</a><div class="organisations">Xyzzy</div>'
    expect(check(`<p><code>xyzzy</code> xyzzy@example.lt xyzzy.lt</p>${names}`)).toEqual([])
  })
})

describe('CPV codes', () => {
  const names = readCpvNames()
  const check = (html: string) => checkCpvNames(page(html), names)

  test('carry their official names', () => {
    expect(names.size).toBe(9454)
    expect(check('<a data-cpv="45000000-7"><span>45000000-7</span> Statybos darbai</a>')).toEqual([])
    expect(check('<a data-cpv="45000000-7"><span>45000000-7</span> Statyba</a>')).toHaveLength(1)
    expect(check('<a data-cpv="45000000-1">45000000-1</a>')).toEqual(['there is no CPV code 45000000-1'])
  })
})

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
