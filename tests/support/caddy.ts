import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { waitForPort } from './wait-for-port.ts'

/** A real Caddy, running with a folder of its own. */
export interface Caddy {
  stop(): Promise<void>
}

/** Starts Caddy with this Caddyfile, which listens on 127.0.0.1:`port`. */
export async function startCaddy(program: string, config: string, port: number): Promise<Caddy> {
  const directory = mkdtempSync(join(tmpdir(), 'caddy-'))
  const file = join(directory, 'Caddyfile')
  writeFileSync(file, config)
  const child = spawn(program, ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { PATH: process.env.PATH, HOME: directory, XDG_DATA_HOME: directory, XDG_CONFIG_HOME: directory },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const leaveNothing = () => {
    child.kill('SIGKILL')
    rmSync(directory, { recursive: true, force: true })
  }
  process.on('exit', leaveNothing)
  const ended = once(child, 'close')
  let output = ''
  child.stderr.on('data', (chunk) => (output += chunk))
  await waitForPort(port, child).catch((error) => {
    leaveNothing()
    throw new Error(`Caddy did not start:\n${output}`, { cause: error })
  })

  return {
    async stop() {
      child.kill('SIGTERM')
      await ended
      process.off('exit', leaveNothing)
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
