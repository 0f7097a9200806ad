import { setTimeout as pause } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#app/infra/database/database.server.ts'
import { growingPause, type Loop, startLoop } from '#app/infra/loop.server.ts'
import { MailInterruptedError, MailServerError } from '#app/infra/mail/mailer.server.ts'
import type { Log } from '#app/infra/observability/log.server.ts'
import { type StoredLead, updateLead } from '../../lead-store.server.ts'
import { claimNext, type MailQueue, setClaim, whileClaimed } from './mail-queue.server.ts'

export type MailOutcome = 'none' | 'sent' | 'failed' | 'serverFailed'

export interface Delivery {
  send(): Promise<void>
  recordSent(): Promise<void>
  recordFailure(error: unknown): Promise<void>
}

interface MailLoopOptions {
  log: Log
  failure: string
  /** The first pause when the mail server is at fault; the longest one is five minutes. */
  firstRestMs?: number | undefined
}

const POLL_MS = 1_000
/** All pauses after failures double from this one to five minutes: of the loop when the mail server is at fault, else of the mail. */
const FIRST_PAUSE_MS = 15_000
/** A mail that is sent and not marked as sent would be sent again: a restarting database is waited for. */
const MAX_RECORD_ATTEMPTS = 45
const RECORD_PAUSE_MS = 1_000

/** Sends the mails that are due, one after the other. While the mail server is at fault the loop rests, and then tries one again. */
export function startMailLoop(
  { log, failure, firstRestMs = FIRST_PAUSE_MS }: MailLoopOptions,
  sendNext: () => Promise<MailOutcome>,
): Loop {
  let failures = 0
  return startLoop({ log, failure, retryMs: POLL_MS }, async () => {
    const outcome = await sendNext()
    if (outcome === 'serverFailed') {
      failures += 1
      return growingPause(firstRestMs, failures)
    }
    if (outcome === 'sent') failures = 0
    return outcome === 'none' ? POLL_MS : 0
  })
}

/** When a mail is due again that failed so often. */
export function pauseAfter(failures: number): SQL {
  return sql`now() + ${growingPause(FIRST_PAUSE_MS, failures)} * interval '1 millisecond'`
}

/** One attempt at the mail that has been due longest; `begin` gives null when it is not to be sent now. */
export async function deliverNext(
  db: Database,
  queue: MailQueue,
  begin: (first: StoredLead, leads: readonly StoredLead[]) => Promise<Delivery | null>,
): Promise<MailOutcome> {
  const claimed = await claimNext(db, queue)
  const [first] = claimed
  if (first === undefined) return 'none'
  return whileClaimed(db, queue, claimed, async () => {
    const delivery = await begin(first, claimed)
    if (delivery === null) return 'failed'
    try {
      await delivery.send()
    } catch (error) {
      await (error instanceof MailInterruptedError
        ? updateLead(
            db,
            claimed.map(({ reference }) => reference),
            setClaim(queue, null),
          )
        : delivery.recordFailure(error))
      return error instanceof MailServerError ? 'serverFailed' : 'failed'
    }
    await recordPatiently(() => delivery.recordSent())
    return 'sent'
  })
}

async function recordPatiently(record: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await record()
      return
    } catch (error) {
      if (attempt === MAX_RECORD_ATTEMPTS) throw error
    }
    await pause(RECORD_PAUSE_MS, undefined, { ref: false })
  }
}
