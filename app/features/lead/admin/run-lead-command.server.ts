import type { CommandOutput } from '#app/infra/command-line.server.ts'
import type { OpenDatabase } from '#app/infra/database/database.server.ts'
import type { Env } from '#app/infra/env.server.ts'
import { openJobQueue } from '#app/infra/jobs/jobs.server.ts'
import { openMailFiles } from '#app/infra/mail/mail-files.server.ts'
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

interface Here extends OpenDatabase, CommandOutput {
  env: Env
}

/** Runs a command in a process of its own, beside the server or without one; throws a `CommandError` when it cannot be done. */
export async function runLeadsHere(here: Here, command: LeadCommand): Promise<void> {
  const jobs = await openJobQueue(here)
  const mailFiles = openMailFiles(here.env.MAIL_DIR)
  try {
    await runLeadCommand({ ...here, jobs, mailFiles }, command)
  } finally {
    await jobs.stop()
  }
}

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
