import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Refuses connections: no server of ours listens below 1,024. `fetch` itself refuses port 1. */
export const REFUSING_PORT = 2

/** Below the ports of outgoing connections, one of which might take the port that was free. */
const FROM = 15_000
const PORTS_OF_A_WORKER = 2_000
const WORKERS = 8

/** For servers that start a moment later or restart on the same port: no other worker takes it meanwhile. */
export async function freePort(): Promise<number> {
  const worker = Number(process.env.VITEST_POOL_ID ?? process.env.TEST_PARALLEL_INDEX ?? 0) % WORKERS
  const from = FROM + worker * PORTS_OF_A_WORKER
  for (;;) {
    const port = randomInt(from, from + PORTS_OF_A_WORKER)
    if (await isFree(port)) return port
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}
