import type { LeadCommand } from './lead-command.server.ts'
import {
  CommandError,
  eraseCommand,
  exportCommand,
  type LeadDesk,
  listCommand,
  quarantineCommand,
  releaseCommand,
  resendCommand,
  resendFailedCommand,
  showCommand,
  statsCommand,
} from './lead-commands.server.ts'
import type { LeadFilter } from './lead-desk-store.server.ts'
import { statsByCommand } from './lead-stats.server.ts'

/** A table is laid out in memory, which may be the server's; everything else is passed on row by row. */
const MAX_TABLE_ROWS = 10_000

/** Throws a `CommandError` when the command cannot be done. */
export async function runLeadCommand(desk: LeadDesk, command: LeadCommand): Promise<void> {
  switch (command.name) {
    case 'list':
      return list(desk, command.filter, command.isJson)
    case 'quarantine':
      return quarantineCommand(desk, command.filter, command.isJson)
    case 'show':
      return showCommand(desk, command.reference, command.isJson)
    case 'export':
      return exportCommand(desk, command.filter, command.separator)
    case 'resend':
      return resendCommand(desk, command.reference)
    case 'resend-failed':
      return resendFailedCommand(desk)
    case 'release':
      return releaseCommand(desk, command.reference)
    case 'erase':
      return eraseCommand(desk, { email: command.email }, command.isJson)
    case 'erase-phone':
      return eraseCommand(desk, { phone: command.phone }, command.isJson)
    case 'erase-lead':
      return eraseCommand(desk, { reference: command.reference }, command.isJson)
    case 'erase-quarantined':
      return eraseCommand(desk, { quarantinedBefore: command.before }, command.isJson)
    case 'stats':
      return command.by === undefined
        ? statsCommand(desk, command.isJson)
        : statsByCommand(desk, command.by, command.isJson)
  }
}

async function list(desk: LeadDesk, filter: LeadFilter, isJson: boolean): Promise<void> {
  if (!isJson && (filter.limit ?? 0) > MAX_TABLE_ROWS) {
    throw new CommandError(
      `A table shows at most ${MAX_TABLE_ROWS} leads; --json and "export" give them all.`,
    )
  }
  return listCommand(desk, filter, isJson)
}
