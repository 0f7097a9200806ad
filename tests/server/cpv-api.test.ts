import { describe, expect, test } from 'vitest'
import { sharedSite } from '../support/shared-site.ts'

interface Entry {
  code: string
  level: number
  parent_code: string | null
  LT: string
  EN: string
}

const site = await sharedSite()

describe('a level', () => {
  test('of divisions is the 45 of them, ordered by code, each with its names', async () => {
    const { entries, headers } = await list('level=1')

    expect(entries).toHaveLength(45)
    expect(headers.get('X-Total-Count')).toBe('45')
    expect(entries[0]).toEqual({
      code: '03000000-1',
      level: 1,
      parent_code: null,
      LT: 'Žemės ūkio, ūkininkavimo, žvejybos, miškininkystės ir susiję produktai',
      EN: 'Agricultural, farming, fishing, forestry and related products',
    })
    expect(codesOf(entries)).toEqual(codesOf(entries).toSorted())
  })

  test.each(['0', '7', 'x', ''])('"%s" does not exist', async (level) => {
    expect((await ask(`level=${level}`)).status).toBe(400)
  })
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

  test('leads from level to level down to level 6, which has no children', async () => {
    let parent = '03000000-1'
    const levels: number[] = []
    for (;;) {
      const { entries } = await list(`parent=${parent}`)
      const next = entries.at(-1)
      if (next === undefined) break
      levels.push(next.level)
      parent = next.code
    }

    expect(levels.length).toBeGreaterThan(0)
    expect(levels.every((level) => level <= 6)).toBe(true)
    expect((await list('parent=45262423-2')).entries).toEqual([])
  })

  test.each(['99999999', '45000000-8', 'abc', '', "'; drop table cpv_data; --"])(
    'that is unknown, such as "%s", has none',
    async (parent) => {
      const { entries, headers } = await list(`parent=${encodeURIComponent(parent)}`)

      expect(entries).toEqual([])
      expect(headers.get('X-Total-Count')).toBe('0')
    },
  )
})

describe('a search', () => {
  test('has at most 50 results and tells how many there are', async () => {
    const { entries, headers } = await list('q=paslaugos')

    expect(entries).toHaveLength(50)
    expect(Number(headers.get('X-Total-Count'))).toBeGreaterThan(500)
  })

  test.each([
    ['45261000-4', '45261000-4'],
    ['45261000', '45261000-4'],
    ['452610004', '45261000-4'],
    ['45 261 000', '45261000-4'],
  ])('for the code %s has it first', async (query, code) => {
    expect((await list(`q=${encodeURIComponent(query)}`)).entries[0]?.code).toBe(code)
  })

  test('for several codes has each of them, in their order', async () => {
    const { entries } = await list(`q=${encodeURIComponent('90910000-9\t45261000;45310000-3')}`)
    expect(codesOf(entries)).toEqual(['90910000-9', '45261000-4', '45310000-3'])
  })

  test.each(['stogo dengimas', 'Stogo Dengimas', 'stogu dengimas', 'dengimas stogo', 'stogo dengmas'])(
    'for "%s" finds the roof works',
    async (query) => {
      const { entries } = await list(`q=${encodeURIComponent(query)}`)

      expect(codesOf(entries.slice(0, 10)).some((code) => code.startsWith('45261'))).toBe(true)
    },
  )

  test.each(['', 'a', ' a ', '%20'])('for "%s" is too short', async (query) => {
    const response = await ask(`q=${query}`)

    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ message: 'Įveskite bent 2 simbolius.' })
  })

  test('that finds nothing is an empty list', async () => {
    expect((await list('q=qqxxzz')).entries).toEqual([])
  })
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
