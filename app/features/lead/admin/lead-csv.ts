/** A byte order mark, so that spreadsheets read the file as UTF-8. */
export const CSV_START = '\uFEFF'

/**
 * What may stand between cells: one sign of punctuation or a tab. Not what quotes a cell, marks it as text or begins
 * a formula, and not what cells consist of.
 */
export const CSV_SEPARATOR = /^(?!["'=+\-@])[\t\p{P}\p{S}]$/u

const LINE_END = '\r\n'
/** A cell that begins so may be run as a formula; full-width forms count too. */
const FORMULA_START = /^[\s\0]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/

/** One line of a CSV file; formulas are made text by a leading apostrophe. */
export function csvLine(cells: readonly unknown[], separator: string): string {
  return cells.map((cell) => csvCell(cell, separator)).join(separator) + LINE_END
}

function csvCell(value: unknown, separator: string): string {
  const text = cellText(value)
  const safe = FORMULA_START.test(text) ? `'${text}` : text
  return safe.includes(separator) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString()
  return Array.isArray(value) ? value.join(', ') : String(value)
}
