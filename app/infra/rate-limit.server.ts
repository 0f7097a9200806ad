import { createHmac, randomBytes } from 'node:crypto'
import { and, gt, lt, notLike, or } from 'drizzle-orm'
import type { Pool, QueryConfig } from 'pg'
import {
  type IRateLimiterOptions,
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { createContext } from 'react-router'
import { type Limit, networkFactors } from '#config/limits.ts'
import { rateLimits } from '#db/schema/operations.ts'
import type { OpenDatabase } from './database/database.server.ts'
import { untilAborted } from './until-aborted.server.ts'

/** Counts the points of a key. It returns null within the limit, else the seconds to wait, and never rejects. */
export type RateLimiter = (key: string, points?: number) => Promise<number | null>

export const clientNetworksContext = createContext<readonly string[]>()

const TABLE = 'rate_limits'
/** This is appended to a counting statement, which need not wait for the disk. */
const ASYNC_COMMIT = ", set_config('synchronous_commit', 'off', true)"
const DATABASE_TIMEOUT_MS = 1_000
const UNRESPONSIVE_PAUSE_MS = 5_000
const CLEANING_INTERVAL_MS = 5 * 60 * 1_000
const HOUR_SECONDS = 60 * 60
const DAY_SECONDS = 24 * HOUR_SECONDS
/** Spans longer than an hour have this prefix; none is longer than a day. */
const LONG_SPAN_PREFIX = 'long-'
const BUCKETS = 2 ** 12
const BUCKET_SALT = randomBytes(16)
/** The library would remember any number of refusals, and sweeps all of them for each one beyond a thousand. */
const FORGET_REFUSALS_EVERY = 1_000

export function memoryLimit(name: string, { count, seconds }: Limit): RateLimiter {
  return toRateLimiter(new BucketLimiter({ keyPrefix: name, points: count, duration: seconds }), seconds)
}

/** The limit holds for all processes; it is kept in memory while the database does not answer. */
export function databaseLimit(pool: Pool, name: string, { count, seconds }: Limit): RateLimiter {
  const keyPrefix = seconds > HOUR_SECONDS ? `${LONG_SPAN_PREFIX}${name}` : name
  const options = { keyPrefix, points: count, duration: seconds }
  let queries = 0
  const limiter = new RateLimiterPostgres({
    ...options,
    // A key over its limit stays refused without another query.
    inMemoryBlockOnConsumed: count + 1,
    insuranceLimiter: new BucketLimiter(options),
    storeClient: {
      query(query: QueryConfig) {
        queries += 1
        if (queries % FORGET_REFUSALS_EVERY === 0) forgetRefusals()
        return queryInTime(pool, query)
      },
    },
    storeType: 'client',
    tableName: TABLE,
    tableCreated: true,
    clearExpiredByTimeout: false,
  })
  const forgetRefusals = () => limiter.deleteInMemoryBlockedAll()
  // A clock that was set back would prolong them.
  setInterval(forgetRefusals, CLEANING_INTERVAL_MS).unref()
  return toRateLimiter(limiter, seconds)
}

/** Each submission is counted several times: an unresponsive database must not delay each of them. */
const unresponsiveUntilMs = new WeakMap<Pool, number>()

/** The library's prepared statement is not used, since a pooler may send it to another session. */
async function queryInTime(pool: Pool, { text, values }: QueryConfig) {
  if (performance.now() < (unresponsiveUntilMs.get(pool) ?? 0)) throw new Error('the database was silent')
  const timeout = AbortSignal.timeout(DATABASE_TIMEOUT_MS)
  try {
    return await untilAborted(timeout, () => pool.query(text.replace(/;$/, ASYNC_COMMIT), values))
  } catch (error) {
    if (timeout.aborted) unresponsiveUntilMs.set(pool, performance.now() + UNRESPONSIVE_PAUSE_MS)
    throw error
  }
}

/** Networks come narrowest first, each with its factor of the limit. One over its limit is not counted against wider ones. */
export function networkLimit(
  perIp: Limit,
  limiterOf: (limit: Limit) => RateLimiter,
  factors: readonly number[] = networkFactors,
): (networks: readonly string[], points?: number) => Promise<number | null> {
  const counters = factors.map((factor) => limiterOf({ ...perIp, count: perIp.count * factor }))
  return async (networks, points) => {
    for (const [index, network] of networks.entries()) {
      const waitSeconds = (await counters[index]?.(network, points)) ?? null
      if (waitSeconds !== null) return waitSeconds
    }
    return null
  }
}

/** Removes expired counters and those of a clock that was set back. It runs now and every few minutes. */
export function startRateLimitCleanup({ db }: OpenDatabase): () => void {
  const isAfter = (seconds: number) => gt(rateLimits.expire, Date.now() + seconds * 1_000)
  const clean = () =>
    db
      .delete(rateLimits)
      .where(
        or(
          lt(rateLimits.expire, Date.now()),
          and(isAfter(HOUR_SECONDS), notLike(rateLimits.key, `${LONG_SPAN_PREFIX}%`)),
          isAfter(DAY_SECONDS),
        ),
      )
      .catch(() => {})
  void clean()
  const timer = setInterval(clean, CLEANING_INTERVAL_MS).unref()
  return () => clearInterval(timer)
}

/** The key reveals nobody, and changes each day. */
export function anonymousKey(secret: string, identity: string, now = new Date()): string {
  const day = now.toISOString().slice(0, 10)
  return createHmac('sha256', secret).update(`${day}\n${identity}`).digest('base64url').slice(0, 22)
}

/** Memory is bounded: a key has a bucket in each of two rows and is over the limit only when both are (count-min sketch). */
class BucketLimiter extends RateLimiterMemory {
  readonly #secondRow: RateLimiterMemory

  constructor(options: IRateLimiterOptions) {
    super(options)
    this.#secondRow = new RateLimiterMemory(options)
  }

  override async consume(key: string | number, points?: number): Promise<RateLimiterRes> {
    const digest = createHmac('sha256', BUCKET_SALT).update(String(key)).digest()
    const [first, second] = await Promise.allSettled([
      super.consume(digest.readUInt32BE(0) % BUCKETS, points),
      this.#secondRow.consume(digest.readUInt32BE(4) % BUCKETS, points),
    ])
    if (first.status === 'fulfilled') return first.value
    if (second.status === 'fulfilled') return second.value
    throw first.reason.msBeforeNext < second.reason.msBeforeNext ? first.reason : second.reason
  }
}

function toRateLimiter(limiter: RateLimiterAbstract, maxWaitSeconds: number): RateLimiter {
  return async (key, points = 1) => {
    try {
      await limiter.consume(key, points)
      return null
    } catch (refusal) {
      // A fault of the counting must not cost a lead.
      if (!(refusal instanceof RateLimiterRes)) return null
      return Math.min(maxWaitSeconds, Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000)))
    }
  }
}
