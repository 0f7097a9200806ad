import { describe, expect, test } from 'vitest'
import { leads } from '#db/schema/leads.ts'
import { startLeadPipeline } from '#tests/support/lead-pipeline.ts'
import { leadRow } from '#tests/support/stored-leads.ts'
import { logOverdueMail } from './lead-maintenance.server.ts'

const { deps, logged } = await startLeadPipeline({ isWorking: false })
const { db, log } = deps

const NOW = new Date('2026-11-20T10:00:00Z')
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)

describe('the alarm', () => {
  test.each(['pending', 'failed'] as const)('is one error line while a %s mail is overdue', async (state) => {
    await db.insert(leads).values(leadRow({ mail_state: state, created_at: minutesAgo(31) }))
    await logOverdueMail(db, log, NOW)
    expect(logged).toMatchObject([{ level: 50, undelivered: 1, oldestMinutes: 31 }])
  })

  test('is raised while a quarantined lead is not reported to staff', async () => {
    await db.insert(leads).values(leadRow({ mail_state: 'quarantined', created_at: minutesAgo(31) }))
    await logOverdueMail(db, log, NOW)
    expect(logged).toMatchObject([{ level: 50, undelivered: 1, oldestMinutes: 31 }])
  })

  test('is silent while mail gets through, and about quarantined leads that staff know of', async () => {
    await db
      .insert(leads)
      .values([
        leadRow({ created_at: minutesAgo(29) }),
        leadRow({ created_at: minutesAgo(600), mail_state: 'sent' }),
        leadRow({ created_at: minutesAgo(600), mail_state: 'quarantined', reported_at: minutesAgo(599) }),
      ])
    await logOverdueMail(db, log, NOW)
    expect(logged).toEqual([])
  })
})
