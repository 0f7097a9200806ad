export type Target = { atMost: number } | { atLeast: number }

interface RowOptions {
  target?: Target | undefined
  note?: string
}

export function printRow(what: string, value: number, unit: string, { target, note = '' }: RowOptions = {}) {
  const amount = `${formatted(value)} ${unit}`
  console.log(
    `  ${what.padEnd(46)} ${amount.padStart(12)}   ${targetText(value, target).padEnd(18)} ${note}`.trimEnd(),
  )
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

export function printShares(what: string, count: number, shares: readonly number[]): void {
  const cells = shares.map((share) => `${(share * 100).toFixed(1)} %`.padStart(8))
  console.log(`    ${what.padEnd(20)} n=${String(count).padEnd(5)} ${cells.join(' ')}`)
}

export function failures(count: number): string {
  return count === 0 ? '' : `, ${count} FAILED`
}

function targetText(value: number, target: Target | undefined): string {
  if (target === undefined) return ''
  const [sign, bound, isMet] =
    'atMost' in target
      ? ['≤', target.atMost, value <= target.atMost]
      : ['≥', target.atLeast, value >= target.atLeast]
  return `${sign} ${formatted(bound)} ${isMet ? 'ok' : 'MISSED'}`
}

function formatted(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('en')
  return String(Number(value.toFixed(value >= 10 ? 1 : 2)))
}
