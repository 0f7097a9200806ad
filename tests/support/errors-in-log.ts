import { notEmpty } from './not-empty.ts'

/** Without those of the job queue: on a busy machine its clock waits too long for the database, and tries again. */
export function errorsIn(logs: readonly Record<string, unknown>[]) {
  return notEmpty(logs).filter(({ level, msg }) => Number(level) >= 50 && msg !== 'job queue error')
}
