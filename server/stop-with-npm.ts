import { spawnSync } from 'node:child_process'
import { errorCode } from '#app/infra/error-code.server.ts'

const POLL_MS = 1_000

/** The shell in which npm runs a command does not hand signals on, and outlives an npm that is killed. */
export function stopWithNpm(): void {
  const parent = process.ppid
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', `${parent}`], { encoding: 'utf8' })
  // Some shells become the command; on Windows, without `ps`, the shell ends with npm.
  const npm = Number(/^ *(\d+) .*sh\s*$/.exec(stdout ?? '')?.[1] ?? parent)
  const timer = setInterval(() => {
    if (process.ppid === parent && isAlive(parent) && isAlive(npm)) return
    clearInterval(timer)
    // Windows has no signal that a process could handle.
    if (!process.emit('SIGTERM')) process.exit(0)
  }, POLL_MS)
  timer.unref()
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}
