/** Throws on an error status or a response that is no JSON. */
export async function fetchJson<Body>(address: string, signal: AbortSignal | null = null): Promise<Body> {
  try {
    const response = await fetch(address, { signal })
    if (!response.ok) throw new Error(`${address}: ${response.status}`)
    return await response.json()
  } catch (error) {
    // The error is not reported to the server, for the address may hold what the visitor typed.
    if (!signal?.aborted) console.error('Codes could not be loaded:', error)
    throw error
  }
}
