const UNIT = /\s*(?:%|proc\.?|procent\p{L}*)$/iu

/** Reads „45“, „45 %“ or „5,5 proc.“; null when it is no percentage, or a negative one. */
export function parsePercent(text: string): number | null {
  const number = text.trim().replace(UNIT, '').replace(',', '.')
  return /^\d{1,4}(?:\.\d{1,4})?$/.test(number) ? Number(number) : null
}

/** Gives „5,5 %“, with a no-break space. */
export function formatPercent(percent: number): string {
  return `${String(percent).replace('.', ',')}\u00a0%`
}
