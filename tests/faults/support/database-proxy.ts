import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Begins once the site has sent a statement that contains `at`. */
export interface ConnectionFault {
  at: string
  /** Whether the database still gets the statement; its reply is lost in any case. */
  isDelivered?: boolean
  /** All connections break and new ones are refused, all of them fall silent, or this one breaks. */
  way: 'cut' | 'silence' | 'break one'
}

/** Shared by all connections. */
interface State {
  way: 'open' | 'cut' | 'silence'
  armed: ConnectionFault | null
  hasFailed: boolean
  sockets: Set<Socket>
}

/** Stands between the site and its database, so that the connection can fail at a certain moment. */
export async function startDatabaseProxy(databaseUrl: string) {
  const url = new URL(databaseUrl)
  const databasePort = Number(url.port)
  const state: State = { way: 'open', armed: null, hasFailed: false, sockets: new Set() }
  const server = createServer((site) => relay(site, databasePort, state)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  url.port = String((server.address() as AddressInfo).port)
  return {
    /** The database's address, by way of the proxy. */
    url: url.href,
    arm(fault: ConnectionFault) {
      state.armed = fault
      state.hasFailed = false
    },
    hasFailed: () => state.hasFailed,
    heal() {
      // A silent connection cannot be resumed: bytes are missing from it.
      breakAll(state)
      state.armed = null
      state.way = 'open'
    },
    async stop() {
      breakAll(state)
      server.close()
      await once(server, 'close')
    },
  }
}

function relay(site: Socket, databasePort: number, state: State): void {
  if (state.way === 'cut') {
    site.destroy()
    return
  }
  const database = connect({ host: '127.0.0.1', port: databasePort })
  keep(site, database, state)
  keep(database, site, state)
  let answerIsLost = false
  site.on('data', (bytes) => {
    const { armed } = state
    if (state.way === 'open' && armed !== null && bytes.includes(armed.at)) {
      if (armed.isDelivered) answerIsLost = true
      else fail(state, site)
    }
    if (state.way === 'open' && !site.destroyed) database.write(bytes)
  })
  database.on('data', (bytes) => {
    if (answerIsLost) fail(state, site)
    answerIsLost = false
    if (state.way === 'open' && !site.destroyed) site.write(bytes)
  })
}

function keep(socket: Socket, other: Socket, { sockets }: State): void {
  sockets.add(socket)
  socket.on('error', () => {})
  socket.on('close', () => {
    sockets.delete(socket)
    other.destroy()
  })
}

function fail(state: State, site: Socket): void {
  const { way = 'cut' } = state.armed ?? {}
  state.armed = null
  state.hasFailed = true
  if (way === 'break one') site.destroy()
  else state.way = way
  if (way === 'cut') breakAll(state)
}

function breakAll({ sockets }: State): void {
  for (const socket of sockets) socket.destroy()
}
