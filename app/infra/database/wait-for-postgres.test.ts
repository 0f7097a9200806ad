import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { REFUSING_PORT } from '#tests/support/free-port.ts'
import { waitForPostgres } from './wait-for-postgres.server.ts'

const PASSWORD = 'labai-slaptas'

/** PostgreSQL's reply to a connection that it does not take. */
function refusal(code: string, message: string): (socket: Socket) => void {
  const fields = Buffer.from(`SFATAL\0C${code}\0M${message}\0\0`)
  const length = Buffer.alloc(4)
  length.writeInt32BE(fields.length + 4)
  return (socket) => socket.once('data', () => socket.end(Buffer.concat([Buffer.from('E'), length, fields])))
}

async function listen(reply: (socket: Socket) => void): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    onTestFinished(() => void socket.destroy())
    reply(socket)
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** The lines of the log, and how a wait of one try ended. */
async function waitOnce(host: string, parameters = '') {
  const lines: object[] = []
  const log = { warn: (details: object, text?: string) => void lines.push({ ...details, text }) }
  const url = `postgresql://web:${PASSWORD}@${host}/site${parameters}`
  const ended = await waitForPostgres('DATABASE_URL', url, log, 1).then(
    () => 'it answers',
    ({ message }) => message,
  )
  return { lines, ended }
}

test.each<[string, () => string | Promise<string>, RegExp]>([
  ['refuses', () => `127.0.0.1:${REFUSING_PORT}`, /^connect ECONNREFUSED/],
  ['has a name that is not known yet', () => 'nera.invalid:5432', /^getaddrinfo E(NOTFOUND|AI_AGAIN)/],
  ['starts up', () => listen(refusal('57P03', 'the database system is starting up')), /is starting up$/],
  ['is full', () => listen(refusal('53300', 'sorry, too many clients already')), /^sorry, too many/],
  ['hangs up', () => listen((socket) => socket.end()), /^Connection terminated/],
  ['is silent', () => listen(() => {}), /^timeout expired$/],
])('a database that %s is waited for, with one line without its password', async (_, place, reason) => {
  const host = await place()
  const { lines, ended } = await waitOnce(host)

  expect(lines).toEqual([
    {
      database: `site on ${host}`,
      reason: expect.stringMatching(reason),
      text: 'the database of DATABASE_URL cannot be reached; the start waits for it',
    },
  ])
  expect(ended).toContain(`DATABASE_URL (site on ${host}) cannot be reached: `)
  expect(JSON.stringify(lines) + ended).not.toContain(PASSWORD)
})

test.each([
  ['28P01', 'password authentication failed for user "web"'],
  ['3D000', 'database "site" does not exist'],
])('what waiting does not mend ends it at once: %s', async (code, message) => {
  expect(await waitOnce(await listen(refusal(code, message)))).toEqual({ lines: [], ended: message })
})

test('a certificate that is missing ends it at once', async () => {
  const { lines, ended } = await waitOnce(`127.0.0.1:${REFUSING_PORT}`, '?sslrootcert=/nera/root.crt')

  expect(lines).toEqual([])
  expect(ended).toContain("no such file or directory, open '/nera/root.crt'")
})
