import { createHash } from 'node:crypto'
import { join, relative, resolve } from 'node:path'

/** Longer paths of sockets are refused by the system. */
const MAX_SOCKET_PATH_BYTES = 100

/** The socket of this data directory, or its named pipe on Windows. */
export function controlAddress(dataDir: string): string {
  if (process.platform === 'win32') {
    return `\\\\.\\pipe\\site-${createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 16)}`
  }
  const absolute = resolve(dataDir, 'control.sock')
  const fromHere = join('.', relative(process.cwd(), absolute))
  return fromHere.length < absolute.length ? fromHere : absolute
}

/** Whether this directory's path leaves room for the socket's. */
export function hasControl(dataDir: string): boolean {
  return process.platform === 'win32' || Buffer.byteLength(controlAddress(dataDir)) <= MAX_SOCKET_PATH_BYTES
}
