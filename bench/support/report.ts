/** What a figure must reach. */
export type Limit = { atMost: number } | { atLeast: number }

interface Row {
  what: string
  measured: string
  limit: string
  verdict: '' | 'ok' | 'MISSED'
}

/** The table: figures in groups, each with its limit beside it. */
export interface Report {
  group(title: string): void
  /** `note` stands beside the figure: what else was seen. */
  add(what: string, value: number, unit: string, options?: { limit?: Limit; note?: string }): void
  /** What could not be measured here, and why. */
  skip(what: string, reason: string): void
  /** The whole table. */
  text(): string
  print(): void
}

interface Group {
  title: string
  rows: Row[]
}

export function createReport(): Report {
  const groups: Group[] = []
  const push = (row: Row) => {
    groups.at(-1)?.rows.push(row)
    console.error(`  ${row.what}: ${row.measured} ${row.verdict}`)
  }

  return {
    group(title) {
      console.error(`\n${title}`)
      groups.push({ title, rows: [] })
    },
    add(what, value, unit, { limit, note } = {}) {
      const measured = `${formatted(value)} ${unit}${note === undefined ? '' : `  (${note})`}`
      push({ what, measured, limit: limitText(limit, unit), verdict: verdictOf(value, limit) })
    },
    skip(what, reason) {
      push({ what, measured: `skipped: ${reason}`, limit: '', verdict: '' })
    },
    text: () => tableOf(groups),
    print: () => console.log(tableOf(groups)),
  }
}

function tableOf(groups: readonly Group[]): string {
  const rows = groups.flatMap(({ rows }) => rows)
  const widthOf = (column: keyof Row) => Math.max(...rows.map((row) => row[column].length))
  const [what, measured, limit] = [widthOf('what'), widthOf('measured'), widthOf('limit')]
  const lines = groups.flatMap((group) => [
    `\n${group.title}\n${'─'.repeat(what + measured + limit + 14)}`,
    ...group.rows.map((row) => {
      const cells = [row.what.padEnd(what), row.measured.padEnd(measured), row.limit.padEnd(limit)]
      return `  ${cells.join('  ')}  ${row.verdict}`.trimEnd()
    }),
  ])
  const missed = rows.filter(({ verdict }) => verdict === 'MISSED').length
  const limited = rows.filter(({ verdict }) => verdict !== '').length
  return [...lines, `\n${limited - missed} of ${limited} limits met`].join('\n')
}

function verdictOf(value: number, limit: Limit | undefined): Row['verdict'] {
  if (limit === undefined) return ''
  const isMet = 'atMost' in limit ? value <= limit.atMost : value >= limit.atLeast
  return isMet ? 'ok' : 'MISSED'
}

function limitText(limit: Limit | undefined, unit: string): string {
  if (limit === undefined) return ''
  return 'atMost' in limit ? `≤ ${formatted(limit.atMost)} ${unit}` : `≥ ${formatted(limit.atLeast)} ${unit}`
}

function formatted(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('en')
  return String(Number(value.toFixed(value >= 10 ? 1 : 2)))
}
