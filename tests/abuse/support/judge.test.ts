import { expect, test } from 'vitest'
import type { HttpResponse } from './http-client.ts'
import { judge } from './judge.ts'

const SAFE = { 'content-type': 'text/html; charset=utf-8', 'x-content-type-options': 'nosniff' }
const SCRIPT = '<script>alert(1)</script>'

const cases: [what: string, response: Partial<HttpResponse>, verdict: ReturnType<typeof judge>][] = [
  ['a page that escapes', { body: '<p>&lt;script&gt;alert(1)&lt;/script&gt;' }, null],
  ['a page that does not', { body: `<p>${SCRIPT}` }, 'reflected'],
  [
    'data that quotes it',
    { body: `["${SCRIPT}"]`, headers: { ...SAFE, 'content-type': 'application/json' } },
    null,
  ],
  [
    'data that may be taken for a page',
    { body: SCRIPT, headers: { 'content-type': 'text/plain' } },
    'reflected',
  ],
  ['a header that quotes it', { headers: { ...SAFE, etag: SCRIPT } }, 'reflected'],
  ['a failure', { status: 500 }, 'server error'],
  ['a forged header', { headers: { ...SAFE, 'x-injected': 'yes' } }, 'let in'],
  ['a way to the first page', { status: 302, headers: { location: '/' } }, null],
  ['a way to another site', { status: 302, headers: { location: '//evil.example/' } }, 'let in'],
  [
    'a way to another site, with a backslash',
    { status: 302, headers: { location: '/\\evil.example' } },
    'let in',
  ],
  ['the password file', { body: 'root:x:0:0:root:/root:/bin/bash' }, 'let in'],
]

test.each(cases)('%s is judged correctly', (_, response, verdict) => {
  expect(judge({ status: 200, headers: SAFE, body: '', ...response }, SCRIPT)).toBe(verdict)
})
