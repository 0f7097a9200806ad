import type { Guard } from '#app/domain/data/guards.ts'

/** Throws on an error status or an answer in an unexpected format. */
export async function fetchJson<Answer>(
  address: string,
  isAnswer: Guard<Answer>,
  signal: AbortSignal | null = null,
): Promise<Answer> {
  try {
    const response = await fetch(address, { signal })
    const answer: unknown = await response.json()
    if (!response.ok || !isAnswer(answer)) throw new Error(`${address}: ${response.status}`)
    return answer
  } catch (error) {
    // Not reported to the server: the address may hold what the visitor typed.
    if (!signal?.aborted) console.error('Codes could not be loaded:', error)
    throw error
  }
}
