import { setTimeout as pause } from 'node:timers/promises'

/**
 * A busy site answers 503; it serves those who come back after `Retry-After`. It answers 408 to a test that was kept from
 * sending its request for ten seconds after it had connected; proxies then ask again.
 */
export async function fetchWithRetry(url: string, options: RequestInit = {}): Promise<Response> {
  const response = await fetch(url, options)
  const isRefusal = response.status === 503 || response.status === 408
  const retryAfter = response.status === 408 ? '0' : response.headers.get('Retry-After')
  if (!isRefusal || retryAfter === null) return response
  await response.body?.cancel()
  await pause(Number(retryAfter) * 1_000)
  return fetchWithRetry(url, options)
}
