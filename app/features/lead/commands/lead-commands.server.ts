import { textTable } from '#app/domain/text/text-table.ts'
import { OperatorError } from '#app/infra/operator-error.server.ts'
import { countLeads, type LeadFilter, listLeads } from '../desk/lead-list.server.ts'
import { type Mark, markLeads, readHistory } from '../desk/lead-marks.server.ts'
import {
  exportAllColumns,
  exportCsv,
  exportXlsx,
  readCpvNames,
  recordExport,
} from '../export/export-leads.server.ts'
import { eraseLeads, type LeadsToErase } from '../retention/erase-leads.server.ts'
import { unremovedFilesError } from '../retention/mail-copies.server.ts'
import type { StatsGrouping } from '../stats/lead-stats-store.server.ts'
import { BY_COMMAND, type CommandDeps, requireLead } from './lead-admin-store.server.ts'
import { statsByCommand, statsCommand } from './lead-stats.server.ts'
import { historyTable, LISTING_HEAD, leadDetails, listingRow } from './lead-tables.ts'
import { releaseLead, resendLead, resendSample } from './resend-and-release.server.ts'

export type LeadCommand =
  | { name: 'list'; filter: LeadFilter; isJson: boolean }
  | { name: 'export'; format: ExportFormat; filter: LeadFilter; by?: string | undefined }
  | { name: 'mark'; references: readonly string[]; mark: Mark }
  | { name: 'show'; reference: string; isJson: boolean }
  | { name: 'resend' | 'resend-sample' | 'release'; reference: string }
  | { name: 'erase'; which: LeadsToErase; isJson: boolean; by?: string | undefined }
  | {
      name: 'stats'
      by?: StatsGrouping | undefined
      since?: Date | undefined
      until?: Date | undefined
      isJson: boolean
    }

type ExportFormat = 'csv' | 'xlsx' | 'all-columns'

const LISTING_LIMIT = 50

export async function runLeadCommand(deps: CommandDeps, command: LeadCommand): Promise<void> {
  switch (command.name) {
    case 'list':
      return listCommand(deps, command.filter, command.isJson)
    case 'show':
      return showCommand(deps, command.reference, command.isJson)
    case 'export':
      return exportCommand(deps, command)
    case 'mark':
      return markCommand(deps, command.references, command.mark)
    case 'resend':
      return resendLead(deps, command.reference)
    case 'resend-sample':
      return resendSample(deps, command.reference)
    case 'release':
      return releaseLead(deps, command.reference)
    case 'erase':
      return eraseCommand(deps, command)
    case 'stats':
      return command.by === undefined
        ? statsCommand(deps, command)
        : statsByCommand(deps, command.by, command)
  }
}

export async function listCommand(deps: CommandDeps, filter: LeadFilter, isJson: boolean): Promise<void> {
  if (isJson) return printJsonArray(deps, filter)
  const limit = filter.limit ?? LISTING_LIMIT
  const rows: string[][] = []
  for await (const lead of listLeads(deps.db, { ...filter, limit: limit + 1 })) rows.push(listingRow(lead))
  // One more than shown tells that there are more; counting a million takes a second.
  const shown = rows.slice(0, limit)
  await deps.print(`${textTable([LISTING_HEAD, ...shown])}\n`)
  const total = `${shown.length} ${shown.length === 1 ? 'lead' : 'leads'}.`
  deps.info(rows.length > limit ? `The ${limit} newest; --limit shows more.` : total)
}

export async function showCommand(deps: CommandDeps, reference: string, isJson: boolean): Promise<void> {
  const lead = await requireLead(deps.db, reference)
  const history = await readHistory(deps.db, lead)
  const text = isJson
    ? JSON.stringify({ ...lead, history }, null, 2)
    : `${leadDetails(lead)}\n\n${historyTable(history)}`
  await deps.print(`${text}\n`)
}

export async function markCommand(deps: CommandDeps, references: readonly string[], mark: Mark) {
  const chosen = references.map((reference) => ({ reference }))
  const { marked, unknown } = await markLeads(deps.db, chosen, mark)
  deps.info(`${marked.length} of ${references.length} leads marked.`)
  if (unknown.length > 0) throw new OperatorError(`There is no lead ${unknown.join(', ')}.`)
}

async function exportCommand(
  deps: CommandDeps,
  { format, filter, by = BY_COMMAND }: LeadCommand & { name: 'export' },
): Promise<void> {
  const total = await countLeads(deps.db, filter)
  await recordExport(deps.db, by, total)
  if (format === 'all-columns') return printCsv(deps, exportAllColumns(deps.db, filter), total)
  const findCpvName = await readCpvNames(deps.db)
  if (format === 'xlsx') {
    for await (const part of await exportXlsx(deps.db, filter, findCpvName)) await deps.print(part)
    return
  }
  return printCsv(deps, exportCsv(deps.db, filter, findCpvName), total)
}

async function printCsv(deps: CommandDeps, lines: AsyncIterable<string>, total: number): Promise<void> {
  for await (const line of lines) await deps.print(line)
  deps.info(`${total} leads exported.`)
}

export async function eraseCommand(
  deps: CommandDeps,
  { which, isJson, by = BY_COMMAND }: LeadCommand & { name: 'erase' },
): Promise<void> {
  const erased = await eraseLeads({ ...deps, by }, which)
  const table = textTable([
    ['leads', String(erased.leads)],
    ['mail files', String(erased.mailFiles)],
  ])
  await deps.print(`${isJson ? JSON.stringify(erased) : table}\n`)
  if (erased.oddMailFiles.length > 0) throw unremovedFilesError(erased.oddMailFiles)
  if (isJson) return
  deps.info(
    'Limits and logs hold nothing of a visitor. Delivered mails, backups and DATA_DIR/postgres/data.before-… are yours to clear.',
  )
}

async function printJsonArray(deps: CommandDeps, filter: LeadFilter): Promise<void> {
  let opening = '['
  for await (const lead of listLeads(deps.db, filter)) {
    await deps.print(`${opening}\n${JSON.stringify(lead)}`)
    opening = ','
  }
  await deps.print(opening === '[' ? '[]\n' : '\n]\n')
}
