import { createHmac } from 'node:crypto'
import { lt, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { createContext } from 'react-router'
import { type Limit, networkFactors } from '#config/limits.ts'
import { rateLimits } from '#db/schema/operations.ts'
import { createBoundedCache } from './bounded-cache.server.ts'
import type { Database } from './database/database.server.ts'
import { untilAborted } from './until-aborted.server.ts'

/** Adds to the points of a key, and returns them with the time until they begin anew. It never rejects. */
type Counter = (key: string, points?: number) => Promise<{ points: number; leftMs: number }>

/** It returns null within the limit, else the seconds to wait, and never rejects. */
export type RateLimiter = (key: string) => Promise<number | null>

export const clientNetworksContext = createContext<readonly string[]>()

const DATABASE_TIMEOUT_MS = 1_000
const UNRESPONSIVE_PAUSE_MS = 5_000
/** The counters of one limit have so much memory; those that were used longest ago are forgotten first. */
const MAX_COUNTER_BYTES = 1_000_000
const COUNTER_BYTES = 100
const MAX_KEY_LENGTH = 100

const NOW_MS = '(extract(epoch from now()) * 1000)::bigint'
/** A counter that ends more than a minute after a new one comes from a clock that was set back. */
const IS_RUNNING = `counter.expire between ${NOW_MS} and excluded.expire + 60000`
/** Counting need not wait for the disk. */
const COUNT = `insert into rate_limits as counter (key, points, expire) values ($1, 1, ${NOW_MS} + $2)
  on conflict (key) do update set
    points = excluded.points + case when ${IS_RUNNING} then counter.points else 0 end,
    expire = case when ${IS_RUNNING} then counter.expire else excluded.expire end
  returning points, (expire - ${NOW_MS})::float8 as "leftMs", set_config('synchronous_commit', 'off', true)`

export function memoryLimit({ count, seconds }: Limit) {
  return limited(memoryCounter(seconds), count)
}

/** The limit holds for all processes; it is kept in memory while the database does not answer. */
export function databaseLimit(pool: Pool, name: string, { count, seconds }: Limit): RateLimiter {
  return limited(databaseCounter(pool, name, seconds), count)
}

function limited(counter: Counter, count: number) {
  return async (key: string, more?: number): Promise<number | null> => {
    const { points, leftMs } = await counter(key, more)
    return points > count ? toSeconds(leftMs) : null
  }
}

function memoryCounter(seconds: number): Counter {
  const counters = createBoundedCache<number>({
    maxBytes: MAX_COUNTER_BYTES,
    maxKeyLength: MAX_KEY_LENGTH,
    bytesOf: () => COUNTER_BYTES,
  })
  return async (key, points = 1) => {
    const used = (counters.get(key) ?? 0) + points
    // Only a new counter takes the time from here.
    counters.set(key, used, { ttl: seconds * 1_000, noUpdateTTL: true })
    return { points: used, leftMs: counters.getRemainingTTL(key) }
  }
}

export function databaseCounter(pool: Pool, name: string, seconds: number): Counter {
  const countInMemory = memoryCounter(seconds)
  return (key) => countInTime(pool, [`${name}:${key}`, seconds * 1_000]).catch(() => countInMemory(key))
}

/** Each submission is counted several times: an unresponsive database must not delay each of them. */
const unresponsiveUntilMs = new WeakMap<Pool, number>()

async function countInTime(pool: Pool, values: unknown[]): ReturnType<Counter> {
  if (performance.now() < (unresponsiveUntilMs.get(pool) ?? 0)) throw new Error('the database was silent')
  const timeout = AbortSignal.timeout(DATABASE_TIMEOUT_MS)
  try {
    const { rows } = await untilAborted(timeout, () => pool.query(COUNT, values))
    return rows[0]
  } catch (error) {
    if (timeout.aborted) unresponsiveUntilMs.set(pool, performance.now() + UNRESPONSIVE_PAUSE_MS)
    throw error
  }
}

/** Networks come narrowest first, each with its factor of the limit. One over its limit is not counted against wider ones. */
export function networkLimit(
  perIp: Limit,
  limiterOf: (limit: Limit) => RateLimiter,
): (networks: readonly string[]) => Promise<number | null> {
  const counters = networkFactors.map((factor) => limiterOf({ ...perIp, count: perIp.count * factor }))
  return async (networks) => {
    for (const [index, network] of networks.entries()) {
      const waitSeconds = (await counters[index]?.(network)) ?? null
      if (waitSeconds !== null) return waitSeconds
    }
    return null
  }
}

export async function removeExpiredCounters(db: Database): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, sql.raw(NOW_MS)))
}

/** The key reveals nobody, and changes each day. */
export function anonymousKey(secret: string, identity: string, now = new Date()): string {
  const day = now.toISOString().slice(0, 10)
  return createHmac('sha256', secret).update(`${day}\n${identity}`).digest('base64url').slice(0, 22)
}

export function toSeconds(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1_000))
}
