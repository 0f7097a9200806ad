import { sql } from 'drizzle-orm'
import { afterAll, beforeEach } from 'vitest'
import { findLead } from '#app/features/lead/lead-store.server.ts'
import { notifyNextLead } from '#app/features/lead/mail/notify-lead.server.ts'
import { type SendSampleDeps, sendNextSample } from '#app/features/lead/mail/send-sample.server.ts'
import { type Submission, submitLead } from '#app/features/lead/submission/submit-lead.server.ts'
import type { Database } from '#app/infra/database/database.server.ts'
import { createSmtpMailer } from '#app/infra/mail/smtp-mailer.server.ts'
import { leads } from '#db/schema/leads.ts'
import { validLead } from './lead-forms.ts'
import { startLeadPipeline } from './lead-pipeline.ts'
import { browserSubmission, submitDeps } from './lead-submissions.ts'
import { startSmtpServer } from './smtp-server.ts'

/** The pipeline of leads without its loops, with one mail server for visitors and one for staff. */
export async function startSamplePipeline() {
  const pipeline = await startLeadPipeline({ isWorking: false })
  const { deps } = pipeline
  const sampleSmtp = await startSmtpServer()
  const sampleMailer = createSmtpMailer(sampleSmtp.url, {
    from: 'svetaine@example.lt',
    to: 'info@example.lt',
  })
  const writeSample: SendSampleDeps['writeSample'] = ({ codes, words }) => ({
    subject: 'Pavyzdys',
    text: `Kodai: ${codes.join()}, žodžiai: ${words.join()}`,
    html: `<p>${codes.join()}</p>`,
  })
  const sampleDeps = { ...deps, sampleMailer, writeSample }

  beforeEach(async () => {
    await sampleSmtp.start()
    sampleSmtp.behave('accept')
    sampleSmtp.mails.length = 0
  })
  afterAll(async () => {
    sampleMailer.close()
    await sampleSmtp.stop()
  })
  return {
    ...pipeline,
    sampleDeps,
    /** The mail server for samples; staff's mail goes through another. */
    sampleSmtp,
    /** Submits a form that asks for a sample, as from a browser by default; returns its reference. */
    async ask(changes: Record<string, string> = {}, submission: Submission = browserSubmission()) {
      const lead = validLead({ wants: 'sample', ...changes })
      const result = await submitLead(submitDeps(pipeline), lead, submission)
      if (!result.ok) throw new Error(`The form was not taken: ${result.reason}`)
      return result.reference
    },
    /** Mails the next lead to staff, then tries the next sample. */
    async mailBoth() {
      await notifyNextLead(deps)
      await sendNextSample(sampleDeps)
    },
    /** Of the sample of this lead, and why it is in it. */
    async stateOf(reference: string) {
      const lead = await findLead(deps.db, reference)
      return [lead?.sample_state, lead?.sample_reason]
    },
  }
}

/** Leads with unsent mail or sample: their loop must not meet the next test's leads. */
export function countUnfinished(db: Database): Promise<number> {
  return db.$count(leads, sql`mail_state <> 'sent' or sample_state in ('asked', 'sending')`)
}
