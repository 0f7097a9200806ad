import { notEmpty } from './not-empty.ts'

/** Errors of a signal's timeout, of a query's timer, and of a pool that waited for a connection; a closed pool's names its function. */
const TIMEOUT = /"type":"DOMException"|\bTimeout\b|at \S*pg-pool\//

/** A busy machine's database takes longer than a lead waits, which is then mailed: as it should be. */
export function isForLackOfTime({ err }: Record<string, unknown>): boolean {
  return TIMEOUT.test(JSON.stringify(err) ?? '')
}

export function errorsIn(logs: readonly Record<string, unknown>[]) {
  return notEmpty(logs).filter((line) => Number(line.level) >= 50 && !isForLackOfTime(line))
}
