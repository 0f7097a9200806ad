import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { OperatorError } from './operator-error.server.ts'

/** The command line is wrong; the message is a sentence. */
export class UsageError extends OperatorError {}

/** Where a command writes to. */
export interface CommandOutput {
  /** Results, for standard output. Resolves when more may be written; throws once nobody reads any longer. */
  print: (text: string) => Promise<void>
  /** Progress and remarks, for standard error. */
  info: (line: string) => void
}

const HELP = { help: { type: 'boolean', short: 'h' } } as const

/** What is given for these options. */
export type OptionValues<O extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: O; allowPositionals: true }>
>['values']

/** What a command is to do; null for its usage. Throws a `UsageError` for what makes no sense. */
type CommandReader<O extends ParseArgsOptionsConfig, T> = (
  values: OptionValues<O>,
  positionals: string[],
) => T | null

/**
 * Returns what `read` makes of the command line. Prints the usage when that is asked for, and a sentence when something is
 * wrong; both end the process, so call it before anything else.
 */
export function readCommandLine<const O extends ParseArgsOptionsConfig, T>(
  usage: string,
  options: O,
  read: CommandReader<O, T>,
): T {
  const args = process.argv.slice(2)
  try {
    const { help } = parseArgs({ args, options: HELP, strict: false }).values
    const command = help ? null : parseCommandLine(args, options, read)
    if (command !== null) return command
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    const name = /^Usage: (npm (?:run )?\S+)/.exec(usage)?.[1]
    process.stderr.write(args.length === 0 ? usage : `${error.message} See "${name} -- --help".\n`)
    process.exit(2)
  }
  process.stdout.write(usage)
  process.exit(0)
}

/** The same for a command that takes neither options nor arguments. */
export function refuseArguments(usage: string): void {
  readCommandLine(usage, {}, (_values, [extra]) => {
    if (extra !== undefined) throw new UsageError(`Unexpected argument "${extra}".`)
    return true
  })
}

export function parseCommandLine<const O extends ParseArgsOptionsConfig, T>(
  args: string[],
  options: O,
  read: CommandReader<O, T>,
): T | null {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    return read(values, positionals)
  } catch (error) {
    if (!(error instanceof TypeError && 'code' in error)) throw error
    // The first sentence of `parseArgs` says what is wrong.
    throw new UsageError(`${error.message.split(/\.(?:\s|$)/, 1)[0]}.`)
  }
}
