import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** What happens to the connections once the site has sent a statement that holds `at`. */
export interface ConnectionFault {
  at: string
  /** Whether the database still gets the statement; its answer is lost in any case. */
  isDelivered?: boolean
  /** All connections break and no new one comes about, or all of them fall silent. */
  way: 'cut' | 'silence'
}

/** Stands between the site and its database, so that the way can fail at a certain moment. */
export interface DatabaseProxy {
  /** The database's address, by way of the proxy. */
  url: string
  arm(fault: ConnectionFault): void
  hasFailed(): boolean
  heal(): void
  stop(): Promise<void>
}

type Way = 'open' | ConnectionFault['way']

export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const sockets = new Set<Socket>()
  let armed: ConnectionFault | null = null
  let way: Way = 'open'

  const breakAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  const fail = (fault: ConnectionFault) => {
    armed = null
    way = fault.way
    if (way === 'cut') breakAll()
  }
  const server = createServer((site) => {
    if (way === 'cut') return site.destroy()
    const database = connect({ host: '127.0.0.1', port: Number(new URL(databaseUrl).port) })
    let awaited: ConnectionFault | null = null
    for (const socket of [site, database]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => sockets.delete(socket))
    }
    site.on('close', () => database.destroy())
    database.on('close', () => site.destroy())
    site.on('data', (bytes) => {
      if (way === 'open' && armed !== null && bytes.includes(armed.at)) {
        if (!armed.isDelivered) return fail(armed)
        awaited = armed
      }
      if (way === 'open') database.write(bytes)
    })
    database.on('data', (bytes) => {
      if (awaited !== null) fail(awaited)
      awaited = null
      if (way === 'open') site.write(bytes)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  const url = new URL(databaseUrl)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    arm(fault) {
      armed = fault
    },
    hasFailed: () => way !== 'open',
    heal() {
      // What had fallen silent never speaks again: bytes are missing from it.
      breakAll()
      armed = null
      way = 'open'
    },
    async stop() {
      breakAll()
      server.close()
      await once(server, 'close')
    },
  }
}
