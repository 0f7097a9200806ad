import { keysOf, recordOf } from '#app/domain/data/record.ts'
import type { OpenDatabase } from '#app/infra/database/database.server.ts'
import { anonymousKey, databaseLimit, networkLimit, type RateLimiter } from '#app/infra/rate-limit.server.ts'
import {
  formTokenUses,
  type Limit,
  mailedEach,
  mailedPerNetwork,
  networkSamples,
  networkSamplesPerDay,
  networkSamplesPerDayFactors,
  submissionLimits,
} from '#config/limits.ts'

export type SubmissionKind = keyof typeof submissionLimits

export type SubmissionLimits = ReturnType<typeof createSubmissionLimits>

const KINDS = keysOf(submissionLimits)
const ALL_SENDERS = 'all'

export function createSubmissionLimits(
  { pool }: OpenDatabase,
  secret: string,
  values: Record<SubmissionKind, { perIp: Limit; overall?: Limit }> = submissionLimits,
) {
  const senders = recordOf(KINDS, (kind) =>
    networkLimit(values[kind].perIp, (limit) => databaseLimit(pool, `${kind}-one`, limit)),
  )
  const all = recordOf(KINDS, (kind): RateLimiter => {
    const { overall } = values[kind]
    return overall ? databaseLimit(pool, `${kind}-all`, overall) : async () => null
  })
  const mailed = databaseLimit(pool, 'mailed-one', mailedPerNetwork)
  const allowanceOfPlain = databaseLimit(pool, 'mailed-plain', mailedEach.plain)
  const allowanceOfAll = databaseLimit(pool, 'mailed-all', mailedEach.all)
  const samplesOfNetwork = databaseLimit(pool, 'sample-one', networkSamples)
  const samplesOfDay = networkLimit(
    networkSamplesPerDay,
    (limit) => databaseLimit(pool, 'sample-day', limit),
    networkSamplesPerDayFactors,
  )
  const samplesOfSubmission = databaseLimit(pool, 'sample-key', { ...networkSamples, count: 1 })
  const tokens = databaseLimit(pool, 'form-token', formTokenUses)

  const anonymous = (networks: readonly string[]) => networks.map((network) => anonymousKey(secret, network))
  const isWithin = async <Key>(limiter: (key: Key) => Promise<number | null>, key: Key | undefined) =>
    key === undefined || (await limiter(key)) === null

  /** Whoever takes is counted; the result is whether that was within the limit. */
  return {
    /** Returns null, or after how many seconds to try again. */
    countSender: (kind: SubmissionKind, networks: readonly string[]) => senders[kind](anonymous(networks)),
    takeToken: (token: string) => isWithin(tokens, anonymousKey(secret, token)),
    takeSubmission: (kind: SubmissionKind) => isWithin(all[kind], ALL_SENDERS),
    /** Counts ordinary mails to staff about this network. */
    takeMail: (networks: readonly string[]) => isWithin(mailed, anonymous(networks).at(-1)),
    /** Says whether staff get a mail about this lead alone. Every ordinary lead uses up the first allowance, beyond which plain ones share mails. */
    async takeOwnMail(kind: SubmissionKind) {
      const isPlainWithin = await isWithin(allowanceOfPlain, ALL_SENDERS)
      return (isPlainWithin || kind !== 'plain') && isWithin(allowanceOfAll, ALL_SENDERS)
    },
    /** Counts samples that the site sends by itself; a repeated submission counts once. */
    async takeSample(networks: readonly string[], submissionKey: string) {
      if (!(await isWithin(samplesOfSubmission, submissionKey))) return true
      const keys = anonymous(networks)
      return (await isWithin(samplesOfNetwork, keys.at(-1))) && isWithin(samplesOfDay, keys)
    },
  }
}
