import { setTimeout as pause } from 'node:timers/promises'
import { errorCode } from '../error-code.server.ts'
import type { Log } from '../observability/log.server.ts'
import { OperatorError } from '../operator-error.server.ts'
import { isNotRunning } from './embedded/clusters.server.ts'
import { describePostgres } from './prepare-postgres.server.ts'
import { withClient } from './with-client.server.ts'

const POLL_MS = 1_000
/** This is ten minutes where the database refuses, and longer where it is silent. */
const MAX_TRIES = 600
const TRIES_PER_LINE = 60
/** The last two are PostgreSQL's: after a crash, and when all connections are taken. */
const AWAY = 'ENOTFOUND EAI_AGAIN ETIMEDOUT EHOSTUNREACH EHOSTDOWN ENETUNREACH 57P02 53300'.split(' ')

/** A running site survives the same outage, so a start waits, too. What waiting does not mend, such as a wrong password, is thrown at once. */
export async function waitForPostgres(name: string, url = '', log: Pick<Log, 'warn'>, tries = MAX_TRIES) {
  for (let tried = 0; url !== ''; tried++) {
    // This also finds that a certificate which the address names is missing.
    const database = describePostgres(url)
    try {
      return await withClient(url, (client) => client.query('select 1'))
    } catch (error) {
      if (!(error instanceof Error && isAway(error))) throw error
      const reason = error.message || errorCode(error)
      if (tried >= tries) throw new OperatorError(`${name} (${database}) cannot be reached: ${reason}.`)
      if (tried % TRIES_PER_LINE === 0)
        log.warn({ database, reason }, `the database of ${name} cannot be reached; the start waits for it`)
    }
    await pause(POLL_MS)
  }
}

function isAway(error: Error): boolean {
  return isNotRunning(error) || AWAY.includes(errorCode(error) ?? '') || error.message === 'timeout expired'
}
