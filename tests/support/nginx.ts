import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { waitForPort } from './wait-for-port.ts'

/** A real nginx, running in the foreground with a folder of its own. */
export interface Nginx {
  pid: number
  /** Replaces its sites without an interruption. */
  reload(sites: string): Promise<void>
  stop(): Promise<void>
}

const POLL_MS = 20

/** Starts nginx with these blocks inside its `http { }`; they listen on 127.0.0.1:`port`. */
export async function startNginx(program: string, sites: string, port: number): Promise<Nginx> {
  const directory = mkdtempSync(join(tmpdir(), 'nginx-'))
  const config = join(directory, 'nginx.conf')
  writeFileSync(config, wholeConfig(directory, sites))
  const child = spawn(program, ['-c', config, '-e', 'stderr', '-g', 'daemon off;'], {
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
    throw new Error(`nginx did not start:\n${output}`, { cause: error })
  })

  return {
    pid: child.pid ?? 0,
    async reload(newSites) {
      writeFileSync(config, wholeConfig(directory, newSites))
      const linesBefore = output.length
      child.kill('SIGHUP')
      while (!output.slice(linesBefore).includes('gracefully shutting down')) await pause(POLL_MS)
    },
    async stop() {
      child.kill('SIGQUIT')
      await ended
      process.off('exit', leaveNothing)
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

function wholeConfig(directory: string, sites: string): string {
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(directory, kind)};`,
  )
  return [
    // The workers must be able to read what the test's own user has written.
    process.getuid?.() === 0 ? 'user root;' : '',
    `pid ${join(directory, 'pid')};`,
    'error_log stderr notice;',
    'worker_processes 1;',
    'events { worker_connections 1024; }',
    `http { access_log off; default_type application/octet-stream; ${folders.join(' ')}`,
    sites,
    '}',
  ].join('\n')
}
