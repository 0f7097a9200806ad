import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { leads } from '#db/schema/leads.ts'
import { startLeadPipeline } from '#tests/support/lead-pipeline.ts'
import { leadRow } from '#tests/support/stored-leads.ts'
import { registerLeadMetrics, submissionCounter } from './lead-metrics.server.ts'

const { deps } = await startLeadPipeline({ isWorking: false })
const { db } = deps

test('metrics show the leads by state of their mail, the oldest undelivered one and how submissions ended', async () => {
  const registry = new Registry()
  registerLeadMetrics(registry, db)
  const count = submissionCounter(registry)
  count({ ok: true, reference: 'AAAA-AAAA', isSuspicious: false, isSampleHeld: false })
  count({ ok: false, reason: 'limited', waitSeconds: 9 })
  await db
    .insert(leads)
    .values([
      leadRow({ created_at: new Date(Date.now() - 3_600_000) }),
      leadRow({ mail_state: 'sent', created_at: new Date('2026-01-01') }),
    ])

  const text = await registry.metrics()

  expect(text).toContain('leads{mail_state="pending"} 1')
  expect(text).toContain('leads{mail_state="quarantined"} 0')
  expect(text).toContain('lead_submissions_total{result="accepted"} 1')
  expect(text).toContain('lead_submissions_total{result="limited"} 1')
  expect(Number(/^lead_mail_oldest_undelivered_seconds (\S+)$/m.exec(text)?.[1])).toBeGreaterThanOrEqual(
    3_600,
  )
})
