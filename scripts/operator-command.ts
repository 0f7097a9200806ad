import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { type CommandOutput, UsageError } from '#app/infra/command-line.server.ts'
import { type OpenDatabase, openExistingDatabase } from '#app/infra/database/database.server.ts'
import type { Env } from '#app/infra/env.server.ts'
import { operatorMessage } from '#app/infra/operator-error.server.ts'

export async function withDatabase(env: Env, run: (database: OpenDatabase) => Promise<void>): Promise<void> {
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

export async function exitCodeOf(running: Promise<void>): Promise<0 | 1 | 2> {
  try {
    await running
    return 0
  } catch (error) {
    info(operatorMessage(error, 'The command failed') ?? `The command failed: ${error}`)
    return error instanceof UsageError ? 2 : 1
  }
}
