import { setTimeout as pause } from 'node:timers/promises'

/** A busy site answers 503; it serves those who come back after `Retry-After`. */
export async function fetchWithRetry(url: string, options: RequestInit = {}): Promise<Response> {
  const response = await fetch(url, options)
  const retryAfter = response.headers.get('Retry-After')
  if (response.status !== 503 || retryAfter === null) return response
  await response.body?.cancel()
  await pause(Number(retryAfter) * 1_000)
  return fetchWithRetry(url, options)
}
