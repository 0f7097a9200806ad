import { connect, type Socket } from 'node:net'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { startFaultyServer } from './faulty-server.ts'

const READY_FOR_QUERY = 'Z'.charCodeAt(0)
const IDLE = 'I'.charCodeAt(0)
const READY_BYTES = 6

/** The same database behind a pooler, for one test. */
export async function behindPooler(direct: pg.Pool): Promise<pg.Pool> {
  const url = new URL(direct.options.connectionString ?? '')
  const pooler = await startTransactionPooler(url)
  url.port = String(pooler.port)
  const pool = new pg.Pool({ connectionString: url.href })
  onTestFinished(async () => {
    await pool.end()
    await pooler.stop()
  })
  return pool
}

/** Each client has two sessions; transactions alternate between them. PostgreSQL must not ask for a password. */
function startTransactionPooler({ hostname, port }: URL) {
  return startFaultyServer((client) => {
    const sessions = [connect(Number(port), hostname), connect(Number(port), hostname)] as const
    let [current, next] = sessions
    client.once('data', async (startup) => {
      for (const session of sessions) session.on('error', () => client.destroy()).write(startup)
      const [greeting] = await Promise.all([greetingOf(sessions[0]), greetingOf(sessions[1])])
      client.on('data', (bytes) => current.write(bytes))
      for (const session of sessions) {
        session.on('data', (bytes: Buffer) => {
          if (isBetweenTransactions(bytes)) [current, next] = [next, current]
          client.write(bytes)
        })
      }
      client.write(greeting)
    })
    client.on('close', () => sessions.map((session) => session.destroy()))
  })
}

/** Messages of a session up to its first ReadyForQuery. */
async function greetingOf(session: Socket): Promise<Buffer> {
  const { promise, resolve } = Promise.withResolvers<Buffer>()
  let said = Buffer.alloc(0)
  const listen = (bytes: Buffer) => {
    said = Buffer.concat([said, bytes])
    if (!isBetweenTransactions(said)) return
    session.off('data', listen)
    resolve(said)
  }
  session.on('data', listen)
  return promise
}

function isBetweenTransactions(bytes: Buffer): boolean {
  return bytes.at(-READY_BYTES) === READY_FOR_QUERY && bytes.at(-1) === IDLE
}
