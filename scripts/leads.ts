// `npm run leads -- …`: the operator's desk. Arguments are read here, the work is in the lead feature.
import { createWriteStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { finished } from 'node:stream/promises'
import { parseArgs } from 'node:util'
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
} from '#app/features/lead/operator/lead-commands.server.ts'
import type { MailState } from '#app/features/lead/operator/lead-desk-store.server.ts'
import { openDatabase } from '#app/infra/database.server.ts'
import { readEnv } from '#app/infra/env.server.ts'
import { openJobQueue } from '#app/infra/jobs.server.ts'
import { createLog } from '#app/infra/log.server.ts'
import { createMailer } from '#app/infra/mailer/mailer.server.ts'
import { operatorMessage } from '#app/infra/operator-error.server.ts'

const HELP = `Usage: npm run leads -- <command> [options]

  list                  leads, newest first
                          --json           all of them, all columns, as an array
                          --state <state>  pending, sent, failed or quarantined
                          --since <date>   received at or after, such as 2026-11-01
                          --limit <n>      at most so many (50 in a table)
  show <reference>      one lead (--json)
  export --csv          all leads for a spreadsheet, on standard output
                          --since <date>   received at or after
                          --output <file>  write there instead
                          --separator <c>  between cells (; unless given)
  resend <reference>    mail a lead again; --failed: now all whose mail has been refused so far
  quarantine            the leads that are held back: why, who, what (--json, --since, --limit)
  release <reference>   let a quarantined lead through and mail it
  erase --email <addr>  erase all leads of an e-mail address (--yes: without asking, --json)
  stats                 counts (--json)

Reads DATABASE_URL (DATABASE_OWNER_URL when set: erasing needs the owner), or the embedded database in
DATA_DIR while the server is stopped. Exit codes: 0 done, 1 failed, 2 wrong usage.
`

const STATES: readonly MailState[] = ['pending', 'sent', 'failed', 'quarantined']

class UsageError extends Error {}

// A reader such as `head` may close the pipe early.
process.stdout.on('error', () => process.exit(0))
process.exitCode = await run().catch(exitCodeOf)

async function run(): Promise<number> {
  const { values: options, positionals } = readArguments()
  const [command, reference, ...rest] = positionals
  if (options.help || command === undefined || command === 'help') {
    process.stdout.write(HELP)
    return options.help || command === 'help' ? 0 : 2
  }
  if (rest.length > 0) throw new UsageError(`Unexpected argument "${rest[0]}".`)
  const filter = {
    state: stateOf(options.state),
    since: dateOf(options.since),
    limit: numberOf(options.limit),
  }
  const isJson = options.json ?? false
  const needReference = () => {
    if (reference === undefined) throw new UsageError(`"${command}" needs a reference.`)
    return reference.toUpperCase()
  }

  switch (command) {
    case 'list':
      return atDesk((desk) => listCommand(desk, filter, isJson))
    case 'quarantine':
      return atDesk((desk) => quarantineCommand(desk, filter, isJson))
    case 'show':
      return withReference(needReference(), (desk, wanted) => showCommand(desk, wanted, isJson))
    case 'export':
      if (!options.csv) throw new UsageError('"export" needs --csv.')
      return atDesk((desk) => exportCommand(desk, filter, options.separator ?? ';'), options.output)
    case 'resend':
      if (options.failed) return atDesk(resendFailedCommand)
      return withReference(needReference(), resendCommand)
    case 'release':
      return withReference(needReference(), releaseCommand)
    case 'erase':
      return erase(options.email, { isJson, isSure: options.yes ?? false })
    case 'stats':
      return atDesk((desk) => statsCommand(desk, isJson))
    default:
      throw new UsageError(`There is no command "${command}".`)
  }
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        json: { type: 'boolean' },
        csv: { type: 'boolean' },
        failed: { type: 'boolean' },
        yes: { type: 'boolean', short: 'y' },
        state: { type: 'string' },
        since: { type: 'string' },
        limit: { type: 'string' },
        output: { type: 'string', short: 'o' },
        separator: { type: 'string' },
        email: { type: 'string' },
      },
    })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function withReference(reference: string, use: (desk: LeadDesk, reference: string) => Promise<void>) {
  return atDesk((desk) => use(desk, reference))
}

async function erase(email: string | undefined, { isJson, isSure }: { isJson: boolean; isSure: boolean }) {
  if (!email?.includes('@')) throw new UsageError('"erase" needs --email with an e-mail address.')
  if (
    !isSure &&
    process.stdin.isTTY &&
    !(await confirms(`Erase every lead of ${email} for good? (yes/no) `))
  ) {
    tell('Nothing was erased.')
    return 1
  }
  return atDesk((desk) => eraseCommand(desk, email.trim(), isJson))
}

async function confirms(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await terminal.question(question)
  terminal.close()
  return /^y(es)?$/i.test(answer.trim())
}

/** Opens what the commands work with, and closes it again. */
async function atDesk(use: (desk: LeadDesk) => Promise<void>, outputPath?: string): Promise<number> {
  const env = readEnv(process.env)
  if (env.DATABASE_URL === undefined && !existsSync(join(env.DATA_DIR, 'db'))) {
    throw new CommandError(`There is no database in ${env.DATA_DIR}; the server makes it at its first start.`)
  }
  const database = await openDatabase({
    databaseUrl: env.DATABASE_OWNER_URL ?? env.DATABASE_URL,
    dataDir: env.DATA_DIR,
  })
  const jobs = await openJobQueue(database)
  const mailer = createMailer(env, createLog('silent'))
  const output = outputPath === undefined ? process.stdout : createWriteStream(outputPath)
  try {
    await use({ db: database.db, jobs, mailer, print: (text) => output.write(text), tell })
    if (outputPath !== undefined) await finished(output.end())
    return 0
  } finally {
    mailer.close()
    await jobs.stop()
    await database.close()
  }
}

function stateOf(text: string | undefined): MailState | undefined {
  const state = STATES.find((known) => known === text)
  if (text !== undefined && state === undefined) throw new UsageError(`--state must be ${STATES.join(', ')}.`)
  return state
}

function dateOf(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined
  const date = new Date(text)
  if (Number.isNaN(date.getTime())) throw new UsageError('--since must be a date such as 2026-11-01.')
  return date
}

function numberOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new UsageError('--limit must be a whole number above 0.')
  return Number(text)
}

function tell(line: string): void {
  process.stderr.write(`${line}\n`)
}

function exitCodeOf(error: unknown): number {
  if (error instanceof UsageError) {
    tell(`${error.message} See "npm run leads -- --help".`)
    return 2
  }
  tell(operatorMessage(error, 'The command failed') ?? `The command failed: ${error}`)
  return 1
}
