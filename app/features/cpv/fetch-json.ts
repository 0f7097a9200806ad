import type { Guard } from '#app/shared/json/guards.ts'

/** Throws on an error status or an answer in an unexpected format. */
export async function fetchJson<Answer>(
  address: string,
  isAnswer: Guard<Answer>,
  signal: AbortSignal | null = null,
): Promise<Answer> {
  const response = await fetch(address, { signal })
  const answer: unknown = await response.json()
  if (!response.ok || !isAnswer(answer)) throw new Error(`${address}: ${response.status}`)
  return answer
}
