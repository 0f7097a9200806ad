import { expect, test } from 'vitest'
import { tooManyMessage } from './handle-lead-form.server.ts'

test.each([
  [1, 'po 1 min.'],
  [60, 'po 1 min.'],
  [61, 'po 2 min.'],
  [1_800, 'po 30 min.'],
])('a visitor who has to wait %i s is not asked to come back too early', (seconds, words) => {
  expect(tooManyMessage(seconds).replaceAll('\u00a0', ' ')).toContain(words)
})
