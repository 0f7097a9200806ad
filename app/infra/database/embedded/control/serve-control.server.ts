import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { addAbortSignal } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { OperatorError, operatorMessage } from '../../../operator-error.server.ts'
import { type CommandOutput, formatAnswerLine, streamedOutput } from './command-stream.server.ts'
import { controlAddress } from './control-address.server.ts'

/** Must validate `input`, which is what the client sent; the operator sees the message of an `OperatorError`. */
export type StreamedCommand = (input: unknown, output: CommandOutput) => Promise<void>

/** What an operator's command may ask of the server that holds the embedded database. */
export interface ControlCommands {
  backup: () => Promise<Uint8Array>
  /** By their path, such as `leads`. */
  streamed: Record<string, StreamedCommand>
}

const MAX_COMMAND_LENGTH = 16_384
const NO_ACCESS_FOR_OTHERS = 0o177
/** How long running commands may go on once the server stops. */
const DRAIN_MS = 1_000

/** Listens on a socket in the data directory, for its owner only. Returns a function that stops it. */
export async function serveControl(dataDir: string, commands: ControlCommands): Promise<() => Promise<void>> {
  const address = controlAddress(dataDir)
  await rm(address, { force: true })
  const stopping = new AbortController()
  let allEnded = Promise.resolve()
  const server = createServer((incoming, response) => {
    const ended = answer(commands, incoming, response, stopping.signal)
    allEnded = Promise.all([allEnded, ended]).then(() => {})
  })
  await listenPrivately(server, address)
  server.unref()

  return async () => {
    server.close()
    const closed = once(server, 'close')
    await Promise.race([allEnded, pause(DRAIN_MS)])
    stopping.abort(new OperatorError('The server is stopping; repeat the command when it has stopped.'))
    await allEnded
    server.closeAllConnections()
    await closed
  }
}

/** The socket exists as soon as it is listened on, so its permissions must be set before. */
async function listenPrivately(server: Server, address: string): Promise<void> {
  const umask = process.umask(NO_ACCESS_FOR_OTHERS)
  try {
    server.listen(address)
  } finally {
    process.umask(umask)
  }
  await once(server, 'listening')
}

/** Never rejects. */
async function answer(
  commands: ControlCommands,
  incoming: IncomingMessage,
  response: ServerResponse,
  stopping: AbortSignal,
): Promise<void> {
  const name = incoming.method === 'POST' ? (incoming.url ?? '').slice(1) : ''
  const streamed = Object.hasOwn(commands.streamed, name) ? commands.streamed[name] : undefined
  if (name === 'backup') await answerBackup(commands.backup, response)
  else if (streamed) await answerStreamed(streamed, incoming, response, stopping)
  else response.writeHead(404).end()
}

async function answerBackup(backup: ControlCommands['backup'], response: ServerResponse): Promise<void> {
  try {
    response.end(await backup())
  } catch (error) {
    response.writeHead(500).end(error instanceof Error ? error.message : String(error))
  }
}

async function answerStreamed(
  run: StreamedCommand,
  incoming: IncomingMessage,
  response: ServerResponse,
  stopping: AbortSignal,
): Promise<void> {
  const clientGone = new AbortController()
  response.once('close', () => clientGone.abort())
  const signal = AbortSignal.any([stopping, clientGone.signal])
  response.writeHead(200, { 'content-type': 'application/x-ndjson', connection: 'close' })
  try {
    await run(await readCommand(incoming, signal), streamedOutput(response, signal))
    response.end(formatAnswerLine({ kind: 'done' }))
  } catch (error) {
    const text = operatorMessage(error, 'The command failed') ?? `The command failed: ${error}`
    response.end(formatAnswerLine({ kind: 'error', text }))
  }
}

async function readCommand(incoming: IncomingMessage, signal: AbortSignal): Promise<unknown> {
  addAbortSignal(signal, incoming).setEncoding('utf8')
  let text = ''
  // Destroying the request would end the connection before the answer.
  for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
    text += chunk
    if (text.length > MAX_COMMAND_LENGTH) throw new OperatorError('The command is too long for the server.')
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new OperatorError('The server was sent a command that is not JSON.')
  }
}
