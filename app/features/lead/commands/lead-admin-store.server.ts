import type { CommandOutput } from '#app/infra/command-line.server.ts'
import type { Database, OpenDatabase } from '#app/infra/database/database.server.ts'
import { OperatorError } from '#app/infra/operator-error.server.ts'
import { findLead, type StoredLead } from '../lead-store.server.ts'

export interface CommandDeps extends CommandOutput, Pick<OpenDatabase, 'db' | 'pool' | 'embeddedDirectory'> {
  mailDirectory: string
}

export const BY_COMMAND = 'npm run leads'

export async function requireLead(db: Database, reference: string): Promise<StoredLead> {
  const lead = await findLead(db, reference)
  if (lead === null) throw new OperatorError('There is no lead with this reference.')
  return lead
}
