import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCatalogue } from '#tests/support/cpv-catalogue.ts'
import { notEmpty } from '#tests/support/not-empty.ts'
import { codeBrowserView } from './code-browser-view.server.ts'
import { viewTitle, withViewTitle } from './code-browser-view.ts'

const catalogue = readCatalogue()

function viewOf(search: string) {
  return codeBrowserView(catalogue, new URLSearchParams(search))
}

function resultsOf(search: string) {
  const view = viewOf(search)
  if (view.kind !== 'search') throw new Error('expected results')
  return view
}

test('without parameters the divisions are listed', () => {
  const view = viewOf('')
  expect(view).toMatchObject({ kind: 'browse', path: [] })
  expect(view.rows).toHaveLength(45)
})

test('an open code shows the way to it and its children', () => {
  const view = viewOf('kodas=45310000')
  if (view.kind !== 'browse') throw new Error('expected the tree')
  expect(view.path.map(({ code }) => code)).toEqual(['45000000-7', '45300000-0', '45310000-3'])
  expect(new Set(view.rows.map(({ parent_code }) => parent_code))).toEqual(new Set(['45310000-3']))
})

test.each(['kodas=99999999', 'kodas=%3Cscript%3E', 'q=a', 'q='])('%s leads to the top level', (search) => {
  expect(viewOf(search)).toMatchObject({ kind: 'browse', path: [] })
})

test('a search shows fifty results and the total; more on request', () => {
  const view = resultsOf('q=paslaugos')
  expect(view.rows).toHaveLength(50)
  expect(view.total).toBeGreaterThan(1_000)
  expect(viewOf('q=paslaugos&rodyti=100').rows).toHaveLength(100)
  expect(viewOf('q=paslaugos&rodyti=1000').rows).toHaveLength(100)
})

test('near results come first, with their number', () => {
  const view = resultsOf('q=malkos')
  const { entries, isNear } = catalogue.search.find('malkos')
  const near = entries.filter((_, index) => isNear(index)).map(({ code }) => code)
  expect(view.nearCount).toBe(near.length)
  expect(view.total).toBeGreaterThan(near.length)
  expect(view.rows.slice(0, near.length).map(({ code }) => code)).toEqual(near)
})

test('results that mix natures say how many are of each, and one of them alone can be shown', () => {
  const [all, works] = [resultsOf('q=langai'), resultsOf('q=langai&rusis=darbai')]
  expect(all.natures?.map(({ nature }) => nature)).toEqual(['prekes', 'darbai', 'paslaugos'])
  expect(works.natures).toEqual(all.natures)
  expect(works.total).toBe(all.natures?.[1]?.count)
  expect(notEmpty(works.rows).filter(({ code }) => !code.startsWith('45'))).toEqual([])
  expect(works.nearCount).toBeGreaterThan(0)
})

test.each(['rusis=darbai', 'rusis=x'])('%s hides nothing where no result is of it', (nature) => {
  expect(viewOf(`q=liftų priežiūra&${nature}`)).toMatchObject({ nature: null, total: 1 })
})

test('codes related to the first results are none of the near ones', () => {
  const view = resultsOf('q=liftų priežiūra')
  const near = view.rows.slice(0, view.nearCount).map(({ code }) => code)
  const related = notEmpty(view.related ?? []).map(({ code }) => code)
  expect(related.filter((code) => near.includes(code))).toEqual([])
})

test('each result has the names above it', () => {
  expect(resultsOf('q=45310000-3').rows[0]?.path).toEqual(['Statybos darbai', 'Pastatų įrengimo darbai'])
})

test('a wrong check digit suggests the correct code', () => {
  expect(viewOf('q=45310000-9')).toMatchObject({ corrected: '45310000-3' })
  expect(viewOf('q=45310000-3')).toMatchObject({ corrected: null })
})

test('of several codes those that exist can be added, and the others are named', () => {
  const codes = Array.from({ length: 30 }, () => '45210000-2, 99999999-9').join(';')
  expect(viewOf(`q=45260000-7 45310000-9;4521*,99999999-9`)).toMatchObject({
    corrected: null,
    several: { codes: ['45260000-7', '45310000-3', '45210000-2'], missing: ['99999999-9'] },
  })
  expect(viewOf(`q=${codes} 45260000-7`)).toMatchObject({
    query: expect.stringMatching(/45260000-7$/),
    several: { codes: ['45210000-2', '45260000-7'], missing: ['99999999-9'] },
    total: 2,
  })
  expect(viewOf('q=45260000-7')).toMatchObject({ several: undefined })
})

test('whatever the query string, there is a view of bounded size', () => {
  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.integer().map(String),
    fc.constant('45000000-7'),
  )
  fc.assert(
    fc.property(value, value, value, (q, kodas, rodyti) => {
      const view = codeBrowserView(catalogue, new URLSearchParams({ q, kodas, rodyti }))
      expect(view.rows.length).toBeLessThanOrEqual(100)
      if (view.kind === 'search') expect(view.query.length).toBeLessThanOrEqual(200)
    }),
    { numRuns: 100 },
  )
})

test.each([
  ['', 'BVPŽ kodai: paieška ir klasifikatorius (CPV)'],
  ['q=elektrikas', 'elektrikas – BVPŽ kodai'],
  ['kodas=45000000-7', 'Statybos darbai (45000000-7) – BVPŽ kodai'],
])('the title of „%s“ is „%s“', (search, title) => {
  expect(viewTitle(viewOf(search))).toBe(title)
})

test('another view keeps the name of the site', () => {
  expect(withViewTitle('langai | durys – BVPŽ kodai | Svetainė', viewOf('q=elektrikas'))).toBe(
    'elektrikas – BVPŽ kodai | Svetainė',
  )
})
