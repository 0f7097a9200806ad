import { DrizzleQueryError } from 'drizzle-orm'
import pino, { type DestinationStream, type Logger } from 'pino'
import { createContext } from 'react-router'
import { redact } from './redact.server.ts'

export type Log = Logger

export const logContext = createContext<Log>(pino({ level: 'silent' }))

/** JSON lines, on standard output by default. Never pass names, addresses, phones or message texts. */
export function createLog(level: string, destination: DestinationStream = pino.destination(1)): Log {
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeError } },
    destination,
  )
}

/** What an error says of itself and its causes, without the statements and rows that it quotes. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return describeOther(error)
  return {
    type: error.constructor.name,
    message: error instanceof DrizzleQueryError ? 'a query failed' : redact(error.message),
    ...('code' in error && { code: error.code }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
  }
}

/** Libraries also report plain objects with a message. */
function describeOther(error: unknown): object {
  const message =
    typeof error === 'object' && error !== null && 'message' in error ? error.message : undefined
  return { type: typeof error, ...(typeof message === 'string' && { message: redact(message) }) }
}
