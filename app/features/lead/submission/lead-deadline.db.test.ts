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
const NEVER: LeadDeadline = { storeSignal: never, mailSignal: never, responseSignal: never }

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

test('a lead that is neither stored nor mailed in time is answered', async () => {
  const deadline = { ...startExpiredDeadline(), mailSignal: AbortSignal.abort() }

  const result = await submitLead(submitDeps(pipeline), validLead(), browserSubmission({ deadline }))

  expect(result).toEqual({ ok: false, reason: 'failed' })
  expect(smtp.mails).toEqual([])
})

test('the visitor gets a response even if a step without a timeout hangs', async () => {
  const answered = new AbortController()
  const limits = {
    ...submitDeps(pipeline).limits,
    countSender() {
      answered.abort()
      return new Promise<never>(() => {})
    },
  }

  const result = await submitLead(
    { ...submitDeps(pipeline), limits },
    validLead(),
    browserSubmission({ deadline: { ...NEVER, responseSignal: answered.signal } }),
  )

  expect(result).toEqual({ ok: false, reason: 'failed' })
})
