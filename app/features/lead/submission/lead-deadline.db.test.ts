import { expect, test } from 'vitest'
import { validLead } from '#tests/support/lead-forms.ts'
import { startLeadPipeline } from '#tests/support/lead-pipeline.ts'
import { browserSubmission, plainSubmission, submitDeps } from '#tests/support/lead-submissions.ts'
import { newestLeads } from '#tests/support/stored-leads.ts'
import type { LeadDeadline } from './lead-deadline.server.ts'
import { submitLead } from './submit-lead.server.ts'

const pipeline = await startLeadPipeline()
const { deps, smtp, logged } = pipeline
const never = new AbortController().signal
const NEVER: LeadDeadline = { storeSignal: never, mailSignal: never }

/** The time is over when the lead lies in the database and only the end of its transaction is missing. */
function startExpiredDeadline(): LeadDeadline {
  const tooLate = new AbortController()
  const { signal } = tooLate
  let checks = 0
  signal.throwIfAborted = () => {
    checks += 1
    if (checks === 2) tooLate.abort()
    AbortSignal.prototype.throwIfAborted.call(signal)
  }
  return { ...NEVER, storeSignal: signal }
}

test('a lead that is not stored in time is mailed, and not stored afterwards as well', async () => {
  const deadline = startExpiredDeadline()

  const result = await submitLead(submitDeps(pipeline), validLead(), browserSubmission({ deadline }))

  expect(result).toMatchObject({ ok: true })
  expect(smtp.mails).toHaveLength(1)
  expect(await newestLeads(deps.db)).toEqual([])
  expect(logged).toContainEqual(expect.objectContaining({ msg: 'a lead was mailed without being stored' }))
})

test('a suspicious lead is mailed with its mark when the quarantine did not answer in time', async () => {
  const deadline = { ...NEVER, storeSignal: AbortSignal.abort() }

  const result = await submitLead(
    submitDeps(pipeline),
    validLead(),
    plainSubmission({ isHoneypotFilled: true, deadline }),
  )

  expect(result).toMatchObject({ ok: true, isSuspicious: true })
  expect(smtp.mails).toMatchObject([{ subject: expect.stringContaining('Galimas šlamštas') }])
})

test('the visitor gets a response when neither the database nor the mail server gives one', async () => {
  const hanging = { ...deps.mailer, send: () => new Promise<never>(() => {}) }
  const mailSignal = AbortSignal.timeout(1)
  const deadline = { storeSignal: AbortSignal.abort(), mailSignal }

  const result = await submitLead(
    { ...submitDeps(pipeline), mailer: hanging },
    validLead(),
    browserSubmission({ deadline }),
  )

  expect(result).toEqual({ ok: false, reason: 'failed' })
})
