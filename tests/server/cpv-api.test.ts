import { describe, expect, test } from 'vitest'
import { sharedSite } from '../support/shared-site.ts'

interface Entry {
  code: string
  parent_code: string | null
}

const site = await sharedSite()

test.each(['0', '7', 'x', ''])('the level "%s" does not exist', async (level) => {
  expect((await ask(`level=${level}`)).status).toBe(400)
})

describe('a parent', () => {
  test.each(['45000000-7', '45000000', '450000007', '45 000 000-7'])(
    'written as %s has its children, ordered by code',
    async (parent) => {
      const { entries } = await list(`parent=${encodeURIComponent(parent)}`)

      expect(codesOf(entries)).toEqual(['45100000-8', '45200000-9', '45300000-0', '45400000-1', '45500000-2'])
      expect(new Set(entries.map(({ parent_code }) => parent_code))).toEqual(new Set(['45000000-7']))
    },
  )

  test.each(['99999999', '45000000-8', 'abc', '', "'; drop table cpv_data; --"])(
    'that is unknown, such as "%s", has none',
    async (parent) => {
      const { entries, headers } = await list(`parent=${encodeURIComponent(parent)}`)

      expect(entries).toEqual([])
      expect(headers.get('X-Total-Count')).toBe('0')
    },
  )
})

test.each(['', 'a', ' a ', '%20'])('a search for "%s" is too short', async (query) => {
  const response = await ask(`q=${query}`)

  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({ message: 'Įveskite bent 2 simbolius.' })
})

test('without a question there is no response', async () => {
  const response = await ask('')

  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({ message: expect.any(String) })
})

describe('caching', () => {
  test('a response has an ETag, and a client that has it already gets 304 without a body', async () => {
    const first = await ask('level=1')
    const etag = first.headers.get('ETag') ?? ''

    for (const known of [etag, etag.replace(/^W\//, ''), `"other", ${etag}`]) {
      const again = await ask('level=1', { 'If-None-Match': known })
      expect(again.status).toBe(304)
      expect(await again.text()).toBe('')
    }
    expect(first.headers.get('Cache-Control')).toContain('public')
  })

  test('another response has another ETag', async () => {
    const etag = (await ask('level=1')).headers.get('ETag') ?? ''

    expect((await ask('level=2', { 'If-None-Match': etag })).status).toBe(200)
  })
})

test('the same response is given to other spellings of the address, which the router answers, and to HEAD', async () => {
  const url = `${site.url}/api/cpv?q=stog%C5%B3+dengimas`
  const own = await fetch(url)
  const body = await own.text()
  for (const spelling of ['/API/cpv', '/api/cpv/', '/api/CPV']) {
    const other = await fetch(url.replace('/api/cpv', spelling))
    expect(await other.text(), spelling).toBe(body)
    expect(other.headers.get('X-Total-Count'), spelling).toBe(own.headers.get('X-Total-Count'))
  }
  const head = await fetch(url, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  expect(head.headers.get('X-Total-Count')).toBe(own.headers.get('X-Total-Count'))
})

function ask(query: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${site.url}/api/cpv?${query}`, { headers })
}

async function list(query: string): Promise<{ entries: Entry[]; headers: Headers }> {
  const response = await ask(query)
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8')
  return { entries: await response.json(), headers: response.headers }
}

function codesOf(entries: readonly Entry[]): string[] {
  return entries.map(({ code }) => code)
}
