import type { OpenDatabase } from '#app/infra/database/database.server.ts'
import { anonymousKey, databaseCounter, databaseLimit, toSeconds } from '#app/infra/rate-limit.server.ts'
import {
  formTokenUses,
  networkFactors,
  ordinaryPerNetwork,
  samplesPerNetwork,
  submissionLimits,
  submissionSeconds,
} from '#config/limits.ts'

export type SubmissionKind = keyof typeof submissionLimits

export type SubmissionLimits = ReturnType<typeof createSubmissionLimits>

type Values = Record<SubmissionKind, { perIp: number; ownMails: number; overall?: number }>

export function createSubmissionLimits(
  { pool }: OpenDatabase,
  secret: string,
  values: Values = submissionLimits,
) {
  const senders = databaseCounter(pool, 'submission-sender', submissionSeconds)
  const all = databaseCounter(pool, 'submission-all', submissionSeconds)
  const samples = databaseLimit(pool, 'sample-day', samplesPerNetwork)
  const samplesOfSubmission = databaseLimit(pool, 'sample-key', {
    count: 1,
    seconds: submissionSeconds,
  })
  const tokens = databaseLimit(pool, 'form-token', formTokenUses)

  /** Whoever takes or counts is counted; the result says whether that was within the limits. */
  return {
    /** Says after how many seconds a refused sender may try again. One network over its limit is not counted against wider ones. */
    async countSender(kind: SubmissionKind, networks: readonly string[]) {
      let used = 0
      for (const [index, network] of networks.entries()) {
        const { points, leftMs } = await senders(`${kind}:${anonymousKey(secret, network)}`)
        if (points > values[kind].perIp * (networkFactors[index] ?? 1))
          return { waitSeconds: toSeconds(leftMs), isOrdinary: false }
        used = points
      }
      return { waitSeconds: null, isOrdinary: used <= ordinaryPerNetwork }
    },
    async takeToken(token: string): Promise<boolean> {
      return (await tokens(anonymousKey(secret, token))) === null
    },
    /** Says whether this submission is within what is accepted, and whether staff get a mail about it alone. */
    async takeMail(kind: SubmissionKind) {
      const { points } = await all(kind)
      const { overall = Number.POSITIVE_INFINITY, ownMails } = values[kind]
      return { isWithin: points <= overall, isOwn: points <= ownMails }
    },
    /** Samples that the site sends by itself are counted for the widest network, a repeated submission once. */
    async takeSample(networks: readonly string[], submissionKey: string): Promise<boolean> {
      const network = networks.at(-1)
      if (network === undefined || (await samplesOfSubmission(submissionKey)) !== null) return true
      return (await samples(anonymousKey(secret, network))) === null
    },
  }
}
