import pino, { type Logger } from 'pino'

export type Log = Logger

/** JSON lines on standard output. Never pass names, addresses, phones or message texts. */
export function createLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime })
}
