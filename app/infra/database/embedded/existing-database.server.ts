import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { OperatorError } from '../../operator-error.server.ts'

/** A command that made a database would hide that its shell lacks the server's settings. */
export function requireEmbedded(dataDir: string, advice = 'the server makes one at its first start'): void {
  if (hasEmbedded(dataDir)) return
  throw new OperatorError(
    `There is no database in ${resolve(dataDir)}: DATA_DIR or DATABASE_URL may not be set in this shell; ${advice}.`,
  )
}

export function hasEmbedded(dataDir: string): boolean {
  return statSync(join(dataDir, 'db', 'PG_VERSION'), { throwIfNoEntry: false }) !== undefined
}
