import type { Log } from '#app/infra/observability/log.server.ts'

const METHODS = ['debug', 'dir', 'error', 'info', 'log', 'trace', 'warn'] as const

/**
 * Libraries print what they were passed, such as paths and statements with a visitor's words. Writes a log line instead
 * that says where it came from.
 */
export function guardConsole(log: Log, target: Pick<Console, (typeof METHODS)[number]> = console): void {
  for (const method of METHODS) {
    target[method] = (printed: unknown) => {
      const err = printed instanceof Error ? printed : new Error(typeof printed === 'string' ? printed : '')
      log.warn({ err }, 'a library printed something')
    }
  }
}
