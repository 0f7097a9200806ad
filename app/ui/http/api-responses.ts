/** The header has the number of all results, when a response holds only the first of them. */
export const TOTAL_COUNT_HEADER = 'X-Total-Count'

/** The sentence is not shown to visitors. */
export function refuse(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ message }, { status, headers })
}

export function methodNotAllowed(): Response {
  return refuse(405, 'Method not allowed', { Allow: 'POST' })
}
