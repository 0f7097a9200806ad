import type { Socket } from 'node:net'
import { connectTo, type Target } from '../../support/proxies.ts'
import { HOST } from '../../support/proxy-requests.ts'

export function get(path: string, headers = ''): string {
  return `GET ${path} HTTP/1.1\r\nHost: ${HOST}\r\n${headers}\r\n`
}

export type RawClient = Awaited<ReturnType<typeof openRawClient>>

/** A connection that sends this text at once, and reads nothing until it is told to. */
export async function openRawClient(target: Target, text: string) {
  const socket = connectTo(target)
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  socket.pause()
  socket.on('error', () => {})
  const ended = new Promise<Buffer>((resolve) => socket.once('close', () => resolve(Buffer.concat(chunks))))
  await new Promise((resolve) => socket.once('connect', resolve).once('close', resolve))
  socket.write(text)
  /** `ended` never rejects: a client that is disconnected has what came until then. */
  return { socket, ended }
}

/** Reads a chunk, pauses, reads the next: as much as a socket gives at once. */
export function readInPieces(socket: Socket, pauseMs = 5): void {
  socket.on('data', () => {
    socket.pause()
    setTimeout(() => socket.resume(), pauseMs)
  })
  socket.resume()
}

/** The bodies of consecutive responses, by their Content-Length. */
export function bodiesOf(responses: Buffer): Buffer[] {
  const bodies: Buffer[] = []
  for (let start = 0; start < responses.byteLength; ) {
    const bodyStart = responses.indexOf('\r\n\r\n', start) + 4
    const head = responses.toString('latin1', start, bodyStart)
    const end = bodyStart + Number(/^content-length: (\d+)\r$/im.exec(head)?.[1] ?? Number.NaN)
    bodies.push(responses.subarray(bodyStart, end))
    start = end
  }
  return bodies
}
