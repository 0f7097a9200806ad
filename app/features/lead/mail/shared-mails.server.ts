import { type Loop, startLoop } from '#app/infra/loop.server.ts'
import { mailAlarm } from '#config/limits.ts'
import { leads as leadsTable } from '#db/schema/leads.ts'
import type { NotifyLeadDeps } from './notify-lead.server.ts'
import { createSharedMailer, type SharedMailKind } from './shared-mailer.server.ts'
import { listForSharedMail, readReportsSince } from './undelivered-store.server.ts'

/** In a flood one mail has many leads. */
const CHECK_MS = 3_000
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** A mail is due when waiting leads have come or gone, and for those that are left every few minutes. */
export function startSharedMails(deps: NotifyLeadDeps, kind: SharedMailKind): Loop {
  const failure = `${kind.name} could not be mailed`
  const countWaiting = () => deps.db.$count(leadsTable, kind.isWaiting)
  let left = 0
  let repeatAt = 0
  return startLoop({ log: deps.log, failure, retryMs: CHECK_MS }, async () => {
    const count = await countWaiting()
    if (count !== left || performance.now() >= repeatAt) {
      repeatAt = performance.now() + mailAlarm.everyMinutes * MINUTE_MS
      const isAllRight = count === 0 || (await mailWaiting(deps, kind, new Date()))
      left = await countWaiting()
      if (!isAllRight) return MINUTE_MS
    }
    return CHECK_MS
  })
}

/** Single mails while leads are few, else digests some minutes apart. A refused mail must not block the others. False when one failed. */
export async function mailWaiting(deps: NotifyLeadDeps, kind: SharedMailKind, now: Date): Promise<boolean> {
  const { mailsPerHour, digestSize, digestsAtOnce } = kind.limits
  const mailer = createSharedMailer(deps, kind)
  const listNext = () => listForSharedMail(deps.db, kind.isWaiting, digestSize)
  let leads = await listNext()
  const sent = await readReportsSince(deps.db, kind.isOfKind, new Date(now.getTime() - HOUR_MS))
  let mailsLeft = mailsPerHour - sent.mails
  if (leads.length > mailsLeft && isDigestDue(kind, sent.last, now)) {
    await mailer.mailTogether(leads)
    for (let digests = 1; digests < digestsAtOnce; digests++) await mailer.mailTogether(await listNext())
    if (kind.alarm && sent.last === null && !mailer.hasFailed()) deps.log.error(kind.alarm)
  }
  // A few that are stored meanwhile are mailed, too.
  while (leads.length > 0 && leads.length <= mailsLeft && !mailer.hasFailed()) {
    for (const lead of leads) await mailer.mailTogether([lead])
    mailsLeft -= leads.length
    leads = await listNext()
  }
  return !mailer.hasFailed()
}

/** A time in the future comes from another clock. */
function isDigestDue({ limits }: SharedMailKind, last: Date | null, now: Date): boolean {
  const elapsedMs = now.getTime() - (last?.getTime() ?? 0)
  return elapsedMs < 0 || elapsedMs >= limits.digestEveryMinutes * MINUTE_MS
}
