import { type CpvCode, isGoods } from '#app/domain/cpv/cpv-code.ts'

export interface ActivityCodes {
  sold: CpvCode[]
  done: CpvCode[]
}

const FIRST_RESULTS = 3
const MAX_CODES = 3

/** Returns the codes of goods and those of works and services, when the first results are both; otherwise null. */
export function splitByActivity(
  results: readonly { code: CpvCode; isNear: boolean }[],
): ActivityCodes | null {
  const near = results.flatMap(({ code, isNear }) => (isNear ? code : []))
  const first = near.slice(0, FIRST_RESULTS)
  if (first.every(isGoods) || !first.some(isGoods)) return null
  const done = near.filter((code) => !isGoods(code))
  return { sold: near.filter(isGoods).slice(0, MAX_CODES), done: done.slice(0, MAX_CODES) }
}
