import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'

interface WebServerOptions {
  program: string
  /** It listens on 127.0.0.1:`port`. */
  port: number
  /** Writes the program's files into its folder; returns the arguments. */
  prepare: (directory: string) => readonly string[]
  stopSignal: NodeJS.Signals
}

/** A real web server in the foreground. It and its folder are removed at the latest when this process exits. */
export async function startWebServer({ program, port, prepare, stopSignal }: WebServerOptions) {
  const directory = mkdtempSync(join(tmpdir(), 'web-server-'))
  const child = spawn(program, prepare(directory), {
    env: { PATH: process.env.PATH, HOME: directory, XDG_DATA_HOME: directory, XDG_CONFIG_HOME: directory },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const cleanUp = () => {
    child.kill('SIGKILL')
    rmSync(directory, { recursive: true, force: true })
  }
  process.on('exit', cleanUp)
  const ended = once(child, 'close')
  let output = ''
  child.stderr.on('data', (chunk) => (output += chunk))
  // A TLS port answers plain HTTP too, by refusing it.
  const isListening = vi.waitFor(() => fetch(`http://127.0.0.1:${port}/`), { timeout: 120_000, interval: 20 })
  const hasEnded = ended.then(() => Promise.reject(new Error(`it ended with code ${child.exitCode}`)))
  await Promise.race([isListening, hasEnded]).catch((error) => {
    cleanUp()
    throw new Error(`${program} did not start:\n${output}`, { cause: error })
  })

  return {
    pid: child.pid ?? 0,
    directory,
    /** Its standard error. */
    output: () => output,
    signal: (signal: NodeJS.Signals) => child.kill(signal),
    async stop() {
      child.kill(stopSignal)
      await ended
      process.off('exit', cleanUp)
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
