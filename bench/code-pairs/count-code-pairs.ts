/** A public notice; its codes have eight digits. */
export interface CodedNotice {
  codes: readonly string[]
}

const HELD_OUT_EVERY = 5

/** Each fifth notice is never counted, since the suggestions are measured by it. */
export function isHeldOut(_: CodedNotice, index: number): boolean {
  return index % HELD_OUT_EVERY === HELD_OUT_EVERY - 1
}

/** Writes a row for each two codes that stand in one notice: the lower code, the other, the number of notices. */
export function codePairsTable(notices: readonly CodedNotice[]): string {
  const pairs = notices.flatMap((notice, index) => (isHeldOut(notice, index) ? [] : pairsIn(notice.codes)))
  const rows = Array.from(
    Map.groupBy(pairs, (pair) => pair),
    ([pair, all]) => `${pair}\t${all.length}\n`,
  )
  return `code\tother\tnotices\n${rows.sort().join('')}`
}

function pairsIn(codes: readonly string[]): string[] {
  const sorted = [...new Set(codes)].sort()
  return sorted.flatMap((code, i) => sorted.slice(i + 1).map((other) => `${code}\t${other}`))
}
