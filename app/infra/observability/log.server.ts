import { DrizzleQueryError } from 'drizzle-orm'
import pino, { type DestinationStream, type Logger } from 'pino'
import { createContext } from 'react-router'
import { errorCode } from '../error-code.server.ts'
import { OperatorError } from '../operator-error.server.ts'

export type Log = Logger

export const logContext = createContext<Log>(pino({ level: 'silent' }))

const MAX_CAUSES = 5
const MAX_FRAMES = 10
const MAX_STACK_LENGTH = 5_000
const MAX_SENTENCE_LENGTH = 500
const STANDARD_OUTPUT = 1
const BATCH_LENGTH = 4_096
const BATCH_MS = 100

const FRAME =
  /^ {4}at (?:[\w$.<>[\] #]{1,120} \()?(?:node:|file:\/\/|\/|[A-Z]:\\)[^()]{1,300}:\d{1,7}:\d{1,7}\)?$/

/** The log is JSON lines. Never pass it names, addresses, phones or message texts. */
export function createLog(
  level: string,
  destination: DestinationStream = pino.destination(STANDARD_OUTPUT),
): Log {
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeError } },
    destination,
  )
}

/** Lines are written together, which is cheaper, a moment later or at the end of the process. */
export function batchedOutput(): DestinationStream {
  return pino.destination({ dest: STANDARD_OUTPUT, minLength: BATCH_LENGTH, periodicFlush: BATCH_MS })
}

/** Messages of others are left out, for they may quote rows, paths or replies. */
function describeError(error: unknown, depth = 0): object {
  if (!(error instanceof Error)) return { type: typeof error, ...describeCode(error) }
  const hasCause = error.cause !== undefined && depth < MAX_CAUSES
  return {
    type: error.constructor.name,
    ...describeMessage(error),
    ...describeCode(error),
    ...(hasCause && { cause: describeError(error.cause, depth + 1) }),
    stack: stackFrames(error),
  }
}

function describeMessage(error: Error): object {
  if (error instanceof DrizzleQueryError) return { message: 'a query failed' }
  return error instanceof OperatorError ? { message: error.message.slice(0, MAX_SENTENCE_LENGTH) } : {}
}

function describeCode(error: unknown): object {
  const code = errorCode(error)
  if (code === null) return {}
  const isConnecting = error instanceof Error && 'syscall' in error && error.syscall === 'connect'
  return isConnecting && 'address' in error && 'port' in error
    ? { code, address: error.address, port: error.port }
    : { code }
}

/** A message of several lines could pass for frames, so it is cut off. */
function stackFrames({ stack = '', message }: Error): string {
  const messageStart = stack.indexOf(message)
  const frames =
    messageStart === -1 ? stack.slice(-MAX_STACK_LENGTH) : stack.slice(messageStart + message.length)
  return frames
    .slice(0, MAX_STACK_LENGTH)
    .split('\n')
    .filter((line) => FRAME.test(line))
    .slice(0, MAX_FRAMES)
    .join('\n')
}
