import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../tests/support/free-port.ts'

/** The built site as an operator runs it: production, log lines to a file. */
export interface SiteProcess {
  url: string
  pid: number
  /** From the start of the process to its first "ready". */
  startMs: number
  stop(): Promise<void>
}

/** What `npm start` runs, without npm in between: its memory and time are not the site's. */
const [, ...START] = JSON.parse(readFileSync('package.json', 'utf8')).scripts.start.split(' ')
const POLL_MS = 5
const STARTING_MS = 60_000

export async function startSite(env: Record<string, string> = {}): Promise<SiteProcess> {
  const directory = mkdtempSync(join(tmpdir(), 'bench-site-'))
  const log = openSync(join(directory, 'log'), 'w')
  const port = await freePort()
  const startedAt = performance.now()
  const child = spawn(process.execPath, START, {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: directory,
      TRUST_PROXY: '1',
      ...env,
    },
    stdio: ['ignore', log, log],
  })
  const kill = () => child.kill('SIGKILL')
  process.on('exit', kill)
  const ended = once(child, 'close')
  const url = `http://127.0.0.1:${port}`
  while (!(await isReady(url))) {
    if (child.exitCode !== null || performance.now() - startedAt > STARTING_MS) {
      throw new Error(`The site did not start:\n${readFileSync(join(directory, 'log'), 'utf8')}`)
    }
    await pause(POLL_MS)
  }
  return {
    url,
    pid: child.pid ?? 0,
    startMs: performance.now() - startedAt,
    async stop() {
      child.kill('SIGTERM')
      await ended
      process.off('exit', kill)
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok
  } catch {
    return false
  }
}
