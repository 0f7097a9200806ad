import { sql } from 'drizzle-orm'
import { createContext } from 'react-router'
import type { Database, OpenDatabase } from '#app/infra/database/database.server.ts'
import { getOrCreateSecret } from '#app/infra/database/secret.server.ts'
import type { Env } from '#app/infra/env.server.ts'
import { stopLoops } from '#app/infra/loop.server.ts'
import type { Mailer } from '#app/infra/mail/mailer.server.ts'
import type { Log } from '#app/infra/observability/log.server.ts'
import type { Metrics } from '#app/infra/observability/metrics.server.ts'
import { steadyNow } from '#app/infra/steady-clock.server.ts'
import { leads } from '#db/schema/leads.ts'
import type { Lead } from './lead-schema.ts'
import type { StaffMailContext } from './mail/lead-lines.ts'
import { startLeadMaintenance } from './mail/lead-maintenance.server.ts'
import { startDigests } from './mail/mail-digests.server.ts'
import { startLeadNotifications } from './mail/notify-lead.server.ts'
import { startReminders } from './reminders/morning-mail.server.ts'
import { startLeadRetention } from './retention/erase-old-leads.server.ts'
import { startSamples, type WriteSample } from './sample/send-sample.server.ts'
import { issueFormToken } from './spam/form-token.server.ts'
import { registerLeadMetrics, submissionCounter, unstoredCounter } from './stats/lead-metrics.server.ts'
import { createSubmissionLimits } from './submission/submission-limits.server.ts'
import { type Submission, submitLead } from './submission/submit-lead.server.ts'

interface LeadModuleParts {
  env: Env
  log: Log
  database: OpenDatabase
  mailer: Mailer
  metrics: Metrics
  staffMail: StaffMailContext
  sampleMailer: Mailer | null
  writeSample: WriteSample
}

export const leadModuleContext = createContext<Awaited<ReturnType<typeof startLeadModule>>>()

export async function startLeadModule(parts: LeadModuleParts) {
  const { env, database, metrics } = parts
  const { db } = database
  const formSecret = env.FORM_SECRET ?? (await getOrCreateSecret(db, 'form'))
  const deps = {
    ...parts,
    ...database,
    staffMail: { ...parts.staffMail, staffUrl: env.STAFF_URL },
    mailDirectory: env.MAIL_DIR,
    formSecret,
    limits: createSubmissionLimits(database, formSecret),
    canMailVisitors: parts.sampleMailer !== null,
    countUnstored: unstoredCounter(metrics.registry),
  }
  const loops = [
    startLeadNotifications(deps),
    startDigests(deps),
    startSamples(deps),
    startReminders({ ...parts, db, remindTo: env.REMIND_TO, staffUrl: env.STAFF_URL }),
    startLeadMaintenance(deps),
    startLeadRetention(deps),
  ]
  registerLeadMetrics(metrics.registry, db)
  const countResult = submissionCounter(metrics.registry)

  return {
    async submitLead(lead: Lead, submission: Submission) {
      const result = await submitLead(deps, lead, submission)
      countResult(result)
      return result
    },
    canMailVisitors: deps.canMailVisitors,
    canRead: () => canReadLeads(db),
    issueFormToken: () => issueFormToken(formSecret, steadyNow()),
    stop: () => stopLoops(loops),
  }
}

async function canReadLeads(db: Database): Promise<boolean> {
  const reading = db.select({ one: sql`1` }).from(leads).limit(1)
  return reading.then(
    () => true,
    () => false,
  )
}
