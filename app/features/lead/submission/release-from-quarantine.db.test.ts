import { describe, expect, test } from 'vitest'
import { validLead } from '#tests/support/lead-forms.ts'
import { startLeadPipeline } from '#tests/support/lead-pipeline.ts'
import {
  AMPLE_CAPACITY,
  BUSY,
  browserSubmission,
  plainSubmission,
  submitAnotherLead,
  submitDeps,
} from '#tests/support/lead-submissions.ts'
import { newestLeads } from '#tests/support/stored-leads.ts'
import { type Submission, submitLead } from './submit-lead.server.ts'

const pipeline = await startLeadPipeline()
const { smtp } = pipeline
const { db } = pipeline.database

describe('a request that was quarantined, sent again without what made it suspicious', () => {
  const trapped = () => plainSubmission({ isHoneypotFilled: true })
  const clean = () => browserSubmission()

  test('is released and mailed like any other, under the number that the visitor was given', async () => {
    const first = await submitLead(submitDeps(pipeline), validLead(), trapped())
    expect(await newestLeads(db)).toMatchObject([{ mail_state: 'quarantined' }])

    const second = await submitLead(submitDeps(pipeline), validLead(), clean())

    expect(first).toMatchObject({ ok: true, isSuspicious: true })
    expect(second).toMatchObject({ ...first, isSuspicious: false, isSampleHeld: false })
    const reference = second.ok ? second.reference : ''
    await expect
      .poll(() => smtp.mails.map(({ messageId }) => messageId))
      .toContain(`<${reference}@example.lt>`)
    await expect.poll(() => newestLeads(db)).toMatchObject([{ reference, mail_state: 'sent' }])
  })

  test('has its sample mailed without staff, as if it had been clean from the start', async () => {
    const lead = validLead({ wants: 'sample' })
    await submitLead(submitDeps(pipeline), lead, trapped())
    expect(await newestLeads(db)).toMatchObject([{ sample_state: 'waiting' }])

    await submitLead(submitDeps(pipeline), lead, clean())

    expect(await newestLeads(db)).toMatchObject([{ sample_state: 'asked', sample_reason: null }])
  })

  test('is also released when it was quarantined only for the overall limit, and mailed once', async () => {
    const busy = submitDeps(pipeline, AMPLE_CAPACITY, BUSY)
    for (let i = 0; i < 2; i++) await submitAnotherLead(busy, plainSubmission())
    await submitLead(busy, validLead(), plainSubmission())
    expect(await newestLeads(db, 1)).toMatchObject([{ mail_state: 'quarantined' }])

    const again = () => submitLead(submitDeps(pipeline), validLead(), clean())
    const results = await Promise.all([again(), again(), again()])

    const reference = results[0]?.ok ? results[0].reference : ''
    const isOrdinary = ({ messageId }: { messageId?: string }) => messageId === `<${reference}@example.lt>`
    await expect.poll(() => newestLeads(db, 1)).toMatchObject([{ mail_state: 'sent', mail_attempts: 1 }])
    expect(smtp.mails.filter(isOrdinary)).toHaveLength(1)
  })

  test('is mailed once, whichever of many comes first', async () => {
    const deps = submitDeps(pipeline)
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, i) => submitLead(deps, validLead(), i % 2 ? clean() : trapped())),
    )

    const [stored, ...others] = await newestLeads(db)
    expect(others).toEqual([])
    expect(results).toEqual(
      results.map((_, i) => {
        const isTrapped = i % 2 === 0
        return {
          ok: true,
          reference: stored?.reference,
          isSuspicious: isTrapped,
          isSampleHeld: false,
        }
      }),
    )
    await expect.poll(() => newestLeads(db)).toMatchObject([{ mail_state: 'sent', mail_attempts: 1 }])
  })

  test('stays quarantined as long as it looks the same, and is not quarantined again once it was released', async () => {
    const deps = submitDeps(pipeline)
    const send = (submission: Submission) => submitLead(deps, validLead(), submission)
    await send(trapped())
    await send(trapped())
    expect(await newestLeads(db)).toMatchObject([{ mail_state: 'quarantined' }])

    const { reference } = { reference: '', ...(await send(clean())) }
    await send(trapped())
    await expect.poll(() => newestLeads(db)).toMatchObject([{ reference, mail_state: 'sent' }])
  })
})
