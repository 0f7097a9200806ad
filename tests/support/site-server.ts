import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Email } from 'postal-mime'
import type { SiteFacts } from '#config/site.ts'
import { createDataDir, TEMPLATE_DIR } from './data-dir.ts'
import { readMails } from './mails.ts'
import { NODE_COMPILE_CACHE } from './run-script.ts'

export interface SiteServerOptions {
  /** Overrides the defaults: a free port, mail to disk, an embedded database. */
  env?: Record<string, string>
  /** A directory that outlives the server; a temporary one otherwise. */
  dataDir?: string
  /** The firm's; an invented firm's otherwise. */
  facts?: SiteFacts
  /** The folder of the release to run; this project otherwise. */
  releaseDir?: string
}

/** The built site, running as a process of its own. */
export interface SiteServer {
  /** Such as `http://127.0.0.1:40123`. */
  url: string
  dataDir: string
  /** All that it has printed. */
  output(): string
  /** The JSON lines of its log. */
  logs(): Record<string, unknown>[]
  /** The mails that it has written to disk. */
  mails(): Promise<Email[]>
  /** Ends it by SIGTERM; gives the exit code. */
  stop(): Promise<number | null>
  /** Ends it at once, in the middle of whatever it does. */
  crash(): Promise<void>
}

const RUN_BUILD = `await (await import('./build/server/index.js')).main()`
const START_TIMEOUT_MS = 240_000

/** New servers then start on a copy of a migrated database, which is faster than a new one. */
export async function prepareDataDir(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-template-'))
  const server = await startServer({ dataDir })
  await server.stop()
  // Makes starts twice as fast; only a power cut would need fsync.
  await appendFile(join(dataDir, 'postgres/data/postgresql.auto.conf'), 'fsync = off\n')
  process.env[TEMPLATE_DIR] = dataDir
  // The last servers of the workers may still be ending.
  return () => rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
}

/** Runs the build without checking its sources, and waits until it answers. */
export async function startServer({
  env = {},
  dataDir,
  facts,
  releaseDir,
}: SiteServerOptions = {}): Promise<SiteServer> {
  const directory = dataDir ?? (await createDataDir())
  if (facts) await writeFile(join(directory, 'site.json'), JSON.stringify(facts))
  const child = spawn(process.execPath, ['--input-type=module', '--eval', RUN_BUILD], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE,
      NODE_ENV: 'production',
      PORT: '0',
      STAFF_PORT: 'off',
      DATA_DIR: directory,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(releaseDir !== undefined && { cwd: releaseDir }),
  })
  const kill = () => child.kill('SIGKILL')
  process.on('exit', kill)
  const ended = once(child, 'close')
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))

  async function end(signal: NodeJS.Signals) {
    child.kill(signal)
    await ended
    process.off('exit', kill)
    if (dataDir === undefined) await rm(directory, { recursive: true, force: true })
    return child.exitCode
  }
  const stop = () => end('SIGTERM')

  const port = await new Promise<string>((resolve, reject) => {
    const fail = () => reject(new Error(`The server did not start:\n${output}`))
    const timer = setTimeout(fail, START_TIMEOUT_MS)
    child.stdout.on('data', () => {
      const [, found] = /^Ready on \S+:(\d+)$/m.exec(output) ?? []
      if (found) {
        clearTimeout(timer)
        resolve(found)
      }
    })
    child.once('close', fail)
  }).catch(async (error) => {
    await stop()
    throw error
  })

  return {
    url: `http://127.0.0.1:${port}`,
    dataDir: directory,
    output: () => output,
    logs: () =>
      output
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line)),
    mails: () => readMails(env.MAIL_DIR ?? join(directory, 'mail')),
    stop,
    async crash() {
      await end('SIGKILL')
    },
  }
}
