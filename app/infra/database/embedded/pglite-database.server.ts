import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorError } from '../../operator-error.server.ts'

/** PGlite, the engine of earlier releases; null when there is none. */
export function findPgliteDatabase(dataDir: string): string | null {
  const directory = join(dataDir, 'db')
  return existsSync(join(directory, 'PG_VERSION')) ? directory : null
}

export function pgliteDatabaseError(directory: string): OperatorError {
  return new OperatorError(
    `${directory} is the database of an earlier release, which this one does not open: carry it over once with "npm run carry-over", which leaves it as it is.`,
  )
}
