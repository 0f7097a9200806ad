// What the operator's commands share: the running server does them, or this process where it may open the database.
import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { UsageError } from '#app/infra/command-line.server.ts'
import type { OpenDatabase } from '#app/infra/database/database.server.ts'
import type { CommandOutput } from '#app/infra/database/embedded/control/command-stream.server.ts'
import { hasControl } from '#app/infra/database/embedded/control/control-address.server.ts'
import { requestCommand } from '#app/infra/database/embedded/control/control-client.server.ts'
import { DatabaseBusyError } from '#app/infra/database/embedded/directory-lock.server.ts'
import type { Env } from '#app/infra/env.server.ts'
import { OperatorError, operatorMessage } from '#app/infra/operator-error.server.ts'

interface OperatorCommand {
  /** Such as `leads`: the path of the server's control socket. */
  name: string
  command: object
  output: CommandOutput
  /** Does the command in this process. */
  run: (database: OpenDatabase) => Promise<void>
}

/** By the running server, which holds the embedded database; by this process when there is no such server. */
export async function execute(env: Env, { name, command, output, run }: OperatorCommand): Promise<void> {
  const isEmbedded = env.DATABASE_URL === undefined
  const askServer = () => requestCommand(env.DATA_DIR, name, command, output)
  if (isEmbedded && (await askServer())) return
  try {
    await executeHere(env, run)
  } catch (error) {
    if (!(error instanceof DatabaseBusyError) || !hasControl(env.DATA_DIR)) throw error
    // A server may have started since it was asked.
    if (await askServer()) return
    throw new OperatorError(
      `The embedded database in ${env.DATA_DIR} is in use, and no server answers: one may be starting or stopping, or another command is at work. Try again in a moment.`,
    )
  }
}

async function executeHere(env: Env, run: OperatorCommand['run']): Promise<void> {
  // Loaded only here: who asks the running server, or for help, does not wait for the database library.
  const { openExistingDatabase } = await import('#app/infra/database/database.server.ts')
  const database = await openExistingDatabase({
    databaseUrl: env.DATABASE_OWNER_URL ?? env.DATABASE_URL,
    dataDir: env.DATA_DIR,
  })
  try {
    await run(database)
  } finally {
    await database.close()
  }
}

export function outputTo(stream: Writable): CommandOutput {
  return {
    info,
    async print(text) {
      if (stream.errored) throw stream.errored
      if (!stream.write(text)) await once(stream, 'drain')
    },
  }
}

export function info(line: string): void {
  process.stderr.write(`${line}\n`)
}

/** Says what went wrong: 2 for wrong usage of `npm run <name>`, otherwise 1. */
export function exitCodeOf(error: unknown, name: string): number {
  if (error instanceof UsageError) {
    info(`${error.message} See "npm run ${name} -- --help".`)
    return 2
  }
  info(operatorMessage(error, 'The command failed') ?? `The command failed: ${error}`)
  return 1
}
