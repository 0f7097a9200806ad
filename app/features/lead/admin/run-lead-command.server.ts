import type { LeadsToErase } from '../retention/erase-leads.server.ts'
import type { LeadFilter } from './lead-admin-store.server.ts'
import {
  eraseCommand,
  exportCommand,
  type LeadAdmin,
  listCommand,
  quarantineCommand,
  showCommand,
} from './lead-commands.server.ts'
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
