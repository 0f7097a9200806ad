import type { Jobs, QueuePolicy } from '#app/infra/jobs.server.ts'
import type { MailMessage } from '#app/infra/mailer/mailer.server.ts'
import { heldBackReports } from '#config/limits.ts'
import { listUnreported, markReported, readReportsSince } from '../held-back-store.server.ts'
import type { StoredLead } from '../lead-store.server.ts'
import { refusedSuspectMail, suspectDigestMail, suspectMail } from './lead-mail.server.ts'
import { mailFailureReason, type NotifyLeadDeps } from './notify-lead.server.ts'

export const REPORT_HELD_BACK_QUEUE = 'report-held-back'

/** One job at a time, whoever asks for it. What fails is done by the next one, see `lead-upkeep.server.ts`. */
export const REPORT_HELD_BACK_POLICY: QueuePolicy = {
  policy: 'exclusive',
  retryLimit: 0,
  expireInSeconds: 600,
  heartbeatSeconds: 20,
}

/** A job waits so long for more to come: in a flood there is one job for many leads. */
export const REPORT_DELAY_SECONDS = 3

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

type Suspect = StoredLead & { reference: string }

/** Starts the worker that tells staff of leads that were held back. */
export async function startHeldBackReports(jobs: Jobs, deps: NotifyLeadDeps): Promise<void> {
  await jobs.work(REPORT_HELD_BACK_QUEUE, REPORT_HELD_BACK_POLICY, () => reportHeldBack(deps, new Date()))
}

/**
 * Mails what staff have not been told of: each by itself while there are few, else in digests a quarter of an hour
 * apart. What is not accepted stays unreported.
 */
export async function reportHeldBack(deps: NotifyLeadDeps, now: Date): Promise<void> {
  const { mailsPerHour, digestEveryMinutes, digestSize, digestsAtOnce } = heldBackReports
  const suspects = await listSuspects(deps, digestSize)
  const sent = await readReportsSince(deps.db, new Date(now.getTime() - HOUR_MS))
  if (sent.mails + suspects.length <= mailsPerHour) {
    for (const suspect of suspects) await report(deps, [suspect])
    return
  }
  if (sent.last !== null && now.getTime() - sent.last.getTime() < digestEveryMinutes * MINUTE_MS) return
  await report(deps, suspects)
  for (let digests = 1; digests < digestsAtOnce; digests++) {
    const more = await listSuspects(deps, digestSize)
    if (more.length === 0) return
    await report(deps, more)
  }
}

async function listSuspects({ db }: NotifyLeadDeps, limit: number): Promise<Suspect[]> {
  const unreported = await listUnreported(db, limit)
  return unreported.flatMap((lead) => (lead.reference === null ? [] : { ...lead, reference: lead.reference }))
}

/** A mail server may refuse what looks like spam to it too: then the others are told of without it. */
async function report(deps: NotifyLeadDeps, suspects: readonly Suspect[]): Promise<void> {
  const [suspect, ...others] = suspects
  if (suspect === undefined) return
  try {
    const mail =
      others.length > 0 ? suspectDigestMail(suspects, deps.cpvName) : suspectMail(suspect, deps.cpvName)
    await send(deps, mail, suspects)
  } catch (error) {
    if (!isRefusedForGood(error)) throw failure(deps, error, suspects.length)
    if (others.length === 0) return send(deps, refusedSuspectMail(suspect), suspects)
    const middle = Math.ceil(suspects.length / 2)
    await report(deps, suspects.slice(0, middle))
    await report(deps, suspects.slice(middle))
  }
}

async function send(
  { db, mailer, log }: NotifyLeadDeps,
  mail: MailMessage,
  suspects: readonly Suspect[],
): Promise<void> {
  await mailer.send(mail)
  const references = suspects.map(({ reference }) => reference)
  await markReported(db, references, mail.id)
  log.info({ leads: suspects.length }, 'held-back leads reported')
}

/** The queue keeps what is thrown: only the reason, not what hangs on the mailer's error. */
function failure({ log }: NotifyLeadDeps, error: unknown, leads: number): Error {
  const reason = mailFailureReason(error)
  log.warn({ leads, reason }, 'held-back leads could not be reported; it will be tried again')
  return new Error(reason)
}

function isRefusedForGood(error: unknown): boolean {
  const isReply = error instanceof Error && 'responseCode' in error
  return isReply && typeof error.responseCode === 'number' && error.responseCode >= 500
}
