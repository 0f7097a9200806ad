// `npm run leads -- …`: the operator's command. Arguments are read here, the work is in the lead feature.
import { open } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { runLeadCommand } from '#app/features/lead/commands/lead-commands.server.ts'
import { printCode } from '#app/features/staff/staff-module.server.ts'
import { readCommandLine, UsageError } from '#app/infra/command-line.server.ts'
import { readEnv } from '#app/infra/env.server.ts'
import { OperatorError } from '#app/infra/operator-error.server.ts'
import { PRIVATE_FILE } from '#app/infra/private-files.server.ts'
import { LEAD_OPTIONS, readLeadArguments } from './lead-arguments.ts'
import { exitCodeOf, outputTo, withDatabase } from './operator-command.ts'

const USAGE = `Usage: npm run leads -- <command> [options]

  list                  leads, newest first
                          --json           all of them, all columns, as an array
                          --open           unanswered ones: first who wants a call or a certain tender, then who waits
                          --hot            only who wants a call or a certain tender
                          --wants <wish>   offer, sample or consultation
                          --campaign <c>   of this campaign
                          --search <text>  beginnings of firm, name, e-mail, number; any four digits of a telephone
                          --state <state>  mail: pending, sent, failed or quarantined, with the reason
                          --since <date>   received at or after, such as 2026-11-01 or 2026-11-01T09:30
                          --until <date>   received no later than that day, or before that time
                          --limit <n>      at most so many (50 in a table)
  show <reference>      one lead and its history (--json)
  mark <references…> <what> --by <name>
                        say what was done: taken, reached, no-answer, offered, won, lost, spam, reopened or note
                          --note <text>    at most 1,000 characters
                          --again <time>   a promise to call then (taken, reached, no-answer, offered)
                          --sum <amount>   a year (won)
                          --reason <why>   other_field, price, has_one, unreachable or other (lost)
  export --csv|--xlsx   leads for a spreadsheet, on standard output; with the filters of list, --xlsx up to 10,000
                          --output <file>  write there instead
                          --all-columns    of the table, for programs (CSV)
                          --by <name>      who takes the leads along
  resend <reference>    mail a lead again
                          --sample         the sample of the letter that the visitor asked for, to the visitor
  release <reference>   let a quarantined lead through and mail it; send a sample that waits
  erase --email <addr>  erase all leads of an e-mail address (--json; --yes: without asking, as scripts have to)
                        --phone <number>: all of a telephone number
                        <reference>: one lead
                        --quarantined --before <date>: all that was quarantined before
                        --by <name>: who erases, for the record
  sign-in <address>     a code for the staff page, for somebody whom no mail reaches
  stats                 what visitors did in the last 30 days (--json)
                          --since <date>   what visitors did since then
                          --by <value>     leads by utm_source, campaign, term or month, of the time from --since to --until

Reads DATABASE_URL (DATABASE_OWNER_URL when set: erasing needs the owner); without it, the embedded database in
DATA_DIR, whether the server runs or not.
Dates and times are Lithuanian, unless they end with Z or an offset such as +00:00.
Exit codes: 0 done, 1 failed, 2 wrong usage.
`

// A reader such as `head` may close the pipe early.
process.stdout.on('error', () => process.exit(0))
const { command, outputPath, skipsConfirmation } = readCommandLine(USAGE, LEAD_OPTIONS, readLeadArguments)
process.exitCode = await exitCodeOf(run())

async function run(): Promise<void> {
  const question = skipsConfirmation ? null : confirmationQuestion()
  if (question !== null && !(await confirm(question))) throw new OperatorError('Nothing was erased.')
  const env = readEnv(process.env)
  const executeTo = (stream: Writable) =>
    withDatabase(env, (database) => {
      const deps = { ...database, ...outputTo(stream), mailDirectory: env.MAIL_DIR }
      return command.name === 'sign-in'
        ? printCode(deps, env, command.address)
        : runLeadCommand(deps, command)
    })
  if (outputPath === undefined) return executeTo(process.stdout)
  const file = await openPrivateFile(outputPath)
  await Promise.all([finished(file), executeTo(file).finally(() => file.end())])
}

/** Only the exporting user may read the leads; a device, pipe or foreign file keeps its rights. */
async function openPrivateFile(path: string): Promise<Writable> {
  const handle = await open(path, 'w', PRIVATE_FILE)
  const file = await handle.stat()
  if (file.isFile() && file.uid === process.getuid?.()) await handle.chmod(PRIVATE_FILE)
  return handle.createWriteStream()
}

function confirmationQuestion(): string | null {
  if (command.name !== 'erase') return null
  const { which } = command
  if ('quarantinedBefore' in which) return 'Erase all that was quarantined before that time for good?'
  if ('reference' in which) return `Erase the lead ${which.reference} for good?`
  return `Erase every lead of ${'email' in which ? which.email : which.phone} for good?`
}

async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new UsageError('Nothing was erased: "erase" asks first, and without a terminal it needs --yes.')
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await terminal.question(`${question} (yes/no) `)
  terminal.close()
  return /^y(es)?$/i.test(answer.trim())
}
