import { RouterContextProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { cpvCatalogueContext } from '#app/features/cpv/vocabulary/cpv-catalogue.server.ts'
import { readCatalogue } from '#tests/support/cpv-catalogue.ts'
import { loader as listLoader } from './cpv.ts'
import { CPV_API_PARAMS } from './cpv-api-params.ts'
import { loader as viewLoader } from './cpv-view.ts'

const PATHS = ['/api/cpv', '/api/cpv/view'] as const
const QUERIES = [
  '',
  'q=stogas',
  'q=s',
  'q=45261000&rodyti=100',
  'parent=45000000-7',
  'parent=zzz',
  'level=1',
  'level=x',
  'kodas=45000000-7',
]

const catalogue = readCatalogue()
afterEach(() => vi.restoreAllMocks())

test.for(PATHS)('the loader of %s reads only the listed parameters', async (path) => {
  const read = new Set<string>()
  const { get } = URLSearchParams.prototype
  vi.spyOn(URLSearchParams.prototype, 'get').mockImplementation(function (this: URLSearchParams, name) {
    read.add(name)
    return get.call(this, name)
  })
  const otherReads = (['getAll', 'has', 'entries', 'keys', 'values', 'forEach', 'toString'] as const).map(
    (name) => vi.spyOn(URLSearchParams.prototype, name),
  )
  for (const query of QUERIES) await answer(path, query)

  expect([...read].toSorted()).toEqual([...CPV_API_PARAMS[path]].toSorted())
  expect(otherReads.filter((spy) => spy.mock.calls.length > 0)).toEqual([])
})

test.for(PATHS)('the answer of %s depends on no other parameter', async (path) => {
  for (const query of QUERIES) {
    const own = await answer(path, query)
    for (const more of ['x=1', 'Q=valymas', 'q2=valymas', 'utm_source=x', 'lang=en', '%71%20=x']) {
      expect(await answer(path, `${more}&${query}&${more}`)).toEqual(own)
    }
  }
})

async function answer(path: (typeof PATHS)[number], query: string) {
  const context = new RouterContextProvider()
  context.set(cpvCatalogueContext, catalogue)
  const request = new Request(`http://localhost${path}?${query}`)
  const args = { request, context, params: {}, url: new URL(request.url) }
  const response =
    path === '/api/cpv' ? listLoader({ ...args, pattern: path }) : viewLoader({ ...args, pattern: path })
  return { status: response.status, headers: [...response.headers], body: await response.text() }
}
