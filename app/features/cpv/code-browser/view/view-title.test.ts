import { expect, test } from 'vitest'
import { readCatalogue } from '#tests/support/cpv-catalogue.ts'
import { codeBrowserView } from './code-browser-view.server.ts'
import { viewTitle, withViewTitle } from './code-browser-view.ts'

const catalogue = readCatalogue()
const viewOf = (search: string) => codeBrowserView(catalogue, new URLSearchParams(search))

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
