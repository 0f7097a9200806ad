import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../tests/support/free-port.ts'
import { FORM_SECRET } from './load.ts'

/** The built site as an operator runs it: production, log lines to a file. */
export interface SiteProcess {
  url: string
  pid: number
  dataDir: string
  /** From the start of the process to its first "ready". */
  startMs: number
  stop(): Promise<void>
}

const POLL_MS = 5
const START_TIMEOUT_MS = 60_000

/** `checkout`: the tree whose site it is. */
export async function startSite(env: Record<string, string> = {}, checkout = '.'): Promise<SiteProcess> {
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'bench-site-'))
  const logFile = join(dataDir, 'log')
  const log = openSync(logFile, 'w')
  const port = await freePort()
  // As `npm start`, but without npm, whose memory and time would count.
  const [, ...start] = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8')).scripts.start.split(
    ' ',
  )
  const startedAt = performance.now()
  const child = spawn(process.execPath, start, {
    cwd: checkout,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      STAFF_PORT: 'off',
      DATA_DIR: dataDir,
      TRUST_PROXY: '1',
      FORM_SECRET,
      ...env,
    },
    stdio: ['ignore', log, log],
  })
  const cleanUp = () => {
    child.kill('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  }
  process.on('exit', cleanUp)
  const ended = once(child, 'close')
  const url = `http://127.0.0.1:${port}`
  while (!(await isReady(url))) {
    if (child.exitCode !== null || performance.now() - startedAt > START_TIMEOUT_MS) {
      throw new Error(`The site did not start:\n${readFileSync(logFile, 'utf8')}`)
    }
    await pause(POLL_MS)
  }
  return {
    url,
    pid: child.pid ?? 0,
    dataDir,
    startMs: performance.now() - startedAt,
    async stop() {
      child.kill('SIGTERM')
      await ended
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
