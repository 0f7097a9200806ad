import { afterEach, expect, test, vi } from 'vitest'
import { reportUsage } from './report-usage.client.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  ['without beacons', {}],
  ['that blocks beacons', { sendBeacon: () => raise() }],
])('a browser %s goes on with what the visitor does', (_, navigator) => {
  vi.stubGlobal('navigator', navigator)
  expect(() => reportUsage('form_failed', 'phone')).not.toThrow()
})

function raise(): never {
  throw new Error('blocked')
}
