import { getTableColumns } from 'drizzle-orm'
import type { CommandOutput } from '#app/infra/command-line.server.ts'
import type { OpenDatabase } from '#app/infra/database/database.server.ts'
import type { JobQueue } from '#app/infra/jobs/jobs.server.ts'
import type { MailFiles } from '#app/infra/mail/mail-files.server.ts'
import { OperatorError } from '#app/infra/operator-error.server.ts'
import { keysOf } from '#app/shared/object/record.ts'
import { textTable } from '#app/shared/text/text-table.ts'
import { leads } from '#db/schema/leads.ts'
import { findLead } from '../lead-store.server.ts'
import { eraseLeads, type LeadsToErase } from '../retention/erase-leads.server.ts'
import { oddFilesError } from '../retention/mail-copies.server.ts'
import { countLeads, type LeadFilter, listLeads } from './lead-admin-store.server.ts'
import { CSV_START, csvLine } from './lead-csv.ts'
import { heldBackEntry, LISTING_HEAD, leadDetails, listingRow } from './lead-report.ts'
import { type ResendResult, releaseLead, resendLead, resendSample } from './resend-lead.server.ts'

/** What the commands work with. */
export interface LeadAdmin extends CommandOutput, Pick<OpenDatabase, 'db' | 'pool' | 'embeddedDirectory'> {
  jobs: JobQueue
  mailFiles: MailFiles
}

export class CommandError extends OperatorError {}

const COLUMNS = keysOf(getTableColumns(leads))
const PROGRESS_STEP = 1_000
const LISTING_LIMIT = 50

const REFUSALS: Record<Exclude<ResendResult, 'queued'>, string> = {
  'not-found': 'There is no lead with this reference.',
  quarantined: 'The lead is quarantined; use "release" to let it through.',
  'nothing-waits': 'Nothing of this lead waits; use "resend" to mail it again.',
  'no-sample': 'The visitor did not ask for a sample.',
}

export async function listCommand(admin: LeadAdmin, filter: LeadFilter, isJson: boolean): Promise<void> {
  if (isJson) return printJsonArray(admin, filter)
  const limit = filter.limit ?? LISTING_LIMIT
  const rows: string[][] = []
  for await (const lead of listLeads(admin.db, { ...filter, limit: limit + 1 })) rows.push(listingRow(lead))
  // One more than shown tells that there are more; to count a million of them would take a second.
  const shown = rows.slice(0, limit)
  await admin.print(`${textTable([LISTING_HEAD, ...shown])}\n`)
  const total = `${shown.length} ${shown.length === 1 ? 'lead' : 'leads'}.`
  admin.info(rows.length > limit ? `The ${limit} newest; --limit shows more.` : total)
}

export async function quarantineCommand(
  admin: LeadAdmin,
  filter: LeadFilter,
  isJson: boolean,
): Promise<void> {
  const held = { ...filter, state: 'quarantined' as const }
  if (isJson) return printJsonArray(admin, held)
  const limit = filter.limit ?? LISTING_LIMIT
  let shown = 0
  for await (const lead of listLeads(admin.db, { ...held, limit })) {
    await admin.print(`${heldBackEntry(lead)}\n\n`)
    shown += 1
  }
  const total = await countLeads(admin.db, held)
  admin.info(`${shown} of ${total} held back. "release <reference>" lets one through.`)
}

export async function showCommand(admin: LeadAdmin, reference: string, isJson: boolean): Promise<void> {
  const lead = await findLead(admin.db, reference)
  if (lead === null) throw new CommandError(REFUSALS['not-found'])
  await admin.print(isJson ? `${JSON.stringify(lead, null, 2)}\n` : `${leadDetails(lead)}\n`)
}

export async function exportCommand(admin: LeadAdmin, filter: LeadFilter, separator: string): Promise<void> {
  const total = await countLeads(admin.db, filter)
  let written = 0
  await admin.print(CSV_START + csvLine(COLUMNS, separator))
  for await (const lead of listLeads(admin.db, filter)) {
    const cells = COLUMNS.map((name) => lead[name])
    await admin.print(csvLine(cells, separator))
    if (++written % PROGRESS_STEP === 0) admin.info(`${written} of ${total} leads…`)
  }
  admin.info(`${written} leads exported.`)
}

export async function resendCommand(admin: LeadAdmin, reference: string): Promise<void> {
  refuseUnlessQueued(await resendLead(admin, reference))
  admin.info(`The mail of ${reference} is queued; the running server sends it within seconds.`)
}

export async function resendSampleCommand(admin: LeadAdmin, reference: string): Promise<void> {
  refuseUnlessQueued(await resendSample(admin, reference))
  admin.info(`The sample of ${reference} is queued; the running server sends it within seconds.`)
}

/** Every lead whose mail has been refused so far: tried now, not after its pause. */
export async function resendFailedCommand(admin: LeadAdmin): Promise<void> {
  const total = await countLeads(admin.db, { isRefused: true })
  let queued = 0
  for await (const { reference } of listLeads(admin.db, { isRefused: true })) {
    if (reference !== null && (await resendLead(admin, reference)) === 'queued') queued += 1
    if (queued > 0 && queued % PROGRESS_STEP === 0) admin.info(`${queued} of ${total} mails…`)
  }
  admin.info(`${queued} mails are queued; the running server sends them.`)
}

export async function releaseCommand(admin: LeadAdmin, reference: string): Promise<void> {
  refuseUnlessQueued(await releaseLead(admin, reference))
  admin.info(`${reference} is released; the running server mails it within seconds.`)
}

export async function eraseCommand(admin: LeadAdmin, which: LeadsToErase, isJson: boolean): Promise<void> {
  const erased = await eraseLeads(admin, which)
  const table = textTable([
    ['leads', String(erased.leads)],
    ['jobs', String(erased.jobs)],
    ['mail files', String(erased.mailFiles)],
  ])
  await admin.print(`${isJson ? JSON.stringify(erased) : table}\n`)
  if (erased.oddMailFiles.length > 0) throw oddFilesError(erased.oddMailFiles)
  if (isJson) return
  admin.info(
    'Limits and logs hold nothing of a visitor. Delivered mails, backups and DATA_DIR/postgres/data.before-… are yours to clear.',
  )
}

async function printJsonArray(admin: LeadAdmin, filter: LeadFilter): Promise<void> {
  let opening = '['
  for await (const lead of listLeads(admin.db, filter)) {
    await admin.print(`${opening}\n${JSON.stringify(lead)}`)
    opening = ','
  }
  await admin.print(opening === '[' ? '[]\n' : '\n]\n')
}

function refuseUnlessQueued(result: ResendResult): void {
  if (result !== 'queued') throw new CommandError(REFUSALS[result])
}
