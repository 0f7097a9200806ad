import type { Guard } from '#app/domain/data/guards.ts'

/** Throws on an error status or a response in an unexpected format. */
export async function fetchJson<Body>(
  address: string,
  isExpected: Guard<Body>,
  signal: AbortSignal | null = null,
): Promise<Body> {
  try {
    const response = await fetch(address, { signal })
    const body: unknown = await response.json()
    if (!response.ok || !isExpected(body)) throw new Error(`${address}: ${response.status}`)
    return body
  } catch (error) {
    // The error is not reported to the server, for the address may hold what the visitor typed.
    if (!signal?.aborted) console.error('Codes could not be loaded:', error)
    throw error
  }
}
