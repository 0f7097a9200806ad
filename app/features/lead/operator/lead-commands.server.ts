import { setImmediate as nextTurn } from 'node:timers/promises'
import { getTableColumns } from 'drizzle-orm'
import type { CommandOutput } from '#app/infra/control/command-stream.server.ts'
import type { Database, Driver } from '#app/infra/database.server.ts'
import type { JobQueue } from '#app/infra/jobs.server.ts'
import type { MailFiles } from '#app/infra/mailer/mail-files.server.ts'
import { OperatorError } from '#app/infra/operator-error.server.ts'
import { leads } from '#db/schema/leads.ts'
import { findLead, type StoredLead } from '../lead-store.server.ts'
import { eraseLeads, type LeadsToErase } from './erase-leads.server.ts'
import { CSV_START, csvLine } from './lead-csv.ts'
import { countLeads, type LeadFilter, listLeads, readLeadStats } from './lead-desk-store.server.ts'
import {
  heldBackEntry,
  LISTING_HEAD,
  leadDetails,
  listingRow,
  statsReport,
  textTable,
} from './lead-report.ts'
import { type ResendResult, releaseLead, resendLead } from './resend-lead.server.ts'

/** What the commands work with. */
export interface LeadDesk extends CommandOutput {
  db: Database
  driver: Driver
  jobs: JobQueue
  mailFiles: MailFiles
}

export class CommandError extends OperatorError {}

const COLUMNS = Object.keys(getTableColumns(leads)) as (keyof StoredLead)[]
const PROGRESS_STEP = 1_000
const LISTING_LIMIT = 50

const REFUSALS: Record<Exclude<ResendResult, 'queued'>, string> = {
  'not-found': 'There is no lead with this reference.',
  quarantined: 'The lead is quarantined; use "release" to let it through.',
  'not-quarantined': 'The lead is not quarantined; use "resend" to mail it again.',
}

export async function listCommand(desk: LeadDesk, filter: LeadFilter, isJson: boolean): Promise<void> {
  if (isJson) return printJsonArray(desk, filter)
  const limit = filter.limit ?? LISTING_LIMIT
  const rows: string[][] = []
  for await (const lead of listLeads(desk.db, { ...filter, limit: limit + 1 })) rows.push(listingRow(lead))
  // One more than shown tells that there are more; to count a million of them would take a second.
  const shown = rows.slice(0, limit)
  await desk.print(`${textTable([LISTING_HEAD, ...shown])}\n`)
  const total = `${shown.length} ${shown.length === 1 ? 'lead' : 'leads'}.`
  desk.tell(rows.length > limit ? `The ${limit} newest; --limit shows more.` : total)
}

export async function quarantineCommand(desk: LeadDesk, filter: LeadFilter, isJson: boolean): Promise<void> {
  const held = { ...filter, state: 'quarantined' as const }
  if (isJson) return printJsonArray(desk, held)
  const limit = filter.limit ?? LISTING_LIMIT
  let shown = 0
  for await (const lead of listLeads(desk.db, { ...held, limit })) {
    await desk.print(`${heldBackEntry(lead)}\n\n`)
    shown += 1
  }
  const total = await countLeads(desk.db, held)
  desk.tell(`${shown} of ${total} held back. "release <reference>" lets one through.`)
}

export async function showCommand(desk: LeadDesk, reference: string, isJson: boolean): Promise<void> {
  const lead = await findLead(desk.db, reference)
  if (lead === null) throw new CommandError(REFUSALS['not-found'])
  await desk.print(isJson ? `${JSON.stringify(lead, null, 2)}\n` : `${leadDetails(lead)}\n`)
}

export async function exportCommand(desk: LeadDesk, filter: LeadFilter, separator: string): Promise<void> {
  const total = await countLeads(desk.db, filter)
  let written = 0
  await desk.print(CSV_START + csvLine(COLUMNS, separator))
  for await (const lead of listLeads(desk.db, filter)) {
    const cells = COLUMNS.map((name) => lead[name])
    await desk.print(csvLine(cells, separator))
    if (++written % PROGRESS_STEP === 0) desk.tell(`${written} of ${total} leads…`)
  }
  desk.tell(`${written} leads exported.`)
}

export async function resendCommand(desk: LeadDesk, reference: string): Promise<void> {
  refuseUnlessQueued(await resendLead(desk, reference))
  desk.tell(`The mail of ${reference} is queued; the running server sends it within seconds.`)
}

/** Every lead whose mail has been refused so far: tried now, not after its pause. */
export async function resendFailedCommand(desk: LeadDesk): Promise<void> {
  const total = await countLeads(desk.db, { isRefused: true })
  let queued = 0
  for await (const { reference } of listLeads(desk.db, { isRefused: true })) {
    if (reference !== null && (await resendLead(desk, reference)) === 'queued') queued += 1
    if (queued > 0 && queued % PROGRESS_STEP === 0) desk.tell(`${queued} of ${total} mails…`)
    // The embedded database never waits for the system: without this the server's visitors would wait for the end.
    await nextTurn()
  }
  desk.tell(`${queued} mails are queued; the running server sends them.`)
}

export async function releaseCommand(desk: LeadDesk, reference: string): Promise<void> {
  refuseUnlessQueued(await releaseLead(desk, reference))
  desk.tell(`${reference} is released; the running server mails it within seconds.`)
}

export async function eraseCommand(desk: LeadDesk, which: LeadsToErase, isJson: boolean): Promise<void> {
  const erased = await eraseLeads(desk, which)
  if (isJson) return desk.print(`${JSON.stringify(erased)}\n`)
  await desk.print(
    `${textTable([
      ['leads', String(erased.leads)],
      ['jobs', String(erased.jobs)],
      ['mail files', String(erased.mailFiles)],
    ])}\n`,
  )
  desk.tell(
    'Limits and logs hold nothing of a visitor. Delivered mails, backups and DATA_DIR/db.before-… are yours to clear.',
  )
}

export async function statsCommand(desk: LeadDesk, isJson: boolean): Promise<void> {
  const stats = await readLeadStats(desk.db)
  await desk.print(isJson ? `${JSON.stringify(stats, null, 2)}\n` : `${statsReport(stats)}\n`)
}

async function printJsonArray(desk: LeadDesk, filter: LeadFilter): Promise<void> {
  let opening = '['
  for await (const lead of listLeads(desk.db, filter)) {
    await desk.print(`${opening}\n${JSON.stringify(lead)}`)
    opening = ','
  }
  await desk.print(opening === '[' ? '[]\n' : '\n]\n')
}

function refuseUnlessQueued(result: ResendResult): void {
  if (result !== 'queued') throw new CommandError(REFUSALS[result])
}
