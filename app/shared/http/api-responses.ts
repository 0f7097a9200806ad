/** How many results there are in all, where an answer holds only the first of them. */
export const TOTAL_COUNT_HEADER = 'X-Total-Count'

/** For scripts, which show the sentence to nobody. */
export function refuse(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ message }, { status, headers })
}

/** The loader of an address that only takes what is posted. */
export function methodNotAllowed(): Response {
  return refuse(405, 'Method not allowed', { Allow: 'POST' })
}
