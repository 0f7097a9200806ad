import { connect } from 'node:net'
import { setInterval as ticks } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorsIn } from '../support/errors-in-log.ts'
import { type SiteServer, startServer } from '../support/site-server.ts'
import { createTally } from './support/attack-tally.ts'

const HEADERS = 'POST /api/leads HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n'
/** `first` is sent at once, `drip` every second. */
const SLOW_CLIENTS: Record<string, { first: string; drip: string }> = {
  silence: { first: '', drip: '' },
  'slow headers': { first: `${HEADERS}X: `, drip: 'a' },
  'a slow body': { first: `${HEADERS}Content-Length: 60000\r\n\r\n`, drip: 'a' },
  'slow chunks': { first: `${HEADERS}Transfer-Encoding: chunked\r\n\r\n`, drip: '1\r\na\r\n' },
}
const CLIENTS_OF_EACH = 100

let site: SiteServer
beforeAll(async () => {
  site = await startServer({ env: { LOG_LEVEL: 'warn' } })
})
afterAll(() => site.stop())

test('hundreds of slow clients are disconnected one after the other, and block nobody', async ({ task }) => {
  const tally = createTally(task)
  const clients = Object.values(SLOW_CLIENTS).flatMap((client) =>
    Array.from({ length: CLIENTS_OF_EACH }, () => client),
  )
  const disconnected = clients.map(sendSlowly)
  const isOver = Promise.all(disconnected).then(() => true)
  let answered = 0
  for await (const _tick of ticks(1_000)) {
    expect((await fetch(`${site.url}/blog`)).status).toBe(200)
    answered += 1
    if (await Promise.race([isOver, Promise.resolve(false)])) break
  }
  for (const last of await Promise.all(disconnected)) {
    tally.noteVerdict('slow client', last, /^(?:|HTTP\/1\.1 4\d\d.*)$/.test(last) ? null : 'let in')
  }
  expect(answered).toBeGreaterThan(1)
  expect(tally.faults).toEqual([])
  expect(errorsIn(site.logs())).toEqual([])
})

/** The status line with which the server ended the connection; empty when it sent none. */
async function sendSlowly({ first, drip }: { first: string; drip: string }): Promise<string> {
  const { hostname, port } = new URL(site.url)
  const socket = connect(Number(port), hostname, () => socket.write(first))
  let text = ''
  socket.on('data', (chunk) => (text += chunk))
  socket.on('error', () => {})
  const timer = setInterval(() => drip !== '' && socket.write(drip), 1_000)
  await new Promise((resolve) => socket.on('close', resolve))
  clearInterval(timer)
  return text.split('\r\n')[0] ?? ''
}
