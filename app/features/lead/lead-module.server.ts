import { createContext } from 'react-router'
import type { OpenDatabase } from '#app/infra/database/database.server.ts'
import { loadSecret } from '#app/infra/database/secret.server.ts'
import type { Env } from '#app/infra/env.server.ts'
import type { Jobs } from '#app/infra/jobs/jobs.server.ts'
import { openMailFiles } from '#app/infra/mail/mail-files.server.ts'
import type { Mailer } from '#app/infra/mail/mailer.server.ts'
import type { Log } from '#app/infra/observability/log.server.ts'
import type { Metrics } from '#app/infra/observability/metrics.server.ts'
import { cleanRateLimits } from '#app/infra/rate-limit.server.ts'
import { steadyNow } from '#app/infra/steady-clock.server.ts'
import { registerLeadMetrics, submissionCounter, unstoredCounter } from './admin/stats/lead-metrics.server.ts'
import type { Lead } from './lead-schema.ts'
import type { CpvName } from './notification/lead-message.ts'
import { startLeadUpkeep } from './notification/lead-upkeep.server.ts'
import { startLeadNotifications } from './notification/notify-lead.server.ts'
import { startHeldBackReports } from './notification/report-held-back.server.ts'
import { startLeadRetention } from './retention/erase-old-leads.server.ts'
import { startSamples, type WriteSample } from './sample/send-sample.server.ts'
import { createHeldBackRoom } from './submission/held-back-room.server.ts'
import { issueFormToken } from './submission/spam/form-token.server.ts'
import { createSubmissionLimits } from './submission/submission-limits.server.ts'
import { type Submission, type SubmitLeadResult, submitLead } from './submission/submit-lead.server.ts'

/** All that the server and its routes need of leads. */
export interface LeadModule {
  submitLead: (lead: Lead, submission: Submission) => Promise<SubmitLeadResult>
  issueFormToken: () => string
  stop: () => void
}

export interface LeadModuleParts {
  env: Env
  log: Log
  database: OpenDatabase
  jobs: Jobs
  mailer: Mailer
  metrics: Metrics
  cpvName: CpvName
  sampleMailer: Mailer | null
  writeSample: WriteSample
}

export const leadModuleContext = createContext<LeadModule>()

/** Starts the workers of the lead feature and connects its parts. */
export async function startLeadModule(parts: LeadModuleParts): Promise<LeadModule> {
  const { env, log, database, jobs, metrics } = parts
  const { db } = database
  const formSecret = env.FORM_SECRET ?? (await loadSecret(db, 'form'))
  const limits = createSubmissionLimits(database, formSecret)
  const heldBackRoom = createHeldBackRoom({ ...database, log })
  const mailFiles = openMailFiles(env.MAIL_DIR)
  const canMailVisitors = parts.sampleMailer !== null
  const countUnstored = unstoredCounter(metrics.registry)
  const deps = {
    ...parts,
    ...database,
    mailFiles,
    formSecret,
    limits,
    heldBackRoom,
    canMailVisitors,
    countUnstored,
  }
  await startLeadNotifications(jobs, deps)
  await startHeldBackReports(jobs, deps)
  await startSamples(jobs, deps)
  await startLeadRetention(jobs, deps)
  registerLeadMetrics(metrics.registry, db)
  const countResult = submissionCounter(metrics.registry)
  const stopCleaning = cleanRateLimits(database)
  const stopUpkeep = startLeadUpkeep(deps)

  return {
    async submitLead(lead, submission) {
      const result = await submitLead(deps, lead, submission)
      countResult(result)
      return result
    },
    issueFormToken: () => issueFormToken(formSecret, steadyNow()),
    stop() {
      stopCleaning()
      stopUpkeep()
    },
  }
}
