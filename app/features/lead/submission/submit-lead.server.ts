import type { Database, Transaction } from '#app/infra/database/database.server.ts'
import type { Jobs } from '#app/infra/jobs/jobs.server.ts'
import type { Mailer } from '#app/infra/mail/mailer.server.ts'
import type { Log } from '#app/infra/observability/log.server.ts'
import { toE164 } from '../lead-phone.server.ts'
import { CONSENT_VERSION, type Lead } from '../lead-schema.ts'
import {
  findReferenceByKeys,
  insertLead,
  lockKeys,
  type NewLead,
  releaseHeldBack,
} from '../lead-store.server.ts'
import { leadMail, suspectMail } from '../notification/lead-mail.server.ts'
import type { CpvName } from '../notification/lead-message.ts'
import { NOTIFY_LEAD_QUEUE } from '../notification/notify-lead.server.ts'
import { REPORT_DELAY_SECONDS, REPORT_HELD_BACK_QUEUE } from '../notification/report-held-back.server.ts'
import { referenceOf, submissionKeys } from './submission-key.server.ts'

export interface SubmitLeadDeps {
  db: Database
  jobs: Jobs
  mailer: Mailer
  log: Log
  cpvName: CpvName
}

export type SubmitLeadResult = { ok: true; reference: string } | { ok: false }

const REFERENCE_ATTEMPTS = 5

/**
 * Stores the lead together with the job that mails it, in one transaction; the same submission sent
 * again gives the same reference. When nothing can be stored, the mail is sent at once instead.
 * With a reason for quarantine staff are told of it by marked mail; sent again without one, it is released.
 * `ok: false` means that the request could be neither stored nor sent.
 */
export async function submitLead(
  deps: SubmitLeadDeps,
  lead: Lead,
  now = new Date(),
  quarantineReason: string | null = null,
): Promise<SubmitLeadResult> {
  const keys = submissionKeys(lead, now)
  try {
    return { ok: true, reference: await storeLead(deps, lead, keys, quarantineReason) }
  } catch (error) {
    deps.log.error({ err: error }, 'a lead could not be stored; sending its mail at once')
  }
  const reference = referenceOf(keys[0], 0)
  try {
    const row = newLead(lead, keys[0], reference, quarantineReason)
    await deps.mailer.send((quarantineReason === null ? leadMail : suspectMail)(row, deps.cpvName))
    deps.log.warn({ reference }, 'a lead was mailed without being stored')
    return { ok: true, reference }
  } catch (error) {
    deps.log.error({ err: error, reference }, 'a lead could be neither stored nor mailed')
    return { ok: false }
  }
}

async function storeLead(
  deps: SubmitLeadDeps,
  lead: Lead,
  keys: [string, ...string[]],
  quarantineReason: string | null,
): Promise<string> {
  return deps.db.transaction(async (tx) => {
    await lockKeys(tx, keys)
    const twin = await joinTwin(deps, tx, keys, quarantineReason)
    if (twin !== null) return twin
    for (let attempt = 0; attempt < REFERENCE_ATTEMPTS; attempt++) {
      const reference = referenceOf(keys[0], attempt)
      if (await insertLead(tx, newLead(lead, keys[0], reference, quarantineReason))) {
        if (quarantineReason === null) await deps.jobs.enqueue(tx, NOTIFY_LEAD_QUEUE, { reference })
        else await deps.jobs.enqueue(tx, REPORT_HELD_BACK_QUEUE, {}, REPORT_DELAY_SECONDS)
        return reference
      }
      // One of the two is taken: the key, by the same submission, or the reference, by another one.
      const taken = await joinTwin(deps, tx, keys, quarantineReason)
      if (taken !== null) return taken
    }
    throw new Error('no free reference was found for a lead')
  })
}

/** The reference of the same submission, if it is stored already; one that was held back is released by a clean one. */
async function joinTwin(
  { jobs }: SubmitLeadDeps,
  tx: Transaction,
  keys: readonly string[],
  quarantineReason: string | null,
): Promise<string | null> {
  const reference = await findReferenceByKeys(tx, keys)
  if (reference !== null && quarantineReason === null && (await releaseHeldBack(tx, reference))) {
    await jobs.enqueue(tx, NOTIFY_LEAD_QUEUE, { reference })
  }
  return reference
}

function newLead(lead: Lead, key: string, reference: string, quarantineReason: string | null) {
  const { campaign, ...fields } = lead
  return {
    ...fields,
    ...campaign,
    reference,
    idempotency_key: key,
    consent_version: CONSENT_VERSION,
    phone_e164: toE164(lead.phone),
    mail_state: quarantineReason === null ? 'pending' : 'quarantined',
    quarantine_reason: quarantineReason,
  } satisfies NewLead
}
