/** A byte order mark, so that spreadsheets read the file as UTF-8. */
export const CSV_START = '\uFEFF'

/** As spreadsheets expect it in Lithuania. */
const SEPARATOR = ';'
const LINE_END = '\r\n'
/** Spreadsheets may run such a cell as a formula; full-width forms too. */
const FORMULA_START = /^[\s\0"]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/
const INNER_FORMULA = /(?<=[,;|\t\r\n][\s\0"]*)[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/g

/** Nothing in it can be calculated. */
const PHONE = /^\+?[\d\s()]+$/

/** With phones, a cell that is nothing but a telephone number stays as it is. */
export function csvLine(
  cells: readonly unknown[],
  { withPhones = false }: { withPhones?: boolean } = {},
): string {
  const isPhone = (cell: unknown) => withPhones && typeof cell === 'string' && PHONE.test(cell)
  return cells.map((cell) => (isPhone(cell) ? `"${cell}"` : csvCell(cell))).join(SEPARATOR) + LINE_END
}

function csvCell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return quoted(value.toISOString())
  if (Array.isArray(value)) return quoted(value.join(', '))
  return typeof value === 'string' ? quoted(value) : String(value)
}

function quoted(text: string): string {
  const safe = text.replace(INNER_FORMULA, "'$&")
  return `"${(FORMULA_START.test(safe) ? `'${safe}` : safe).replaceAll('"', '""')}"`
}
