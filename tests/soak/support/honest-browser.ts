import { Agent } from 'node:http'
import { type Answer, type Asking, ask } from './ask.ts'
import { secondsSince } from './figures.ts'

/** One request of an honest visitor, and how long he waited for the last byte. */
export interface Exchange {
  kind: string
  /** 0 when there was no answer. */
  status: number
  ms: number
  atSecond: number
}

/** What a visitor's browser can do; it rejects when there is no answer. */
export interface HonestBrowser {
  open(kind: string, path: string): Promise<Answer>
  send(kind: string, path: string, form: URLSearchParams): Promise<Answer>
  close(): void
}

const MAX_CONNECTIONS = 6

/** A browser at an address of its own, whose exchanges are noted. */
export function createHonestBrowser(
  url: string,
  address: string,
  startedAt: number,
  exchanges: Exchange[],
): HonestBrowser {
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_CONNECTIONS })
  const visitor = { 'X-Forwarded-For': address, 'Accept-Encoding': 'br, gzip' }

  async function exchange(kind: string, path: string, asking: Asking): Promise<Answer> {
    const atSecond = secondsSince(startedAt)
    const begunAt = performance.now()
    const note = (status: number) =>
      exchanges.push({ kind, status, ms: performance.now() - begunAt, atSecond })
    try {
      const answer = await ask(url, path, { ...asking, agent })
      note(answer.status)
      return answer
    } catch (error) {
      note(0)
      throw error
    }
  }

  return {
    open: (kind, path) => exchange(kind, path, { headers: visitor }),
    send: (kind, path, form) =>
      exchange(kind, path, {
        method: 'POST',
        headers: { ...visitor, Origin: url, 'Content-Type': 'application/x-www-form-urlencoded' },
        body: String(form),
      }),
    close: () => agent.destroy(),
  }
}
