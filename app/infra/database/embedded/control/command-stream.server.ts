import type { Readable, Writable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import * as v from 'valibot'

/** Where a command writes to, in the server or in the operator's own process. */
export interface CommandOutput {
  /** Results, for standard output. Resolves when more may be written; throws once nobody reads any longer. */
  print: (text: string) => Promise<void>
  /** Progress and remarks, for standard error. */
  info: (line: string) => void
}

const answerLineSchema = v.variant('kind', [
  v.object({ kind: v.literal('result'), text: v.string() }),
  v.object({ kind: v.literal('progress'), text: v.string() }),
  v.object({ kind: v.literal('error'), text: v.string() }),
  v.object({ kind: v.literal('done') }),
])
const answerTextSchema = v.pipe(v.string(), v.parseJson(), answerLineSchema)

/** One line of the answer to a streamed command; `error` and `done` are the last ones. */
export type AnswerLine = v.InferOutput<typeof answerLineSchema>

export function formatAnswerLine(line: AnswerLine): string {
  return `${JSON.stringify(line)}\n`
}

/** Null for a line of another version's server. */
export function parseAnswerLine(text: string): AnswerLine | null {
  const parsed = v.safeParse(answerTextSchema, text)
  return parsed.success ? parsed.output : null
}

/** The output of a command as lines of an answer, until the signal ends it. */
export function streamedOutput(answer: Writable, signal: AbortSignal): CommandOutput {
  // Not async, and its promise never rejects: a caller that does not wait gets the error all the same.
  const write = (line: AnswerLine): Promise<void> => {
    signal.throwIfAborted()
    const written = Promise.withResolvers<void>()
    // Not the event `drain`: Node 26 may never emit it after many small writes to a response in one turn.
    const hasRoom = answer.write(formatAnswerLine(line), (error) => {
      // When the connection is broken, the signal aborts.
      if (!error) written.resolve()
    })
    return hasRoom ? Promise.resolve() : untilRoom(written, signal)
  }
  return {
    print: (text) => write({ kind: 'result', text }),
    info: (text) => void write({ kind: 'progress', text }),
  }
}

async function untilRoom(written: PromiseWithResolvers<void>, signal: AbortSignal): Promise<void> {
  const resolve = () => written.resolve()
  signal.addEventListener('abort', resolve)
  await written.promise
  signal.removeEventListener('abort', resolve)
  // Neither the embedded database nor a fast reader would yield to the server's visitors.
  await nextTurn()
}

/** Splits at line feeds only: JSON leaves Unicode's other line separators in its texts. */
export async function* readLines(stream: Readable): AsyncGenerator<string> {
  stream.setEncoding('utf8')
  let rest = ''
  for await (const chunk of stream) {
    const lines = `${rest}${chunk}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}
