import type { Database } from '#app/infra/database/database.server.ts'
import { OperatorError } from '#app/infra/operator-error.server.ts'
import { recordEvent } from '../desk/lead-marks.server.ts'
import { MAIL_AGAIN, NOW, type StoredLead, updateLead } from '../lead-store.server.ts'
import { BY_COMMAND, type CommandDeps, requireLead } from './lead-admin-store.server.ts'

const SEND_SAMPLE = { sample_state: 'released', sample_reason: null, sample_due_at: NOW } as const

type Deps = Pick<CommandDeps, 'db' | 'info'>

export async function resendLead(deps: Deps, reference: string, by = BY_COMMAND): Promise<void> {
  const lead = await requireNotQuarantined(deps.db, reference)
  await updateLead(deps.db, reference, MAIL_AGAIN)
  await recordEvent(deps.db, lead, 'mail_again', by)
  deps.info(`The mail of ${reference} is queued; the running server sends it within seconds.`)
}

/** Ignores the limits; the sample may have been sent before. */
export async function resendSample(deps: Deps, reference: string, by = BY_COMMAND): Promise<void> {
  const lead = await requireNotQuarantined(deps.db, reference)
  if (!lead.wants.includes('sample')) throw new OperatorError('The visitor did not ask for a sample.')
  await updateLead(deps.db, reference, SEND_SAMPLE)
  await recordEvent(deps.db, lead, 'sample_again', by)
  deps.info(`The sample of ${reference} is queued; the running server sends it within seconds.`)
}

export async function releaseLead(deps: Deps, reference: string, by = BY_COMMAND): Promise<void> {
  const lead = await requireLead(deps.db, reference)
  const { mail_state, sample_state } = lead
  if (mail_state !== 'quarantined' && sample_state !== 'waiting')
    throw new OperatorError('Nothing about this lead is waiting; use "resend" to mail it again.')
  await updateLead(deps.db, reference, {
    ...(sample_state === 'waiting' && SEND_SAMPLE),
    ...(mail_state === 'quarantined' && MAIL_AGAIN),
  })
  await recordEvent(deps.db, lead, 'released', by)
  deps.info(`${reference} is released; the running server mails it within seconds.`)
}

async function requireNotQuarantined(db: Database, reference: string): Promise<StoredLead> {
  const lead = await requireLead(db, reference)
  if (lead.mail_state !== 'quarantined') return lead
  throw new OperatorError('The lead is quarantined; use "release" to let it through.')
}
