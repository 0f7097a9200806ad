import { DrizzleQueryError } from 'drizzle-orm'
import pino, { type DestinationStream, type Logger, symbols } from 'pino'
import { createContext } from 'react-router'
import { errorCode } from '../error-code.server.ts'
import { OperatorError } from '../operator-error.server.ts'

export type Log = Logger
type LogOutput = Pick<ReturnType<typeof pino.destination>, 'write' | 'flushSync'>

export const logContext = createContext<Log>(pino({ level: 'silent' }))

const MAX_CAUSES = 5
const MAX_FRAMES = 10
/** Enough for ten frames; a message may be of any length. */
const MAX_STACK_LENGTH = 5_000
const MAX_SENTENCE_LENGTH = 500
const STANDARD_OUTPUT = 1
const BATCH_MS = 50
/** As pino numbers its levels. */
const WARNING = 40

const FRAME =
  /^ {4}at (?:[\w$.<>[\] #]{1,120} \()?(?:node:|file:\/\/|\/|[A-Z]:\\)[^()]{1,300}:\d{1,7}:\d{1,7}\)?$/

/** JSON lines, on standard output by default. Never pass names, addresses, phones or message texts. */
export function createLog(
  level: string,
  destination: DestinationStream = pino.destination(STANDARD_OUTPUT),
): Log {
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeError } },
    destination,
  )
}

/**
 * For a server: lines are written together, as each write is a quarter of a cached answer. Warnings and what is worse
 * are written at once, after what waits.
 */
export function batchedOutput(output: LogOutput = pino.destination(STANDARD_OUTPUT)): DestinationStream {
  let lines = ''
  const writeLines = () => {
    if (lines !== '') output.write(lines)
    lines = ''
  }
  process.once('exit', () => {
    writeLines()
    output.flushSync()
  })
  const batch = {
    // Lets pino set `lastLevel` before it writes a line.
    [symbols.needsMetadataGsym]: true,
    lastLevel: 0,
    write(line: string) {
      if (lines === '') setTimeout(writeLines, BATCH_MS)
      lines += line
      if (batch.lastLevel >= WARNING) writeLines()
    },
    flush(done: () => void) {
      writeLines()
      done()
    },
  }
  return batch
}

/** An error and its causes, without the sentences of others: they may quote statements, rows, paths, answers. */
function describeError(error: unknown, depth = 0): object {
  if (!(error instanceof Error)) return describeOther(error)
  const hasCause = error.cause !== undefined && depth < MAX_CAUSES
  return {
    type: error.constructor.name,
    ...describeMessage(error),
    ...describeCode(error),
    ...(hasCause && { cause: describeError(error.cause, depth + 1) }),
    stack: stackFrames(error),
  }
}

/** Libraries also report plain objects. */
function describeOther(error: unknown): object {
  const code = errorCode(error)
  return { type: typeof error, ...(code !== null && { code }) }
}

/** Our own sentences only. */
function describeMessage(error: Error): object {
  if (error instanceof DrizzleQueryError) return { message: 'a query failed' }
  return error instanceof OperatorError ? { message: error.message.slice(0, MAX_SENTENCE_LENGTH) } : {}
}

/** With the address, when this process tried to connect to it. */
function describeCode(error: Error): object {
  const code = errorCode(error)
  if (code === null) return {}
  if (!('syscall' in error && error.syscall === 'connect' && 'address' in error && 'port' in error))
    return { code }
  return { code, address: error.address, port: error.port }
}

/** Without the message in front of them: a message of several lines could pass for frames. */
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
