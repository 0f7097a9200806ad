import { expect, test } from 'vitest'
import { allowedUrl } from './notice-hosts.ts'

test.each([
  ['ted', 'https://ted.europa.eu/lt/notice/-/detail/412169-2026', true],
  ['import', 'https://viesiejipirkimai.lt/epps/cft/1', true],
  ['import', 'https://www.viesiejipirkimai.lt/epps/cft/1', true],
  ['ted', 'https://viesiejipirkimai.lt/epps/cft/1', false],
  ['ted', 'http://ted.europa.eu/1', false],
  ['ted', 'https://ted.europa.eu.example.lt/1', false],
  ['ted', 'https://user@ted.europa.eu/1', false],
  ['ted', 'https://ted.europa.eu:8443/1', false],
  ['ted', 'javascript:alert(1)', false],
  ['ted', 'ted.europa.eu', false],
] as const)('visitors of a notice of %s may be sent to %s: %s', (source, address, isAllowed) => {
  expect(allowedUrl(source, address) !== null).toBe(isAllowed)
})
