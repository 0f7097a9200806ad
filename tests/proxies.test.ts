import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const nginx = readFileSync('deploy/nginx.conf', 'utf8')

test('no server of deploy/nginx.conf logs requests', () => {
  const servers = nginx.split(/^server \{$/m).slice(1)

  expect(servers).toHaveLength(2)
  for (const server of servers) {
    expect(server).toMatch(/^ {4}access_log off;\n {4}error_log \/dev\/null emerg;$/m)
  }
  expect(nginx.match(/_log /g)).toHaveLength(2 * servers.length)
})
