import { expect, test } from 'vitest'
import { usageTable } from './usage-table.ts'

test('a row that somebody else has written sends nothing to the terminal but text', () => {
  const nothing = { form_seen: {}, form_begun: {}, form_failed: {}, form_sent: {}, want: {}, contact_by: {} }
  const field_failed = { '\u001b]0;x\u0007': 3 }
  const report = usageTable('2026-11-22', { ...nothing, field_failed, code_chosen: {}, search: {} })

  expect(report).toContain('failed field:')
  expect(report.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u)
})
