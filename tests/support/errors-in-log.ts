import { notEmpty } from './not-empty.ts'

export function errorsIn(logs: readonly Record<string, unknown>[]) {
  return notEmpty(logs).filter(({ level }) => Number(level) >= 50)
}
