import type { Log } from '#app/infra/observability/log.server.ts'

const METHODS = ['debug', 'dir', 'error', 'info', 'log', 'trace', 'warn'] as const

/** Libraries print paths and statements with a visitor's words: log where it came from instead. */
export function guardConsole(log: Log, target: Pick<Console, (typeof METHODS)[number]> = console): void {
  for (const method of METHODS) {
    target[method] = (printed: unknown) => {
      const err = printed instanceof Error ? printed : new Error(typeof printed === 'string' ? printed : '')
      log.warn({ err }, 'a library printed something')
    }
  }
}
