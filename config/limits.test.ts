import { expect, test } from 'vitest'
import * as all from './limits.ts'

/** The privacy policy names them: the rest of what is counted in the database is gone within the hour that it promises. */
const LIMITS_OF_A_DAY = [all.staffSignIn.codesPerAddressPerDay, all.samplesPerNetwork]
/** It is counted in the memory of a process. */
const UNSTORED = [all.usagePerIp]

test('what is counted of a network or an address is gone within an hour, but for what the privacy policy names', () => {
  expect(all.submissionSeconds).toBeLessThanOrEqual(50 * 60)
  const longer = limitsIn(all).filter(({ seconds }) => seconds > 50 * 60)
  expect(longer.toSorted((a, b) => a.count - b.count)).toEqual(
    [...LIMITS_OF_A_DAY, ...UNSTORED].toSorted((a, b) => a.count - b.count),
  )
})

function limitsIn(value: unknown): all.Limit[] {
  if (typeof value !== 'object' || value === null) return []
  return isLimit(value) ? [value] : Object.values(value).flatMap(limitsIn)
}

function isLimit(value: object): value is all.Limit {
  return 'count' in value && 'seconds' in value
}
