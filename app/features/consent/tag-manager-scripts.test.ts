import { expect, test } from 'vitest'
import { isTagManagerScript } from './tag-manager-scripts.ts'

test.each([
  'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123',
  'https://www.googletagmanager.com/gtag/js?id=G-1',
  'https://www.googleadservices.com/pagead/conversion.js',
])('%s may become a script', (address) => {
  expect(isTagManagerScript(address)).toBe(true)
})

test.each([
  'http://www.googletagmanager.com/gtm.js',
  'https://evil.example/gtm.js',
  'https://www.googletagmanager.com.evil.example/gtm.js',
  'https://evilgoogletagmanager.com/gtm.js',
  'https://googletagmanager.com@evil.example/gtm.js',
  '//www.googletagmanager.com/gtm.js',
  '/gtm.js',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
  '',
])('%s may not become a script', (address) => {
  expect(isTagManagerScript(address)).toBe(false)
})
