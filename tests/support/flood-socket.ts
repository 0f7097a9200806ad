import type { Socket } from 'node:net'

/** Sends the chunk repeatedly, as fast as it is read, until a limit or the end of the connection. */
export function floodSocket(socket: Socket, chunk: string, bytes = 50_000_000): void {
  let sent = 0
  const go = () => {
    while (sent < bytes && !socket.destroyed) {
      sent += chunk.length
      if (!socket.write(chunk)) return void socket.once('drain', go)
    }
  }
  go()
}
