import { keysOf, recordOf } from '#app/domain/data/record.ts'
import type { OpenDatabase } from '#app/infra/database/database.server.ts'
import { anonymousKey, databaseLimit, networkLimit, type RateLimiter } from '#app/infra/rate-limit.server.ts'
import {
  formTokenUses,
  type Limit,
  limits,
  mailedEach,
  mailedPerNetwork,
  networkSamples,
  networkSamplesPerDay,
  networkSamplesPerDayFactors,
} from '#config/limits.ts'

export type SubmissionKind = keyof typeof limits.submissions

export type SubmissionLimits = ReturnType<typeof createSubmissionLimits>

const KINDS = keysOf(limits.submissions)
const ALL_SENDERS = 'all'

export function createSubmissionLimits(
  { pool }: OpenDatabase,
  secret: string,
  values: Record<SubmissionKind, { perIp: Limit; overall?: Limit }> = limits.submissions,
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
  const isWithin = async (take: RateLimiter, widest: string | undefined) =>
    widest === undefined || (await take(widest)) === null

  return {
    countSender: (kind: SubmissionKind, networks: readonly string[]) => senders[kind](anonymous(networks)),
    takeToken: async (token: string) => (await tokens(anonymousKey(secret, token))) === null,
    takeSubmission: async (kind: SubmissionKind) => (await all[kind](ALL_SENDERS)) === null,
    /** Counts ordinary mails to staff about this network. */
    takeMail: (networks: readonly string[]) => isWithin(mailed, anonymous(networks).at(-1)),
    /** Whether staff get a mail about this lead alone. Every ordinary lead uses up the first allowance, beyond which plain ones share mails; leads with a mail of their own use up the second, too. */
    async takeOwnMail(kind: SubmissionKind) {
      const isPlainShared = (await allowanceOfPlain(ALL_SENDERS)) !== null
      return !(isPlainShared && kind === 'plain') && (await allowanceOfAll(ALL_SENDERS)) === null
    },
    /** Counts samples that the site sends by itself; a repeated submission counts once. */
    async takeSample(networks: readonly string[], submissionKey: string) {
      const keys = anonymous(networks)
      const isRepeated = (await samplesOfSubmission(submissionKey)) !== null
      return (
        isRepeated || ((await isWithin(samplesOfNetwork, keys.at(-1))) && (await samplesOfDay(keys)) === null)
      )
    },
  }
}
