import type { Socket } from 'node:net'

/** Sends the chunk again and again, as fast as it is read, until there are so many bytes or nobody listens. */
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
