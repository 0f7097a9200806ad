import { expect, test } from 'vitest'
import { isTagManagerScript } from './tag-manager-scripts.ts'

test.each([
  ['https://www.googletagmanager.com/gtm.js?id=GTM-ABC123', true],
  ['https://www.googletagmanager.com/gtag/js?id=G-1', true],
  ['https://www.googleadservices.com/pagead/conversion.js', true],
  ['http://www.googletagmanager.com/gtm.js', false],
  ['https://evil.example/gtm.js', false],
  ['https://www.googletagmanager.com.evil.example/gtm.js', false],
  ['https://evilgoogletagmanager.com/gtm.js', false],
  ['https://googletagmanager.com@evil.example/gtm.js', false],
  ['//www.googletagmanager.com/gtm.js', false],
  ['/gtm.js', false],
  ['data:text/javascript,alert(1)', false],
  ['javascript:alert(1)', false],
  ['', false],
])('%s may become a script: %j', (address, isAllowed) => {
  expect(isTagManagerScript(address)).toBe(isAllowed)
})
