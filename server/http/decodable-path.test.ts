import { expect, test } from 'vitest'
import { isDecodable } from './route-name.ts'

test.each([
  ['a page', '/blog/kaip-dalyvauti', true],
  ['the longest name', `/pirkejas/${encodeURIComponent('Žemės ūkio ministerija, '.repeat(15))}`, true],
  ['half a letter', '/blog/%E0%A4', false],
  ['thousands of slashes', '/'.repeat(5_000), false],
  ['thousands of segments', '/a'.repeat(5_000), false],
])('an address with %s is accepted only when it can be decoded and is not too long', (_, path, isOne) => {
  expect(isDecodable(path)).toBe(isOne)
})
