import { expect, test } from 'vitest'
import { usageTable } from './usage-table.ts'

test('control characters in a stored row do not reach the terminal', () => {
  const nothing = { form_seen: {}, form_begun: {}, form_failed: {}, form_sent: {}, want: {}, contact_by: {} }
  const field_failed = { '\u001b]0;x\u0007': 3 }
  const report = usageTable('2026-11-22', {
    ...nothing,
    field_failed,
    code_chosen: {},
    search: {},
    answer_search: {},
  })

  expect(report).toContain('failed field:')
  expect(report.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u)
})
