import { Counter, type Registry } from 'prom-client'
import { createContext } from 'react-router'
import { clientErrors as limits } from '#config/limits.ts'
import { memoryLimit, networkLimit } from '../rate-limit.server.ts'
import type { Log } from './log.server.ts'

type ReportedError = Record<'message' | 'place' | 'island', string>

/** It returns null when the error was logged, else the seconds to wait. */
export type LogClientError = (error: ReportedError) => Promise<number | null>

export const logClientErrorContext = createContext<LogClientError>(async () => null)

export function createClientErrorLog(log: Log, registry: Registry) {
  const countSender = networkLimit(limits.perIp, memoryLimit)
  const countAll = memoryLimit(limits.overall)
  const counter = new Counter({
    name: 'client_errors_total',
    help: 'Errors that browsers have reported.',
    registers: [registry],
  })
  return async ({ message, place, island }: ReportedError, networks: readonly string[]) => {
    const waitSeconds = (await countSender(networks)) ?? (await countAll('all'))
    if (waitSeconds !== null) return waitSeconds
    counter.inc()
    log.warn({ type: errorType(message), ...reactError(message), place, island }, 'an error in a browser')
    return null
  }
}

/** Anybody can send a report, so only JavaScript's own names are logged. */
function errorType(message: string): string {
  return (
    /\b(?:Type|Range|Reference|Syntax|Network|Security|QuotaExceeded|Abort)Error\b/.exec(message)?.[0] ??
    'Error'
  )
}

function reactError(message: string): { reactError?: number } {
  const number = /^Error: Minified React error #(\d{1,3});/.exec(message)?.[1]
  return number === undefined ? {} : { reactError: Number(number) }
}
