import { expect, test } from 'vitest'
import { type Page, parseHtml } from './html.ts'
import { checkCitations } from './rules/citations.ts'
import { checkCpvNames, readCpvNames } from './rules/cpv-names.ts'
import { checkSpelling, loadSpeller } from './rules/spelling.ts'
import { checkTypesetting } from './rules/typesetting.ts'

const speller = await loadSpeller()

const typesettingFaults = (html: string) => checkTypesetting(page(html))

test('typesetting has Lithuanian quotes, in pairs', () => {
  expect(typesettingFaults('<p>Būsena „Pateikta“ matoma</p>')).toEqual([])
  expect(typesettingFaults('<p>Būsena &quot;Pateikta&quot; matoma</p>')).toHaveLength(1)
  expect(typesettingFaults('<p>Būsena „Pateikta” matoma</p>')).not.toEqual([])
  expect(typesettingFaults('<p>Būsena „Pateikta matoma</p>')).toEqual([
    'unpaired quotes: Būsena „Pateikta matoma',
  ])
})

test('typesetting keeps amounts, dates and short words together, also across markup', () => {
  expect(
    typesettingFaults('<p>nuo 70\u00a0000\u00a0Eur, 2025\u00a0m. kovo\u00a014\u00a0d.</p>'),
  ).toHaveLength(1)
  expect(
    typesettingFaults('<p>nuo 70\u00a0000\u00a0Eur, 2025\u00a0m.\u00a0kovo\u00a014\u00a0d.</p>'),
  ).toEqual([])
  expect(typesettingFaults('<p>nuo 70 000 Eur</p>')).toHaveLength(1)
  expect(typesettingFaults('<p>įkelkite į <a href="/">sistemą</a></p>')).toHaveLength(1)
  expect(typesettingFaults('<p>iki <span>60</span> kalendorinių dienų</p>')).toHaveLength(1)
})

test('typesetting leaves code and phone numbers alone', () => {
  expect(typesettingFaults('<p>Failas <code>"a" - b</code>, telefonas +370 600 00000</p>')).toEqual([])
})

test.each(['Kaina - 5', 'Mokama €', 'Skambinkite!', 'Laukite...', 'Bent\u00a0dalis proc..'])(
  'the rules of typesetting find the wrong character in „%s“',
  (text) => {
    expect(typesettingFaults(`<p>${text}</p>`)).toHaveLength(1)
  },
)

const spellingFaults = (html: string) => checkSpelling(page(html), speller)

test('spelling knows the words of the field in all their forms', () => {
  expect(spellingFaults('<p>Naujienlaiškio subtiekėjams ir stebėsenai, EBVPD ir CVP IS</p>')).toEqual([])
})

test('spelling reports an unknown word once', () => {
  expect(spellingFaults('<p>viešeji pirkimai ir viešeji planai</p>')).toEqual([
    expect.stringContaining('unknown word „viešeji“'),
  ])
})

test('spelling passes over code, addresses and official names', () => {
  const names = '<a class="cpv-code">Xyzzy</a><div class="organisations">Xyzzy</div>'
  expect(spellingFaults(`<p><code>xyzzy</code> xyzzy@example.lt xyzzy.lt</p>${names}`)).toEqual([])
})

const names = readCpvNames()
const codeFaults = (html: string) => checkCpvNames(page(html), names)

test('CPV codes carry their official names', () => {
  expect(names.size).toBe(9454)
  expect(codeFaults('<a data-cpv="45000000-7"><span>45000000-7</span> Statybos darbai</a>')).toEqual([])
  expect(codeFaults('<a data-cpv="45000000-7"><span>45000000-7</span> Statyba</a>')).toHaveLength(1)
  expect(codeFaults('<a data-cpv="45000000-1">45000000-1</a>')).toEqual(['there is no CPV code 45000000-1'])
})

const sources = (names: string) => `<details id="saltiniai"><ul><li>${names}</li></ul></details>`
const sourceFaults = (html: string) => checkCitations(page(html))

test('legal pages need sources only where they cite another law', () => {
  const cited = '<p>per <span data-not-figure="other-law">vieną mėnesį</span></p>'

  expect(sourceFaults('<p>Tekstas</p>')).toEqual([])
  expect(sourceFaults(cited)).toEqual(['the text has no sources'])
  expect(sourceFaults(cited + sources('Bendrasis duomenų apsaugos reglamentas'))).toEqual([])
})

test('an act of each figure is among the sources', () => {
  const figure = '<p><span data-figure="paymentTerm">30 dienų</span></p>'

  expect(sourceFaults(figure + sources('Viešųjų pirkimų įstatymas'))).toEqual([
    'sources: none is an act of the figure paymentTerm',
  ])
  const directive =
    'Direktyva 2011/7/ES dėl kovos su pavėluotu mokėjimu, atliekamu pagal komercinius sandorius'
  expect(sourceFaults(figure + sources(directive))).toEqual([])
})

function page(html: string): Page {
  return { path: '/', root: parseHtml(html) }
}
