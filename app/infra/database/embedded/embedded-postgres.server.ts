import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { OperatorError } from '../../operator-error.server.ts'
import { makePrivateDirectory, PRIVATE_DIRECTORY } from '../../private-files.server.ts'
import { type Account, chooseAccount } from './account.server.ts'
import { findPostgres, POSTGRES_MAJOR } from './binaries.server.ts'
import { addressOf, CLUSTER, SOCKET } from './cluster-address.server.ts'

/** Thrown when another process holds the embedded database; the message says what to do. */
export class DatabaseBusyError extends OperatorError {}

/** PostgreSQL that runs as long as this process, on a cluster in `DATA_DIR/postgres`. */
export interface EmbeddedPostgres {
  url: string
  /** The folder of the cluster. */
  directory: string
  stop: () => Promise<void>
}

const BUSY = 75
/** How long an earlier process may take to end. */
const LOCK_WAIT_SECONDS = 10
const RESTART_PAUSE_MS = 1_000
const MAX_OUTPUT = 4_000
const IS_READY = 'ready to accept connections'

const SETTINGS = {
  listen_addresses: '',
  // In the cluster itself, whose path may be too long for a socket's.
  unix_socket_directories: '.',
  unix_socket_permissions: '0700',
  ssl: 'off',
  max_connections: 40,
  shared_buffers: '16MB',
  max_wal_size: '64MB',
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_logical_replication_workers: 0,
  // Segments with erased rows are removed, not kept for later use.
  wal_recycle: 'off',
  io_method: 'sync',
  timezone: 'UTC',
  // What PostgreSQL says about a statement may quote a visitor.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
}

/** Makes the cluster unless it exists, and becomes PostgreSQL; nobody else does so meanwhile, for the lock is held. */
const RUN = `
  [ "$PPID" = "$1" ] || exit 1 # the server has ended before this could be told
  cluster=$2 bin=$3 lock=$4
  export LC_ALL=C
  shift 4
  cd "$(dirname "$cluster")" || exit
  # A restore was killed between two names.
  [ -e "$cluster" ] || [ ! -e "$cluster.next" ] || mv "$cluster.next" "$cluster" || exit
  if [ ! -e "$cluster" ]; then
    rm -rf "$cluster.new"
    "$bin/initdb" --pgdata="$cluster.new" --username=postgres --auth-local=trust --auth-host=reject \\
      --encoding=UTF8 --locale=C --locale-provider=builtin --builtin-locale=C.UTF-8 --wal-segsize=1 >/dev/null || exit
    mv "$cluster.new" "$cluster" || exit
  fi
  # Left by processes that were killed; the number in postmaster.pid may be another one's by now.
  [ "$lock" = none ] || rm -rf "$cluster.next" "$cluster.restored" \
    "$cluster/postmaster.pid" "$cluster/${SOCKET}" "$cluster/${SOCKET}.lock"
  exec "$bin/postgres" -D "$cluster" "$@"
`

/**
 * Runs PostgreSQL on this cluster of the data directory, made when it is missing; starts it again when it is killed.
 * Throws a `DatabaseBusyError` when another process has it.
 */
export async function startEmbedded(dataDir: string, cluster = CLUSTER): Promise<EmbeddedPostgres> {
  const account = chooseAccount(await makeDirectory(dataDir), findPostgres())
  const directory = join(account.directory, cluster)
  requireSameMajor(directory)
  let server = await run(account, directory)
  let isStopping = false
  const interrupt = () => server.kill('SIGINT')
  process.on('exit', interrupt)
  const stopped = keepRunning()

  async function keepRunning(): Promise<void> {
    await ended(server)
    while (!isStopping) {
      process.stderr.write('The embedded database ended unexpectedly; it is started again.\n')
      await pause(RESTART_PAUSE_MS)
      if (isStopping) return
      const started = await run(account, directory).catch(() => null)
      if (started === null) continue
      server = started
      if (isStopping) interrupt()
      await ended(server)
    }
  }

  return {
    url: addressOf(directory),
    directory,
    async stop() {
      isStopping = true
      interrupt()
      await stopped
      process.off('exit', interrupt)
    },
  }
}

/** The folder of clusters, which the server's user alone may enter; root leaves it to the owner of `dataDir`. */
async function makeDirectory(dataDir: string): Promise<string> {
  await makePrivateDirectory(dataDir)
  const directory = join(dataDir, 'postgres')
  if (existsSync(directory)) return directory
  mkdirSync(directory, { mode: PRIVATE_DIRECTORY })
  const { uid, gid } = statSync(dataDir)
  if (process.getuid?.() === 0) chownSync(directory, uid, gid)
  return directory
}

function requireSameMajor(cluster: string): void {
  const file = join(cluster, 'PG_VERSION')
  const major = existsSync(file) ? readFileSync(file, 'utf8').trim() : POSTGRES_MAJOR
  if (major === POSTGRES_MAJOR) return
  throw new OperatorError(
    `The embedded database in ${cluster} was made by PostgreSQL ${major}, and this software has PostgreSQL ${POSTGRES_MAJOR}: make a backup with the version of this software that made it, and restore that.`,
  )
}

async function run({ directory, binaries, command }: Account, cluster: string): Promise<ChildProcess> {
  const isNew = !existsSync(cluster)
  const lock = findLock(join(directory, 'lock'))
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const script = [
    'sh',
    '-c',
    RUN,
    'sh',
    process.pid,
    cluster,
    join(binaries, 'bin'),
    lock[0] ?? 'none',
    ...settings,
  ]
  const [program = '', ...args] = [...lock, ...command, ...script].map(String)
  // In a session of its own: the signals of a terminal are for the server, which stops the database last.
  const server = spawn(program, args, {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  await new Promise<void>((started, failed) => {
    server.stderr.on('data', (chunk) => {
      output = `${output}${chunk}`.slice(-MAX_OUTPUT)
      if (output.includes(IS_READY)) started()
    })
    server.once('error', failed)
    server.once('close', (code) => failed(startError(cluster, isNew, code, output)))
  })
  return server
}

/** PostgreSQL inherits the lock, which is free when the last of its processes has ended, however that came about. */
function findLock(file: string): string[] {
  const lock = ['flock', '--no-fork', `--wait=${LOCK_WAIT_SECONDS}`, `--conflict-exit-code=${BUSY}`, file]
  return spawnSync('flock', ['--version'], { stdio: 'ignore' }).status === 0 ? lock : []
}

function startError(cluster: string, isNew: boolean, code: number | null, output: string): OperatorError {
  if (code === BUSY) {
    return new DatabaseBusyError(
      `The embedded database in ${cluster} is in use by another process; stop it first, or set DATABASE_URL to share a PostgreSQL database.`,
    )
  }
  const lines = output.trim().split('\n')
  const reason = lines.findLast((line) => /FATAL|PANIC|error:/.test(line)) ?? lines.at(-1)
  return new OperatorError(
    isNew
      ? `The embedded database could not be made in ${cluster}; it needs about 60 MB of room and the right to write there (${reason}).`
      : `The embedded database in ${cluster} cannot be opened; restore a backup, unless the reason says what to do: ${reason}`,
  )
}

async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
}
