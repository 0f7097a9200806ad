import type { OpenDatabase } from '#app/infra/database.server.ts'
import { anonymousKey, type CountOne, databaseLimit } from '#app/infra/rate-limit.server.ts'
import { limits } from '#config/limits.ts'

export type SubmissionKind = keyof typeof limits.submissions

/** Counts a submission; gives null when it may pass, else the seconds to wait. */
export type CountSubmission = (kind: SubmissionKind, address: string | null) => Promise<number | null>

const EVERYBODY = 'all'

export function createSubmissionLimits({ driver }: OpenDatabase, secret: string): CountSubmission {
  const counters = Object.fromEntries(
    Object.entries(limits.submissions).map(([kind, { perAddress, overall }]) => [
      kind,
      {
        perAddress: databaseLimit(driver, `${kind}-one`, perAddress),
        overall: databaseLimit(driver, `${kind}-all`, overall),
      },
    ]),
  ) as Record<SubmissionKind, { perAddress: CountOne; overall: CountOne }>

  return async (kind, address) => {
    const { perAddress, overall } = counters[kind]
    // One after the other: an address over its own limit takes nothing from the others.
    const waitSeconds = address === null ? null : await perAddress(anonymousKey(secret, address))
    return waitSeconds ?? overall(EVERYBODY)
  }
}
