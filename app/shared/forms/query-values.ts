export const NO_SUCH_DATE = 'Tokios datos nėra. Rašykite metus, mėnesį ir dieną: 2026-11-24.'

/** „2026-11-24“, as a date field sends it; null for what is no day. */
export function readDate(value: string): Temporal.PlainDate | null {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(value)) return null
  try {
    return Temporal.PlainDate.from(value)
  } catch {
    return null
  }
}

export function oneOf<T extends string>(values: readonly T[], value: string): T | null {
  return values.find((candidate) => candidate === value) ?? null
}
