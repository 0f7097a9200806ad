import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import { todayInVilnius } from '#app/domain/calendar/today.ts'
import { workingDayAt } from '#app/domain/calendar/working-time.ts'
import { FIRST_SIGN_IN, MORNING_MAIL, readLastRun } from '#app/infra/database/daily-run.server.ts'
import type { Database } from '#app/infra/database/database.server.ts'
import { type Loop, startLoop } from '#app/infra/loop.server.ts'
import { site } from '#config/site.ts'
import { TIME_ZONE } from '#config/time-zone.ts'
import { leads } from '#db/schema/leads.ts'
import { dailyRuns } from '#db/schema/operations.ts'
import { countLeads, listPage } from '../admin/lead-list.server.ts'
import { type MorningReport, morningMail } from './reminder-mail.ts'
import { IS_PROMISED, type RemindDeps, remind, sendOnce } from './reminders.server.ts'

const AT = '08:00'
const MAX_LISTED = 20
const MINUTE_MS = 60_000
/** What becomes due meanwhile shares a mail. */
const REST_MS = 5 * MINUTE_MS

export function startReminders(deps: RemindDeps): Loop {
  const failure = 'staff could not be reminded'
  return startLoop({ log: deps.log, failure, retryMs: MINUTE_MS }, async () => {
    const now = new Date()
    await mailMorning(deps, now)
    return (await remind(deps, now)) > 0 ? REST_MS : MINUTE_MS
  })
}

/** From eight of each working day on, once, about what came since the last such mail; false when nothing is to be sent. */
export async function mailMorning(deps: RemindDeps, now: Date): Promise<boolean> {
  const { db } = deps
  const firstSignIn = await readLastRun(db, FIRST_SIGN_IN)
  const last = await readLastRun(db, MORNING_MAIL)
  const day = workingDayAt(now.getTime(), { ...site.officeHours, opens: AT })
  if (firstSignIn === null || last === null || day === null) return false
  if (!(await moveLast(db, lt(dailyRuns.last_at, new Date(day.opens)), now))) return false
  const takeBack = () => moveLast(db, eq(dailyRuns.last_at, now), last)
  const report = await readReport(db, firstSignIn, last, now)
  if (report.received + report.open.length + report.promised === 0) return false
  await sendOnce(deps, morningMail(report, deps.staffUrl), takeBack)
  return true
}

/** False when another process was first. */
async function moveLast(db: Database, isUnmoved: SQL, to: Date): Promise<boolean> {
  const isMorningMail = eq(dailyRuns.name, MORNING_MAIL)
  const moved = await db
    .update(dailyRuns)
    .set({ last_at: to })
    .where(and(isMorningMail, isUnmoved))
    .returning({ name: dailyRuns.name })
  return moved.length > 0
}

async function readReport(db: Database, firstSignIn: Date, since: Date, until: Date): Promise<MorningReport> {
  const [from, to] = [since.toISOString(), until.toISOString()]
  const unanswered = { view: 'open', since, until } as const
  const dayOf = (time: Date) => todayInVilnius(Temporal.Instant.fromEpochMilliseconds(time.getTime()))
  const tomorrow = dayOf(until).add({ days: 1 }).toZonedDateTime(TIME_ZONE).toInstant().toString()
  return {
    since,
    isSinceYesterday: dayOf(since).add({ days: 1 }).equals(dayOf(until)),
    received: await db.$count(sql`lead_results`, sql`created_at >= ${from} and created_at < ${to}`),
    unanswered: await countLeads(db, unanswered),
    hot: await countLeads(db, { ...unanswered, isHot: true }),
    earlier: await countLeads(db, { view: 'open', since: firstSignIn, until: since }),
    promised: await db.$count(leads, sql`again_at < ${tomorrow} and ${IS_PROMISED}`),
    open: await listPage(db, { view: 'open', since: firstSignIn, until }, MAX_LISTED),
  }
}
