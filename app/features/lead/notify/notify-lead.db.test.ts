import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { leads } from '#db/schema/leads.ts'
import { validLead } from '#tests/support/lead-forms.ts'
import { startLeadPipeline } from '#tests/support/lead-pipeline.ts'
import { findLead, insertLead } from '../lead-store.server.ts'
import { NOTIFY_LEAD_POLICY, notifyLead } from './notify-lead.server.ts'

const { deps, smtp, logged } = await startLeadPipeline({ isWorking: false })
const FIRST_TRY = { attempt: 1, isLastAttempt: false }
const LAST_TRY = { attempt: 13, isLastAttempt: true }
const REFERENCE = '7K3M-9QXT'

test('a lead is mailed to the operator, in the visitor’s name, and marked sent', async () => {
  await storeLead()

  await notifyLead(deps, REFERENCE, FIRST_TRY)

  expect(smtp.mails).toMatchObject([
    {
      messageId: `<${REFERENCE}@example.lt>`,
      from: { name: 'Žydrė Šimkutė', address: 'svetaine@example.lt' },
      replyTo: [{ address: 'zydre@azuolo-stogai.lt' }],
      to: [{ address: 'info@example.lt' }],
    },
  ])
  expect(await findLead(deps.db, REFERENCE)).toMatchObject({
    mail_state: 'sent',
    mail_attempts: 1,
    mail_sent_at: expect.any(Date),
    mail_last_error: null,
  })
})

test('a lead that was mailed is not mailed again', async () => {
  await storeLead()

  await notifyLead(deps, REFERENCE, FIRST_TRY)
  await notifyLead(deps, REFERENCE, { attempt: 2, isLastAttempt: false })

  expect(smtp.mails).toHaveLength(1)
})

test('a failed try is told to the queue; the lead waits with the reason', async () => {
  await storeLead()
  smtp.behave('refuse')

  await expect(notifyLead(deps, REFERENCE, FIRST_TRY)).rejects.toThrow('Mailbox is not available')

  expect(await findLead(deps.db, REFERENCE)).toMatchObject({
    mail_state: 'pending',
    mail_attempts: 1,
    mail_last_error: expect.stringContaining('Mailbox is not available'),
    mail_sent_at: null,
  })
})

test('a later try delivers; tries are counted and the last error is kept', async () => {
  await storeLead()
  await smtp.stop()
  await expect(notifyLead(deps, REFERENCE, FIRST_TRY)).rejects.toThrow('ECONNREFUSED')
  await smtp.start()

  await notifyLead(deps, REFERENCE, { attempt: 2, isLastAttempt: false })

  expect(smtp.mails).toHaveLength(1)
  expect(await findLead(deps.db, REFERENCE)).toMatchObject({
    mail_state: 'sent',
    mail_attempts: 2,
    mail_last_error: expect.stringContaining('ECONNREFUSED'),
  })
})

test('after the last try the lead is marked failed and an error is logged, without personal data', async () => {
  await storeLead()
  await smtp.stop()

  await expect(notifyLead(deps, REFERENCE, LAST_TRY)).rejects.toThrow()

  expect(await findLead(deps.db, REFERENCE)).toMatchObject({ mail_state: 'failed' })
  expect(logged).toContainEqual(expect.objectContaining({ level: 50, reference: REFERENCE, attempt: 13 }))
  expect(JSON.stringify(logged)).not.toMatch(/Žydrė|azuolo-stogai|612 34567/)
})

test('a lead in quarantine, or one that is gone, is not mailed', async () => {
  await storeLead()
  await deps.db.update(leads).set({ mail_state: 'quarantined' }).where(eq(leads.reference, REFERENCE))

  await notifyLead(deps, REFERENCE, FIRST_TRY)
  await notifyLead(deps, 'GGGG-2222', FIRST_TRY)

  expect(smtp.mails).toEqual([])
})

test('the pauses between tries grow from seconds to an hour and add up to about five hours', () => {
  const { retryLimit = 0, retryDelay = 0, retryDelayMax = 0, retryBackoff } = NOTIFY_LEAD_POLICY
  const pauses = Array.from({ length: retryLimit }, (_, i) => Math.min(retryDelay * 2 ** i, retryDelayMax))

  expect(retryBackoff).toBe(true)
  const hours = pauses.reduce((sum, seconds) => sum + seconds, 0) / 3_600
  expect(hours).toBeGreaterThan(4)
  expect(hours).toBeLessThan(7)
})

async function storeLead(): Promise<void> {
  const { campaign, ...fields } = validLead()
  await deps.db.transaction((tx) => insertLead(tx, { ...fields, ...campaign, reference: REFERENCE }))
}
