import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { leadDeadline, timeouts } from '#config/limits.ts'

const nginx = readFileSync('deploy/nginx.conf', 'utf8')
const caddy = readFileSync('deploy/Caddyfile', 'utf8')

function secondsOf(text: string, setting: string): number[] {
  return [...text.matchAll(new RegExp(`^\\s*${setting} (\\d+)s;?$`, 'gm'))].map(([, seconds]) =>
    Number(seconds),
  )
}

test.each([
  ['deploy/nginx.conf', nginx, 'proxy_read_timeout'],
  ['deploy/Caddyfile', caddy, 'response_header_timeout'],
])('%s waits longer for a response than the site takes for a lead', (_, text, setting) => {
  const waits = secondsOf(text, setting)

  expect(waits).toEqual([30])
  expect(Math.min(...waits)).toBeGreaterThan(leadDeadline.seconds)
})

test('nginx gives a lead to another process only while its visitor is answered within the same time', () => {
  const [readTimeout = 0] = secondsOf(nginx, 'proxy_read_timeout')
  const [, lead = ''] = /location ~\* \^\/\(uzklausa([^}]+)/.exec(nginx) ?? []
  const retries = secondsOf(lead, 'proxy_next_upstream_timeout')

  expect(retries).toHaveLength(1)
  expect(Math.max(...retries) + leadDeadline.seconds).toBeLessThanOrEqual(readTimeout)
})

test('a lead that is not stored in time is left time to be mailed', () => {
  expect(leadDeadline.storeSeconds).toBeLessThan(leadDeadline.seconds)
})

test('no server of deploy/nginx.conf logs requests', () => {
  const servers = nginx.split(/^server \{$/m).slice(1)

  expect(servers).toHaveLength(2)
  for (const server of servers) {
    expect(server).toMatch(/^ {4}access_log off;\n {4}error_log \/dev\/null emerg;$/m)
  }
  expect(nginx.match(/_log /g)).toHaveLength(2 * servers.length)
})

test('both proxies end silent clients no later than the site; Caddy, which answers a slow body with an empty 200, only after it', () => {
  const servers = nginx.split(/^server \{$/m).slice(1)
  const { headersSeconds, requestSeconds, idleSeconds, connectionCheckSeconds } = timeouts

  for (const setting of ['client_header_timeout', 'client_body_timeout']) {
    expect(servers.map((server) => secondsOf(server, setting))).toEqual(servers.map(() => [headersSeconds]))
  }
  expect(servers.map((server) => secondsOf(server, 'send_timeout'))).toEqual([[20], [20]])
  expect(nginx.match(/^ {4}reset_timedout_connection on;$/gm)).toHaveLength(servers.length)
  expect([secondsOf(caddy, 'read_header'), secondsOf(caddy, 'idle')]).toEqual([
    [headersSeconds],
    [idleSeconds],
  ])
  expect(secondsOf(caddy, 'read_body')[0]).toBeGreaterThan(requestSeconds + connectionCheckSeconds)
})
