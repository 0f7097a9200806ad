import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Attack, Attacker, Outcome } from './attack.ts'
import { oneOf } from './random-text.ts'

const PIPELINED = 60
const SIPS = 300
const SIP_BYTES = 16_384
const SIP_EVERY_MS = 100
const DRIP_EVERY_MS = 1_000

/** Connections that request much and read little, or that never end. */
export const CONNECTION_ATTACKS: readonly Attack[] = [
  { name: 'pipelines of large files, read slowly', perSecond: 0.2, maxAtOnce: 3, strike: pipeline },
  { name: 'half-open connections', perSecond: 3, maxAtOnce: 30, strike: stayHalfOpen },
]

/** Sends many requests at once and reads the answers slowly for half a minute. */
async function pipeline(url: string, attacker: Attacker): Promise<Outcome> {
  const socket = await open(url)
  const path = oneOf(['/bvpz-kodai.json', '/bvpz-kodai.csv', '/sitemap/1.xml'])
  socket.write(requestLines(path, attacker).concat('\r\n').repeat(PIPELINED))
  let first = ''
  for (let sip = 0; sip < SIPS && !socket.closed; sip++) {
    const bytes: Buffer | null = socket.read(Math.min(SIP_BYTES, socket.readableLength))
    if (first === '' && bytes !== null) first = bytes.toString('latin1', 0, 1_000)
    await pause(SIP_EVERY_MS)
  }
  socket.destroy()
  const retryAfter = /^retry-after: (\d+)/im.exec(first)?.[1]
  const result = /^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 'no answer'
  return { result, ...(retryAfter !== undefined && { waitSeconds: Number(retryAfter) }) }
}

/** Adds a letter each second to a request that never ends, until the site disconnects it. */
async function stayHalfOpen(url: string, attacker: Attacker): Promise<Outcome> {
  const socket = await open(url)
  const post = 'POST /api/leads HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n'
  socket.write(
    oneOf([
      '',
      requestLines('/', attacker).concat('X-More: '),
      `${post}X-Forwarded-For: ${attacker.address()}\r\nContent-Length: 60000\r\n\r\n`,
    ]),
  )
  socket.resume()
  const drip = setInterval(() => socket.write('a'), DRIP_EVERY_MS)
  await once(socket, 'close')
  clearInterval(drip)
  return { result: 'closed' }
}

async function open(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.on('error', () => {})
  return socket
}

function requestLines(path: string, attacker: Attacker): string {
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${attacker.address()}\r\n`
}
