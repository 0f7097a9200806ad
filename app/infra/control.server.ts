import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { chmod, rm } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import { join, relative, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'

/** What an operator's command may ask of the server that holds the embedded database. */
export interface ControlCommands {
  backup: () => Promise<Uint8Array>
}

/** Longer paths of sockets are refused by the system. */
const LONGEST_PATH = 100

/** Listens on a socket in the data directory, for who may write there. Gives the function that ends it. */
export async function serveControl(dataDir: string, commands: ControlCommands): Promise<() => Promise<void>> {
  const address = controlAddress(dataDir)
  await rm(address, { force: true })
  const server = createServer(async (incoming, response) => {
    if (incoming.method !== 'POST' || incoming.url !== '/backup') return response.writeHead(404).end()
    try {
      response.end(await commands.backup())
    } catch (error) {
      response.writeHead(500).end(error instanceof Error ? error.message : String(error))
    }
  }).listen(address)
  await once(server, 'listening')
  if (process.platform !== 'win32') await chmod(address, 0o600)
  server.unref()
  return async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
}

/** Asks the running server for a backup; null when none runs on this directory. */
export async function requestBackup(dataDir: string): Promise<Uint8Array | null> {
  const asking = request({ socketPath: controlAddress(dataDir), method: 'POST', path: '/backup' }).end()
  try {
    const [response] = await once(asking, 'response')
    const body = await buffer(response)
    if (response.statusCode !== 200) throw new Error(`The server could not make a backup: ${body}`)
    return body
  } catch (error) {
    if (error instanceof Error && 'code' in error && isNobodyThere(error.code)) return null
    throw error
  }
}

function isNobodyThere(code: unknown): boolean {
  return code === 'ENOENT' || code === 'ECONNREFUSED'
}

/** Whether this directory's path leaves room for the socket's. */
export function hasControl(dataDir: string): boolean {
  return process.platform === 'win32' || Buffer.byteLength(controlAddress(dataDir)) <= LONGEST_PATH
}

function controlAddress(dataDir: string): string {
  if (process.platform === 'win32') {
    return `\\\\.\\pipe\\site-${createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 16)}`
  }
  const absolute = resolve(dataDir, 'control.sock')
  const fromHere = join('.', relative(process.cwd(), absolute))
  return fromHere.length < absolute.length ? fromHere : absolute
}
