import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { NODE_COMPILE_CACHE } from './run-script.ts'

const { scripts, version } = JSON.parse(readFileSync('package.json', 'utf8'))

/** The version that the build knows. */
export const VERSION: string = version
/** The command behind `npm start`, as units and containers give it. */
export const START_COMMAND: readonly string[] = [process.execPath, ...scripts.start.split(' ').slice(1)]

interface Options {
  env: Record<string, string>
  cwd?: string
}

export type StartProcess = ReturnType<typeof runStart>

/** A start of the site by its command, with all that it starts, in a process group of its own. */
export function runStart(command: readonly string[], { env, cwd = '.' }: Options) {
  const [program = '', ...args] = command
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(program, args, {
    cwd,
    detached: true,
    env: { PATH, HOME, NODE_COMPILE_CACHE, PORT: '0', STAFF_PORT: 'off', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const closed = once(child, 'close')
  const url = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const [, port] = /^Ready on \S+:(\d+)$/m.exec(output) ?? []
      if (port) resolve(`http://127.0.0.1:${port}`)
    })
    void closed.then(() => reject(new Error(`It ended:\n${output}`)))
  })
  url.catch(() => {})
  return {
    child,
    output: () => output,
    /** Rejects when all of it ends before it serves. */
    url,
    /** The exit code, once whatever it has started has ended too. */
    ended: closed.then(() => child.exitCode),
    async [Symbol.asyncDispose]() {
      signalAll(child, 'SIGKILL')
      await closed
    },
  }
}

/** To all processes of a start; nothing when none is left. */
export function signalAll({ pid = 0 }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal)
  } catch {}
}
