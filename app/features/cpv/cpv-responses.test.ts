import { expect, test } from 'vitest'
import { endpoints } from '#app/pages/endpoints.ts'
import * as urls from '#app/ui/urls.ts'
import { readCatalogue } from '#tests/support/cpv-catalogue.ts'
import { notEmpty } from '#tests/support/not-empty.ts'
import { cpvResponse, cpvViewResponse } from './cpv-responses.server.ts'

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
/** Each value changes the response of an API that reads its parameter. */
const DISTINCTIVE_VALUES = {
  level: '2',
  parent: '45000000-7',
  q: 'stogas',
  kodas: '45000000-7',
  rusis: 'darbai',
  rodyti: '60',
}
const PARAMS_OF_PAGES = notEmpty(
  Object.entries(urls).flatMap(([name, value]) => (name.endsWith('_PARAM') ? String(value) : [])),
)

const PARAMS = { '/api/cpv': endpoints.cpv.params, '/api/cpv/view': endpoints.cpvView.params } as const

const catalogue = readCatalogue()

test.for(PATHS)('each listed parameter of %s changes a response', async (path) => {
  for (const name of PARAMS[path]) {
    const withOther = ['rusis', 'rodyti'].includes(name) ? 'q=valymas&' : ''
    expect(await bodyOf(path, `${withOther}${name}=${DISTINCTIVE_VALUES[name]}`), name).not.toEqual(
      await bodyOf(path, withOther),
    )
  }
})

test.for(PATHS)('the response of %s depends on no other parameter', async (path) => {
  const listed: readonly string[] = PARAMS[path]
  const others = PARAMS_OF_PAGES.filter((name) => !listed.includes(name)).map((name) => `${name}=45000000-7`)
  for (const query of QUERIES) {
    const own = await bodyOf(path, query)
    for (const more of ['x=1', 'Q=valymas', 'q2=valymas', 'utm_source=x', '%71%20=x', ...others]) {
      expect(await bodyOf(path, `${more}&${query}&${more}`), more).toEqual(own)
    }
  }
})

async function bodyOf(path: (typeof PATHS)[number], query: string) {
  const respond = path === '/api/cpv' ? cpvResponse : cpvViewResponse
  const response = respond(catalogue, new URLSearchParams(query))
  return { status: response.status, headers: [...response.headers], body: await response.text() }
}
