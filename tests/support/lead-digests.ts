import { type NewLead, NOW } from '#app/features/lead/lead-store.server.ts'
import { mailNextDigest } from '#app/features/lead/mail/mail-digests.server.ts'
import { notifyNextLead } from '#app/features/lead/mail/notify-lead.server.ts'
import type { MailMessage } from '#app/infra/mail/mailer.server.ts'
import { leads } from '#db/schema/leads.ts'
import { startLeadPipeline } from './lead-pipeline.ts'
import { leadRow } from './stored-leads.ts'

/** The pipeline of leads without its loops, and leads for digests. */
export async function startDigestPipeline() {
  const pipeline = await startLeadPipeline({ isWorking: false })
  const { deps, smtp } = pipeline
  const { db } = deps
  let count = 0
  /** As if the leads had waited for others, or a pause were over. */
  const makeDue = () => db.update(leads).set({ mail_due_at: NOW })
  const mailDigest = (changes: Partial<typeof deps> = {}) => mailNextDigest({ ...deps, ...changes })
  return {
    ...pipeline,
    makeDue,
    mailDigest,
    async mailDigests(changes: Partial<typeof deps> = {}) {
      await makeDue()
      while ((await mailDigest(changes)) !== 'none');
    },
    async mailSingles() {
      while ((await notifyNextLead(deps)) === 'sent');
    },
    /** With a mailer that refuses each mail with this word. */
    failing: (error: Error, word = '') => ({
      mailer: {
        ...deps.mailer,
        send: (mail: MailMessage) =>
          mail.text.includes(word) ? Promise.reject(error) : deps.mailer.send(mail),
      },
    }),
    /** Of all leads in all mails. */
    references: () => smtp.mails.flatMap(({ text }) => referencesIn(text)),
    /** How many leads each mail is about. */
    sizes: () => smtp.mails.map(({ text }) => referencesIn(text).length),
    async store(...all: Partial<NewLead>[]): Promise<void> {
      const rows = all.map((changes) => {
        count += 1
        const reference = `MANY-${String(count).padStart(4, '0')}`
        const created_at = new Date(Date.now() + count)
        return leadRow({ reference, created_at, mail_digest: 'plain', ...changes })
      })
      await db.insert(leads).values(rows)
    },
  }
}

function referencesIn(text = ''): string[] {
  return [...text.matchAll(/^Užklausos numeris: (.*)$/gm)].map(([, id = '']) => id)
}
