import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { sourceNotice } from '#tests/support/source-notices.ts'
import { checkBatch } from './check-batch.ts'

test('visitors have their turn while the thousand notices of a file are checked', async () => {
  const notices = Array.from({ length: 1_000 }, (_, i) => sourceNotice(String(i)))
  let isChecked = false
  const checking = checkBatch('ted', { notices, rejected: [] }, Temporal.Now.plainDateISO()).finally(() => {
    isChecked = true
  })
  let turns = 0
  for (; !isChecked; turns++) await nextTurn()
  expect(turns).toBeGreaterThanOrEqual(20)
  expect(await checking).toHaveProperty('notices.length', 1_000)
})
