/** One request of an honest visitor, and how long it took to its last byte. */
export interface Exchange {
  kind: string
  /** 0 when there was no answer. */
  status: number
  ms: number
  atSecond: number
}

export interface Answer {
  location: string | null
  text: string
}

/** Sends the form, or requests the path; rejects when there is no answer. */
export type Ask = (kind: string, path: string, form?: URLSearchParams) => Promise<Answer>

const ANSWER_MS = 60_000

/** The requests of one address, noted in `exchanges`. */
export function asking(url: string, address: string, startedAt: number, exchanges: Exchange[]): Ask {
  return async (kind, path, body) => {
    const begunAt = performance.now()
    const note = (status: number) => {
      const now = performance.now()
      exchanges.push({ kind, status, ms: now - begunAt, atSecond: (begunAt - startedAt) / 1_000 })
    }
    try {
      const response = await fetch(new URL(path, url), {
        headers: { 'X-Forwarded-For': address, ...(body && { Origin: url }) },
        redirect: 'manual',
        signal: AbortSignal.timeout(ANSWER_MS),
        ...(body && { method: 'POST', body }),
      })
      const text = await response.text()
      note(response.status)
      return { location: response.headers.get('location'), text }
    } catch (error) {
      note(0)
      throw error
    }
  }
}

export function isServed({ status }: Exchange): boolean {
  return [200, 204, 303].includes(status)
}

export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? Number.NaN
}
