const CELL_LENGTH = 28

export function textTable(rows: readonly (readonly string[])[]): string {
  const widths = rows.reduce<number[]>(
    (widest, row) => row.map((cell, i) => Math.max(widest[i] ?? 0, cell.length)),
    [],
  )
  return rows
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

export function tableCell(text: string, maxLength = CELL_LENGTH): string {
  const line = oneLine(text)
  return line.length > maxLength ? `${line.slice(0, maxLength - 1)}…` : line
}

/** Control characters in foreign text must not reach the operator's terminal. */
export function oneLine(text: string): string {
  return text.replace(/\p{C}+/gu, ' ')
}
