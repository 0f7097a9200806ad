import { type CpvCode, isGoods } from '#app/domain/cpv/cpv-code.ts'

const FIRST_RESULTS = 2
const MAX_CODES = 3

/** Returns the codes of goods and those of works and services, when the first results are both; otherwise null. */
export function splitByActivity(results: readonly { code: CpvCode }[]) {
  const codes = results.map(({ code }) => code)
  const first = codes.slice(0, FIRST_RESULTS)
  if (first.every(isGoods) || !first.some(isGoods)) return null
  const done = codes.filter((code) => !isGoods(code))
  return { sold: codes.filter(isGoods).slice(0, MAX_CODES), done: done.slice(0, MAX_CODES) }
}
