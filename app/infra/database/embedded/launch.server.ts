import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorError } from '../../operator-error.server.ts'
import type { Account } from './account.server.ts'
import { PORT, type Runner, SOCKET } from './clusters.server.ts'

export class DatabaseBusyError extends OperatorError {}

const BUSY_EXIT_CODE = 75
const MAX_OUTPUT = 4_000
const READY_MESSAGE = 'ready to accept connections'
const LOCKED_MESSAGE = 'lock file "postmaster.pid" already exists'

const SETTINGS = {
  listen_addresses: '',
  port: PORT,
  // The socket is in the cluster, whose path may be too long for one.
  unix_socket_directories: '.',
  unix_socket_permissions: '0700',
  ssl: 'off',
  // `keepRunning` restarts it: told to end during its own restart, PostgreSQL 18 hangs.
  restart_after_crash: 'off',
  max_connections: 40,
  shared_buffers: '16MB',
  max_wal_size: '64MB',
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_logical_replication_workers: 0,
  // Erased rows must not stay in recycled segments.
  wal_recycle: 'off',
  io_method: 'sync',
  timezone: 'UTC',
  // Statements may quote a visitor.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_line_prefix: '',
}

/** Creates the cluster unless it exists and becomes PostgreSQL, under the lock. */
const START_SCRIPT = `
  [ "$PPID" = "$1" ] || exit 1 # the site ended before pdeathsig was set
  cluster=$2 bin=$3 lock=$4
  export LC_ALL=C
  shift 4
  cd "$(dirname "$cluster")" || exit
  rmdir "$cluster" 2>/dev/null # if it is empty
  # A restore was killed between its two renames.
  [ -e "$cluster" ] || [ ! -e "$cluster.next" ] || mv "$cluster.next" "$cluster" || exit
  if [ ! -e "$cluster" ]; then
    rm -rf "$cluster.new"
    # initdb needs a user name; containers often run under a uid without one.
    id -un >/dev/null 2>&1 || named="unshare --user --map-user=$(id -u nobody) --map-group=$(id -g nobody)"
    $named "$bin/initdb" --pgdata="$cluster.new" --username=postgres --auth-local=trust --auth-host=reject \\
      --encoding=UTF8 --locale=C --locale-provider=builtin --builtin-locale=C.UTF-8 --wal-segsize=1 >/dev/null || exit
    mv "$cluster.new" "$cluster" || exit
    sync . .. 2>/dev/null # the names of the new folders: PostgreSQL syncs what is in them
  fi
  chmod 700 "$cluster"
  # Left by processes that were killed; the number in postmaster.pid may be another process's by now.
  [ "$lock" = none ] || rm -rf "$cluster.next" "$cluster.restored" \\
    "$cluster/postmaster.pid" "$cluster/${SOCKET}" "$cluster/${SOCKET}.lock"
  exec "$bin/postgres" -D "$cluster" "$@"
`

export type Launch = ReturnType<typeof launch>

export function launch({ directory, binaries, commandPrefix }: Account, cluster: string, runner: Runner) {
  const isNew = !existsSync(cluster)
  const lock = findLock(join(directory, 'lock'))
  const settings = Object.entries({ ...SETTINGS, cluster_name: runner }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  const bin = join(binaries, 'bin')
  const script = ['sh', '-c', START_SCRIPT, 'sh', process.pid, cluster, bin, lock[0] ?? 'none', ...settings]
  // The account holds the lock: a lock file of root might be closed to it.
  const [program = '', ...args] = [...commandPrefix, ...lock, ...script].map(String)
  // It has a session of its own: terminal signals are for the site, which stops the database last.
  const postgres = spawn(program, args, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] })
  const ready = new Promise<void>((resolve, reject) => {
    let output = ''
    postgres.stderr.on('data', (chunk) => {
      output = `${output}${chunk}`.slice(-MAX_OUTPUT)
      if (output.includes(READY_MESSAGE)) resolve()
    })
    postgres.once('error', reject)
    postgres.once('close', (code, signal) => {
      const isBusy = code === BUSY_EXIT_CODE || output.includes(LOCKED_MESSAGE)
      reject(isBusy ? busyError(cluster) : startError(cluster, isNew, signal, output))
    })
  })
  return { postgres, ready }
}

/** PostgreSQL inherits the lock, which is free once its last process has ended. */
function findLock(file: string): string[] {
  const lock = ['flock', '--no-fork', '--nonblock', `--conflict-exit-code=${BUSY_EXIT_CODE}`, file]
  return spawnSync('flock', ['--version'], { stdio: 'ignore' }).status === 0 ? lock : []
}

function busyError(cluster: string): OperatorError {
  return new DatabaseBusyError(
    `The embedded database in ${cluster} is in use by another process; stop it first, or set DATABASE_URL to share a PostgreSQL database.`,
  )
}

function startError(cluster: string, isNew: boolean, signal: string | null, output: string): OperatorError {
  const lines = output.trim().split('\n')
  const said = lines.findLast((line) => /FATAL|PANIC|error:/.test(line)) ?? lines.at(-1)
  const reason = signal === null ? said : `${signal} ended it before it was ready; start it again`
  return new OperatorError(
    isNew
      ? `The embedded database could not be made in ${cluster}; it needs about 60 MB of room and the right to write there (${reason}).`
      : `The embedded database in ${cluster} cannot be opened; ${adviceOn(reason)}: ${reason}`,
  )
}

function adviceOn(reason = ''): string {
  if (/no space left|quota exceeded/i.test(reason)) return 'make room on its disk and start again'
  if (/read-only file system|permission denied/i.test(reason))
    return 'make its folder readable and writable for the user that it runs as, and start again'
  return 'restore a backup, unless the reason says what to do'
}
