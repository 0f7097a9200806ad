import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { OperatorError } from './operator-error.server.ts'

export class UsageError extends OperatorError {}

export interface CommandOutput {
  print: (text: string | Uint8Array) => Promise<void>
  info: (line: string) => void
}

const HELP = { help: { type: 'boolean', short: 'h' } } as const

export type OptionValues<O extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: O; allowPositionals: true }>
>['values']

/** A reader returns null to have the usage printed, and throws a `UsageError`. */
type CommandReader<O extends ParseArgsOptionsConfig, T> = (
  values: OptionValues<O>,
  positionals: string[],
) => T | null

/** Prints usage or error and ends the process when there is nothing to run, so it is called first. */
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

/** Reads the options of a command that takes no other arguments. */
export function readOptions<const O extends ParseArgsOptionsConfig>(usage: string, options: O) {
  return readCommandLine(usage, options, (values, [extra]) => {
    if (extra !== undefined) throw new UsageError(`Unexpected argument "${extra}".`)
    return values
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
    throw new UsageError(`${error.message.split(/\.(?:\s|$)/, 1)[0]}.`)
  }
}
