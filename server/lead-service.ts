import { parseLeadCommand } from '#app/features/lead/admin/lead-command.server.ts'
import { registerLeadMetrics, submissionCounter } from '#app/features/lead/admin/lead-metrics.server.ts'
import { runLeadCommand } from '#app/features/lead/admin/run-lead-command.server.ts'
import type { Lead } from '#app/features/lead/lead-schema.ts'
import type { CpvName } from '#app/features/lead/notification/lead-message.ts'
import { startLeadUpkeep } from '#app/features/lead/notification/lead-upkeep.server.ts'
import { startLeadNotifications } from '#app/features/lead/notification/notify-lead.server.ts'
import { startHeldBackReports } from '#app/features/lead/notification/report-held-back.server.ts'
import { startLeadRetention } from '#app/features/lead/retention/erase-old-leads.server.ts'
import { issueFormToken } from '#app/features/lead/submission/form-token.server.ts'
import { createHeldBackRoom } from '#app/features/lead/submission/held-back-room.server.ts'
import {
  type ReceiveLeadResult,
  receiveLead,
  type Submission,
} from '#app/features/lead/submission/receive-lead.server.ts'
import { createSubmissionLimits } from '#app/features/lead/submission/submission-limits.server.ts'
import type { OpenDatabase } from '#app/infra/database/database.server.ts'
import type { StreamedCommand } from '#app/infra/database/embedded/control/serve-control.server.ts'
import { loadSecret } from '#app/infra/database/secret.server.ts'
import type { Env } from '#app/infra/env.server.ts'
import type { Jobs } from '#app/infra/jobs/jobs.server.ts'
import { openMailFiles } from '#app/infra/mail/mail-files.server.ts'
import type { Mailer } from '#app/infra/mail/mailer.server.ts'
import type { Log } from '#app/infra/observability/log.server.ts'
import type { Metrics } from '#app/infra/observability/metrics.server.ts'
import { cleanRateLimits } from '#app/infra/rate-limit.server.ts'
import { steadyNow } from '#app/infra/steady-clock.server.ts'

export interface LeadService {
  receiveLead: (lead: Lead, submission: Submission) => Promise<ReceiveLeadResult>
  issueFormToken: () => string
  /** What `npm run leads` asks for. */
  runCommand: StreamedCommand
  stop: () => void
}

export interface LeadServiceParts {
  env: Env
  log: Log
  database: OpenDatabase
  jobs: Jobs
  mailer: Mailer
  metrics: Metrics
  cpvName: CpvName
}

/** Everything that works on leads: taking them in, mailing them, looking after them. */
export async function startLeadService(parts: LeadServiceParts): Promise<LeadService> {
  const { env, database, jobs, metrics } = parts
  const { db } = database
  const formSecret = env.FORM_SECRET ?? (await loadSecret(db, 'form'))
  const limits = createSubmissionLimits(database, formSecret)
  const heldBackRoom = createHeldBackRoom({ ...database, dataDir: env.DATA_DIR, log: parts.log })
  const mailFiles = openMailFiles(env.MAIL_DIR)
  const deps = { ...parts, ...database, mailFiles, formSecret, limits, heldBackRoom }
  await startLeadNotifications(jobs, deps)
  await startHeldBackReports(jobs, deps)
  await startLeadRetention(jobs, deps)
  registerLeadMetrics(metrics.registry, db)
  const countResult = submissionCounter(metrics.registry)
  const stopCleaning = cleanRateLimits(database)
  const stopUpkeep = startLeadUpkeep(deps)

  return {
    async receiveLead(lead, submission) {
      const result = await receiveLead(deps, lead, submission)
      countResult(result)
      return result
    },
    issueFormToken: () => issueFormToken(formSecret, steadyNow()),
    runCommand: (input, output) => runLeadCommand({ ...deps, ...output }, parseLeadCommand(input)),
    stop() {
      stopCleaning()
      stopUpkeep()
    },
  }
}
