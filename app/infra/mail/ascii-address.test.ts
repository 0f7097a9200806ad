import { expect, test } from 'vitest'
import { asciiAddress } from './ascii-address.server.ts'

test.each([
  ['jonas@imone.lt', 'jonas@imone.lt'],
  ["o'brien+cpv@imone.lt", "o'brien+cpv@imone.lt"],
  ['ona@ąžuolas.lt', 'ona@xn--uolas-2wa16f.lt'],
  ['ona@ąžuolas。lt', null],
  ['ona..maria@imone.lt', '"ona..maria"@imone.lt'],
  ['ona"maria@imone.lt', '"ona\\"maria"@imone.lt'],
  ['"ona.maria"@imone.lt', '"ona.maria"@imone.lt'],
  ['žydrė@imone.lt', null],
  ['žydrė@ąžuolas.lt', null],
  ['ona@ą/b', null],
  ['ona@ą.lt:25', null],
  ['ona@imone', null],
  ['ona@"imone.lt', null],
  ['imone.lt', null],
])('%s is written in Reply-To as %s', (email, address) => {
  expect(asciiAddress(email)).toBe(address)
})
