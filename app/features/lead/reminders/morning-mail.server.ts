import { and, eq, sql } from 'drizzle-orm'
import { dayInVilnius } from '#app/domain/calendar/today.ts'
import { workingDayAt } from '#app/domain/calendar/working-time.ts'
import { formatDayOfMonth } from '#app/domain/text/lithuanian-date.ts'
import { counted } from '#app/domain/text/plural.ts'
import { FIRST_SIGN_IN, MORNING_MAIL, readLastRun } from '#app/infra/database/daily-run.server.ts'
import type { Database } from '#app/infra/database/database.server.ts'
import { type Loop, startLoop } from '#app/infra/loop.server.ts'
import { site } from '#config/site.ts'
import { TIME_ZONE } from '#config/time-zone.ts'
import { leads } from '#db/schema/leads.ts'
import { dailyRuns } from '#db/schema/operations.ts'
import { countLeads, listPage } from '../desk/lead-list.server.ts'
import { REQUEST_FORMS } from '../mail/lead-lines.ts'
import { aboutLeads } from './reminder-mail.ts'
import { IS_PROMISED, type RemindDeps, remind, sendOnce } from './reminders.server.ts'

const AT = '08:00'
const MAX_LISTED = 20
const MINUTE_MS = 60_000
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
  if (firstSignIn === null || last === null || day === null || last.getTime() >= day.opens) return false
  const open = await listPage(db, { view: 'open', since: firstSignIn, until: now }, MAX_LISTED)
  const earlier = await countLeads(db, { view: 'open', since: firstSignIn, until: last })
  const tomorrow = dayInVilnius(now).add({ days: 1 }).toZonedDateTime(TIME_ZONE).toInstant().toString()
  const promised = await db.$count(leads, sql`again_at < ${tomorrow} and ${IS_PROMISED}`)
  const subject = await summaryOf(db, last, now)
  const isFirst = await moveLast(db, last, now)
  if (!isFirst || (subject === null && open.length + promised === 0)) return false
  const lines = [
    ...(subject === null ? [] : [subject]),
    ...(earlier === 0 ? [] : [`Iš anksčiau neatsakytų ${earlier}`]),
    ...(promised === 0 ? [] : [`Šiandien pažadėta paskambinti: ${promised}`]),
  ]
  const mail = {
    id: `morning-${dayInVilnius(now)}`,
    subject: lines[0] ?? '',
    text: `${lines.join('\n')}\n\n`,
  }
  const takeBack = () => moveLast(db, now, last)
  await sendOnce(deps, aboutLeads(open, mail, deps.staffUrl), takeBack)
  return true
}

async function moveLast(db: Database, from: Date, to: Date): Promise<boolean> {
  const isUnmoved = sql`date_trunc('milliseconds', last_at) = ${from.toISOString()}`
  const moved = await db
    .update(dailyRuns)
    .set({ last_at: to })
    .where(and(eq(dailyRuns.name, MORNING_MAIL), isUnmoved))
    .returning({ name: dailyRuns.name })
  return moved.length > 0
}

/** „Vakar 23 užklausos, neatsakytų 5, karštų 2“, which are hot ones of the unanswered; null when nothing came. */
async function summaryOf(db: Database, since: Date, until: Date): Promise<string | null> {
  const isNew = sql`created_at >= ${since.toISOString()} and created_at < ${until.toISOString()}`
  const received = await db.$count(sql`lead_results`, isNew)
  if (received === 0) return null
  const isYesterday = dayInVilnius(since).add({ days: 1 }).equals(dayInVilnius(until))
  const period = isYesterday ? 'Vakar' : `Nuo ${formatDayOfMonth(dayInVilnius(since))}`
  const unanswered = await countLeads(db, { view: 'open', since, until })
  const hot = await countLeads(db, { view: 'open', since, until, isHot: true })
  const answers = unanswered === 0 ? 'atsakyta į\u00a0visas' : `neatsakytų ${unanswered}, karštų ${hot}`
  return `${period} ${counted(received, REQUEST_FORMS)}, ${answers}`
}
