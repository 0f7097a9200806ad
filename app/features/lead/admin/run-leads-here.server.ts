import type { CommandOutput } from '#app/infra/command-line.server.ts'
import type { OpenDatabase } from '#app/infra/database/database.server.ts'
import type { Env } from '#app/infra/env.server.ts'
import { openJobQueue } from '#app/infra/jobs/jobs.server.ts'
import { openMailFiles } from '#app/infra/mail/mail-files.server.ts'
import type { LeadCommand } from './lead-command.server.ts'
import { runLeadCommand } from './run-lead-command.server.ts'

interface Here extends OpenDatabase, CommandOutput {
  env: Env
}

/** Runs a command in a process of its own, beside the server or without one. */
export async function runLeadsHere(here: Here, command: LeadCommand): Promise<void> {
  const jobs = await openJobQueue(here)
  const mailFiles = openMailFiles(here.env.MAIL_DIR)
  try {
    await runLeadCommand({ ...here, jobs, mailFiles }, command)
  } finally {
    await jobs.stop()
  }
}
