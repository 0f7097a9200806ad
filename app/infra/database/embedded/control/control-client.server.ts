import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { OperatorError } from '../../../operator-error.server.ts'
import { type AnswerLine, type CommandOutput, parseAnswerLine, readLines } from './command-stream.server.ts'
import { controlAddress, hasControl } from './control-address.server.ts'

const OTHER_VERSION =
  'The running server is of another version than this command and does not understand it; restart the server.'
const CONNECTION_LOST =
  'The server broke off before the command had ended; what it had done until then stays done.'

/** Requests a backup from the running server; null when none runs on this directory. */
export async function requestBackup(dataDir: string): Promise<Uint8Array | null> {
  const response = await post(dataDir, '/backup')
  if (response === null) return null
  const body = await buffer(response)
  if (response.statusCode !== 200) throw new OperatorError(`The server could not make a backup: ${body}.`)
  return body
}

/** Has the running server execute a command; false when none runs on this directory. */
export async function requestCommand(
  dataDir: string,
  name: string,
  command: object,
  output: CommandOutput,
): Promise<boolean> {
  const response = await post(dataDir, `/${name}`, JSON.stringify(command))
  if (response === null) return false
  if (response.statusCode !== 200) {
    response.destroy()
    throw new OperatorError(OTHER_VERSION)
  }
  for await (const line of readAnswer(response)) {
    if (line === null) throw new OperatorError(OTHER_VERSION)
    if (line.kind === 'done') return true
    if (line.kind === 'error') throw new OperatorError(line.text)
    if (line.kind === 'progress') output.info(line.text)
    else await output.print(line.text)
  }
  throw new OperatorError(CONNECTION_LOST)
}

async function* readAnswer(response: IncomingMessage): AsyncGenerator<AnswerLine | null> {
  try {
    for await (const text of readLines(response)) yield parseAnswerLine(text)
  } catch (cause) {
    throw new OperatorError(CONNECTION_LOST, { cause })
  }
}

/** Null when nobody listens. */
async function post(dataDir: string, path: string, body = ''): Promise<IncomingMessage | null> {
  if (!hasControl(dataDir)) return null
  const outgoing = request({ socketPath: controlAddress(dataDir), method: 'POST', path, agent: false })
  outgoing.end(body)
  try {
    const [response] = await once(outgoing, 'response')
    // From here on the response reports a broken connection.
    outgoing.on('error', () => {})
    return response
  } catch (error) {
    if (error instanceof Error && 'code' in error) {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') return null
      if (error.code === 'ECONNRESET' || error.code === 'EPIPE') throw new OperatorError(CONNECTION_LOST)
    }
    throw error
  }
}
