import type { LeadCommand } from './lead-command.server.ts'
import {
  eraseCommand,
  exportCommand,
  type LeadAdmin,
  listCommand,
  quarantineCommand,
  releaseCommand,
  resendCommand,
  resendFailedCommand,
  resendSampleCommand,
  showCommand,
} from './lead-commands.server.ts'
import { statsByCommand, statsCommand } from './stats/lead-stats.server.ts'

/** Throws a `CommandError` when the command cannot be done. */
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
      return resendCommand(admin, command.reference)
    case 'resend-failed':
      return resendFailedCommand(admin)
    case 'resend-sample':
      return resendSampleCommand(admin, command.reference)
    case 'release':
      return releaseCommand(admin, command.reference)
    case 'erase':
      return eraseCommand(admin, { email: command.email }, command.isJson)
    case 'erase-phone':
      return eraseCommand(admin, { phone: command.phone }, command.isJson)
    case 'erase-lead':
      return eraseCommand(admin, { reference: command.reference }, command.isJson)
    case 'erase-quarantined':
      return eraseCommand(admin, { quarantinedBefore: command.before }, command.isJson)
    case 'stats':
      return command.by === undefined
        ? statsCommand(admin, command)
        : statsByCommand(admin, command.by, command.isJson)
  }
}
