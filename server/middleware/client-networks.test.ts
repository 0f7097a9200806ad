import fc from 'fast-check'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

async function addressOf(proxies: number, { socket = '10.0.0.5', forwarded = '' }): Promise<string | null> {
  const app = new Hono()
  app.get('/', (c) => c.json({ address: clientAddress(c, proxies) }))
  const headers: HeadersInit = forwarded === '' ? {} : { 'X-Forwarded-For': forwarded }
  const incoming = { socket: { remoteAddress: socket, remotePort: 50_000, remoteFamily: 'IPv4' } }
  const response = await app.request('/', { headers }, { incoming })
  return (await response.json()).address
}

describe('without a trusted proxy', () => {
  test('the connection tells the address, whatever the client claims', async () => {
    expect(await addressOf(0, { socket: '203.0.113.7', forwarded: '198.51.100.1' })).toBe('203.0.113.7')
    expect(await addressOf(0, { socket: '::ffff:203.0.113.7' })).toBe('203.0.113.7')
  })

  test.each(['127.0.0.1', '::1', '10.1.2.3', '172.17.0.1', '192.168.1.1', '::ffff:127.0.0.1', 'fd00::1'])(
    '%s is a proxy that hides its visitors, not one visitor',
    async (socket) => {
      expect(await addressOf(0, { socket, forwarded: '198.51.100.1' })).toBeNull()
    },
  )
})

describe('behind trusted proxies', () => {
  test('the last entry counts, not what the client wrote before it', async () => {
    expect(await addressOf(1, { forwarded: '1.1.1.1, 203.0.113.7' })).toBe('203.0.113.7')
  })

  test('with two of them the last but one counts', async () => {
    expect(await addressOf(2, { forwarded: '1.1.1.1, 203.0.113.7, 198.51.100.9' })).toBe('203.0.113.7')
  })

  test('a port is left out', async () => {
    expect(await addressOf(1, { forwarded: '203.0.113.7:50000' })).toBe('203.0.113.7')
    expect(await addressOf(1, { forwarded: '[2001:db8:1:2::3]:443' })).toBe('2001:db8:1:2::/64')
  })

  test('a request past the proxy has no address', async () => {
    expect(await addressOf(1, {})).toBeNull()
    expect(await addressOf(2, { forwarded: '203.0.113.7' })).toBeNull()
  })

  test('whatever stands in the header, the result is an address or nothing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.stringMatching(/^[\x20-\x7e]{1,60}$/), async (forwarded) => {
        const address = await addressOf(1, { forwarded })
        if (address !== null) expect(address).toMatch(/^[\d.]+$|^[\da-f:]+\/64$/)
      }),
    )
  })
})

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
])('an IPv6 visitor has a network: %s is of %s', async (socket, network) => {
  expect(await addressOf(0, { socket })).toBe(network)
})
