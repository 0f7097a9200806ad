/** The command line is wrong; the message is a sentence. */
export class UsageError extends Error {}

/** Where a command writes to. */
export interface CommandOutput {
  /** Results, for standard output. Resolves when more may be written; throws once nobody reads any longer. */
  print: (text: string) => Promise<void>
  /** Progress and remarks, for standard error. */
  info: (line: string) => void
}

/** The option that every command has. */
export const HELP = { help: { type: 'boolean', short: 'h' } } as const

/**
 * Returns what `parse` makes of the command line, by `parseArgs` of `node:util`. Prints the usage when `--help` is
 * passed, and a sentence when something is wrong; both end the process, so call it before anything else.
 */
export function readCommandLine<T extends { values: { help?: boolean | undefined } }>(
  usage: string,
  parse: () => T,
): T {
  try {
    const parsed = parse()
    if (!parsed.values.help) return parsed
  } catch (error) {
    const command = /^Usage: (npm (?:run )?\S+)/.exec(usage)?.[1]
    process.stderr.write(`${usageErrorOf(error).message} See "${command} -- --help".\n`)
    process.exit(2)
  }
  process.stdout.write(usage)
  process.exit(0)
}

/** An error of `parseArgs`: the first of its sentences says what is wrong. */
export function usageErrorOf(error: unknown): UsageError {
  if (error instanceof UsageError) return error
  if (!(error instanceof TypeError && 'code' in error)) throw error
  return new UsageError(`${error.message.split(/\.(?:\s|$)/, 1)[0]}.`)
}
