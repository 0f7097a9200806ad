import { beforeEach } from 'vitest'
import type { CommandDeps } from '#app/features/lead/commands/lead-admin-store.server.ts'
import type { OpenDatabase } from '#app/infra/database/database.server.ts'

/** The commands about leads, with what they print and what they say beside it since the test began. */
export function operatorOf(database: OpenDatabase, mailDirectory = 'no such folder') {
  const printed: (string | Uint8Array)[] = []
  const said: string[] = []
  const admin: CommandDeps = {
    ...database,
    mailDirectory,
    print: async (text) => void printed.push(text),
    info: (line) => void said.push(line),
  }
  beforeEach(() => {
    printed.length = 0
    said.length = 0
  })
  return { admin, said, printed, text: () => printed.join('') }
}
