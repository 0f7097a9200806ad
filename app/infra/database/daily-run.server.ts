import { eq, sql } from 'drizzle-orm'
import { TIME_ZONE } from '#config/time-zone.ts'
import { dailyRuns } from '#db/schema/operations.ts'
import { type Loop, startLoop } from '../loop.server.ts'
import type { Log } from '../observability/log.server.ts'
import type { Database, OpenDatabase } from './database.server.ts'
import { runExclusively } from './exclusive-run.server.ts'

interface DailyWork {
  name: string
  /** The time is that of Lithuania, such as 03:17. */
  time: string
  failure: string
}

export const FIRST_SIGN_IN = 'first sign-in of staff'
export const MORNING_MAIL = 'morning mail'

const CHECK_MS = 60_000
const RETRY_MS = 10 * 60_000

/** One of all processes does the work once a day; a time that was missed is made up for. */
export function startDailyRun(
  { db, pool, log }: Pick<OpenDatabase, 'db' | 'pool'> & { log: Log },
  { name, time, failure }: DailyWork,
  work: () => Promise<void>,
): Loop {
  return startLoop({ log, failure, retryMs: RETRY_MS }, async () => {
    if (await isDue(db, name, time)) {
      await runExclusively(pool, `daily ${name}`, async () => {
        if (!(await isDue(db, name, time))) return
        await work()
        await db.update(dailyRuns).set({ last_at: sql`now()` }).where(eq(dailyRuns.name, name))
      })
    }
    return CHECK_MS
  })
}

/** A new kind of work waits for its time. A last time in the future comes from another clock and counts as missed. */
export async function isDue(db: Database, name: string, time: string): Promise<boolean> {
  await db.insert(dailyRuns).values({ name }).onConflictDoNothing()
  const dayOf = (at: unknown) => sql`((${at} at time zone ${TIME_ZONE}) - ${time}::interval)::date`
  const isMissed = sql`${dayOf(dailyRuns.last_at)} <> ${dayOf(sql`now()`)}`
  return (await db.$count(dailyRuns, sql`${dailyRuns.name} = ${name} and ${isMissed}`)) > 0
}

export async function readLastRun(db: Database, name: string): Promise<Date | null> {
  const [run] = await db.select().from(dailyRuns).where(eq(dailyRuns.name, name))
  return run?.last_at ?? null
}
