import { getTableColumns } from 'drizzle-orm'
import { keysOf } from '#app/shared/object/record.ts'
import { textTable } from '#app/shared/text/text-table.ts'
import { leads } from '#db/schema/leads.ts'
import { eraseLeads, type LeadsToErase } from '../retention/erase-leads.server.ts'
import { unremovedFilesError } from '../retention/mail-copies.server.ts'
import {
  countLeads,
  type LeadAdmin,
  type LeadFilter,
  listLeads,
  PROGRESS_STEP,
  requireLead,
} from './lead-admin-store.server.ts'
import { CSV_START, csvLine } from './lead-csv.ts'
import { LISTING_HEAD, leadDetails, listingRow, quarantineEntry } from './lead-report.ts'
import { releaseLead, resendFailed, resendLead, resendSample } from './resend-lead.server.ts'
import { statsByCommand, statsCommand } from './stats/lead-stats.server.ts'
import type { StatsGrouping } from './stats/lead-stats-store.server.ts'

export type LeadCommand =
  | { name: 'list' | 'quarantine'; filter: LeadFilter; isJson: boolean }
  | { name: 'export'; filter: LeadFilter; separator: string }
  | { name: 'show'; reference: string; isJson: boolean }
  | { name: 'resend' | 'resend-sample' | 'release'; reference: string }
  | { name: 'resend-failed' }
  | { name: 'erase'; which: LeadsToErase; isJson: boolean }
  | { name: 'stats'; by?: StatsGrouping | undefined; since?: Date | undefined; isJson: boolean }

const COLUMNS = keysOf(getTableColumns(leads))
const LISTING_LIMIT = 50

export async function runLeadCommand(admin: LeadAdmin, command: LeadCommand): Promise<void> {
  switch (command.name) {
    case 'list':
      return listCommand(admin, command.filter, command.isJson)
    case 'quarantine':
      return quarantineCommand(admin, command.filter, command.isJson)
    case 'show':
      return showCommand(admin, command.reference, command.isJson)
    case 'export':
      return exportCommand(admin, command.filter, command.separator)
    case 'resend':
      return resendLead(admin, command.reference)
    case 'resend-failed':
      return resendFailed(admin)
    case 'resend-sample':
      return resendSample(admin, command.reference)
    case 'release':
      return releaseLead(admin, command.reference)
    case 'erase':
      return eraseCommand(admin, command.which, command.isJson)
    case 'stats':
      return command.by === undefined
        ? statsCommand(admin, command)
        : statsByCommand(admin, command.by, command.isJson)
  }
}

export async function listCommand(admin: LeadAdmin, filter: LeadFilter, isJson: boolean): Promise<void> {
  if (isJson) return printJsonArray(admin, filter)
  const limit = filter.limit ?? LISTING_LIMIT
  const rows: string[][] = []
  for await (const lead of listLeads(admin.db, { ...filter, limit: limit + 1 })) rows.push(listingRow(lead))
  // One more than shown tells that there are more; counting a million takes a second.
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
  const quarantined = { ...filter, state: 'quarantined' as const }
  if (isJson) return printJsonArray(admin, quarantined)
  const limit = filter.limit ?? LISTING_LIMIT
  let shown = 0
  for await (const lead of listLeads(admin.db, { ...quarantined, limit })) {
    await admin.print(`${quarantineEntry(lead)}\n\n`)
    shown += 1
  }
  const total = await countLeads(admin.db, quarantined)
  admin.info(`${shown} of ${total} quarantined. "release <reference>" lets one through.`)
}

export async function showCommand(admin: LeadAdmin, reference: string, isJson: boolean): Promise<void> {
  const lead = await requireLead(admin.db, reference)
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

export async function eraseCommand(admin: LeadAdmin, which: LeadsToErase, isJson: boolean): Promise<void> {
  const erased = await eraseLeads(admin, which)
  const table = textTable([
    ['leads', String(erased.leads)],
    ['jobs', String(erased.jobs)],
    ['mail files', String(erased.mailFiles)],
  ])
  await admin.print(`${isJson ? JSON.stringify(erased) : table}\n`)
  if (erased.oddMailFiles.length > 0) throw unremovedFilesError(erased.oddMailFiles)
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
