import { existsSync, openSync, realpathSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Client } from 'pg'
import { errorCode } from '../../error-code.server.ts'
import { OperatorError } from '../../operator-error.server.ts'
import { withClient } from '../with-client.server.ts'

export const CLUSTER = 'data'
/** These are a cluster being restored, and a complete one about to replace the current. */
export const RESTORED_CLUSTER = `${CLUSTER}.restored`
export const NEXT_CLUSTER = `${CLUSTER}.next`
export const PORT = 5432
export const SOCKET = `.s.PGSQL.${PORT}`
/** Systems refuse longer socket paths. */
const MAX_SOCKET_PATH_BYTES = 100

export type Runner = 'server' | 'command'

export function clusterUrl(cluster: string): string {
  const isShort = Buffer.byteLength(join(cluster, SOCKET)) <= MAX_SOCKET_PATH_BYTES
  const host = encodeURIComponent(isShort ? cluster : shortenPath(cluster))
  // Everything is named, since PGPORT and the like would fill in the rest.
  return `postgresql://postgres@${host}:${PORT}/postgres?sslmode=disable`
}

function shortenPath(cluster: string): string {
  if (process.platform === 'linux') return `/proc/self/fd/${openSync(cluster, 'r')}`
  throw new OperatorError(
    `The path ${cluster} is too long for PostgreSQL's socket: set DATA_DIR to a shorter one.`,
  )
}

/** The last two are PostgreSQL's own codes, while it starts or stops. */
const NOT_RUNNING = ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P03']
/** The driver has errors without a code: during a query, and before one. */
const CONNECTION_ENDED = /^(?:Connection terminated|Client has encountered a connection error)/

export function isNotRunning(error: unknown): boolean {
  if (NOT_RUNNING.includes(errorCode(error) ?? '')) return true
  return error instanceof Error && CONNECTION_ENDED.test(error.message)
}

export async function findRunning(dataDir: string): Promise<{ url: string; directory: string } | null> {
  const path = join(dataDir, 'postgres', CLUSTER)
  if (!existsSync(join(path, SOCKET))) return null
  const directory = realpathSync(path)
  const url = clusterUrl(directory)
  const show = (client: Client) => client.query<{ cluster_name: Runner }>('show cluster_name')
  try {
    const { rows } = await withClient(url, show)
    return rows[0]?.cluster_name === 'server' ? { url, directory } : null
  } catch (error) {
    if (isNotRunning(error)) return null
    throw error
  }
}

function hasEmbedded(dataDir: string): boolean {
  return [CLUSTER, NEXT_CLUSTER].some((name) => existsSync(join(dataDir, 'postgres', name, 'PG_VERSION')))
}

/** Releases before 1.0.0 had another engine; an empty database must not start in the place of theirs. */
export function refuseFormerDatabase(dataDir: string): void {
  const former = join(resolve(dataDir), 'db')
  if (hasEmbedded(dataDir) || !existsSync(join(former, 'PG_VERSION'))) return
  throw new OperatorError(
    `${former} is the database of a release before 1.0.0, which this one does not open: carry it over with release 1.1.5 first, or restore a backup made by that release ("npm run restore -- --new FILE").`,
  )
}

/** A command that created one would hide that its shell lacks the server's settings. */
export function requireEmbedded(dataDir: string, advice = 'the server makes one at its first start'): void {
  if (hasEmbedded(dataDir)) return
  refuseFormerDatabase(dataDir)
  throw new OperatorError(
    `There is no database in ${resolve(dataDir)}: DATA_DIR or DATABASE_URL may not be set in this shell; ${advice}.`,
  )
}
