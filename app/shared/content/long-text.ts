/** The `handle` of a route that shows a text written in MDX: the page gets the style sheet with its typography. */
export const longText = { hasLongText: true } as const

export function hasLongText(handle: unknown): boolean {
  return handle === longText
}
