import fc from 'fast-check'
import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { clientNetworks } from './client-networks.ts'
import type { RequestEnv } from './request-env.ts'

interface Way {
  socket?: string
  forwarded?: string
}

async function networksOf(
  proxies: number,
  { socket = '10.0.0.5', forwarded = '' }: Way,
  report = () => {},
): Promise<string[]> {
  const app = new Hono<RequestEnv>()
  app.use(clientNetworks(proxies, report))
  app.get('/', (c) => c.json({ networks: c.get('networks') }))
  const headers: HeadersInit = forwarded === '' ? {} : { 'X-Forwarded-For': forwarded }
  const incoming = { socket: { remoteAddress: socket, remotePort: 50_000, remoteFamily: 'IPv4' } }
  const response = await app.request('/', { headers }, { incoming })
  return (await response.json()).networks
}

test('without a trusted proxy the address is that of the connection, whatever the client claims', async () => {
  expect(await networksOf(0, { socket: '203.0.113.7', forwarded: '198.51.100.1' })).toEqual(['203.0.113.7'])
  expect(await networksOf(0, { socket: '::ffff:203.0.113.7' })).toEqual(['203.0.113.7'])
})

test.each(['127.0.0.1', '::1', '10.1.2.3', '172.17.0.1', '192.168.1.1', '::ffff:127.0.0.1', 'fd00::1'])(
  'without a trusted proxy %s is a proxy, whose visitor is named by the last entry; without one it hides its visitors and is none itself',
  async (socket) => {
    expect(await networksOf(0, { socket, forwarded: '1.1.1.1, 198.51.100.1' })).toEqual(['198.51.100.1'])
    expect(await networksOf(0, { socket })).toEqual([])
  },
)

test('behind a trusted proxy the last entry counts, not what the client wrote before it', async () => {
  expect(await networksOf(1, { forwarded: '1.1.1.1, 203.0.113.7' })).toEqual(['203.0.113.7'])
})

test('behind two trusted proxies the last entry but one counts', async () => {
  expect(await networksOf(2, { forwarded: '1.1.1.1, 203.0.113.7, 198.51.100.9' })).toEqual(['203.0.113.7'])
})

test('behind a trusted proxy a port is left out', async () => {
  expect(await networksOf(1, { forwarded: '203.0.113.7:50000' })).toEqual(['203.0.113.7'])
  expect(await networksOf(1, { forwarded: '[2001:db8:1:2::3]:443' })).toEqual([
    '2001:0db8:0001:0002::/64',
    '2001:0db8:0001:0000::/56',
    '2001:0db8:0001::/48',
  ])
})

test('behind trusted proxies a request that bypassed a proxy counts for the nearest address that is known', async () => {
  expect(await networksOf(1, { socket: '203.0.113.7' })).toEqual(['203.0.113.7'])
  expect(await networksOf(2, { forwarded: '203.0.113.7' })).toEqual(['203.0.113.7'])
  expect(await networksOf(1, {})).toEqual([])
})

test('behind a trusted proxy an address of the private network is one more proxy', async () => {
  expect(await networksOf(1, { forwarded: '1.1.1.1, 203.0.113.7, 10.0.0.9' })).toEqual(['203.0.113.7'])
  expect(await networksOf(1, { forwarded: 'unknown, 10.0.0.9' })).toEqual([])
})

test('behind a trusted proxy, whatever the header says, the result is networks or nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.stringMatching(/^[\x20-\x7e]{1,60}$/), async (forwarded) => {
      for (const network of await networksOf(1, { forwarded })) {
        expect(network).toMatch(/^[\d.]+$|^[\da-f:]+\/(?:64|56|48)$/)
      }
    }),
  )
})

test.each([
  ['2001:db8:1:2fe:3:4:5:6', ['2001:0db8:0001:02fe::/64', '2001:0db8:0001:0200::/56', '2001:0db8:0001::/48']],
  ['2001:DB8:1:2::6', ['2001:0db8:0001:0002::/64', '2001:0db8:0001:0000::/56', '2001:0db8:0001::/48']],
  ['2001:db8::1', ['2001:0db8:0000:0000::/64', '2001:0db8:0000:0000::/56', '2001:0db8:0000::/48']],
  ['2001:0db8:0001:0102::', ['2001:0db8:0001:0102::/64', '2001:0db8:0001:0100::/56', '2001:0db8:0001::/48']],
  ['::1:2:3:4:5:6', ['0000:0000:0001:0002::/64', '0000:0000:0001:0000::/56', '0000:0000:0001::/48']],
  ['2a00:1028::%eth0', ['2a00:1028:0000:0000::/64', '2a00:1028:0000:0000::/56', '2a00:1028:0000::/48']],
])('an IPv6 visitor has three networks: %s is of %s', async (socket, networks) => {
  expect(await networksOf(0, { socket })).toEqual(networks)
})

test('a visitor who moves within a /48 keeps that network', async () => {
  const here = await networksOf(0, { socket: '2001:db8:1:aaaa::1' })
  const there = await networksOf(0, { socket: '2001:db8:1:bbbb::1' })
  expect(here.at(-1)).toBe(there.at(-1))
  expect(here.slice(0, 2)).not.toEqual(there.slice(0, 2))
})

test.each<[string, number, Way, boolean]>([
  ['of a visitor', 0, { socket: '203.0.113.7' }, false],
  ['through the proxies that are expected', 2, { forwarded: '203.0.113.7, 198.51.100.9' }, false],
  ['through a proxy that nobody has told of', 0, { forwarded: '203.0.113.7' }, true],
  ['past a proxy', 2, { forwarded: '203.0.113.7' }, true],
  ['past all proxies', 1, { socket: '203.0.113.7' }, true],
  ['through one proxy more', 1, { forwarded: '203.0.113.7, 10.0.0.9' }, true],
  ['through a proxy that hides its visitors', 0, {}, true],
])('a request %s is reported when it came another way than expected', async (_, proxies, way, expected) => {
  const report = vi.fn()
  await networksOf(proxies, way, report)
  expect(report).toHaveBeenCalledTimes(expected ? 1 : 0)
})
