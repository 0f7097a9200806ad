import { notEmpty } from './not-empty.ts'

/**
 * Errors of a signal's timeout, of a query's timer, and of a pool that waited for a connection: in the built server its
 * stack begins in a function without a name. A closed pool's begins with a name, a refused connection has a code.
 */
const TIMEOUT =
  /"type":"DOMException"|\bTimeout\b|at \S*pg-pool\/|"cause":\{"stack":" +at file:[^{}]*"type":"Error"\}/

/** A busy machine's database takes longer than a lead waits, which is then mailed: as it should be. */
export function isForLackOfTime({ err }: Record<string, unknown>): boolean {
  return TIMEOUT.test(JSON.stringify(err) ?? '')
}

export function errorsIn(logs: readonly Record<string, unknown>[]) {
  return notEmpty(logs).filter((line) => Number(line.level) >= 50 && !isForLackOfTime(line))
}
