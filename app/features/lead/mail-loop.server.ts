import { setTimeout as pause } from 'node:timers/promises'
import { growingPause, type Loop, startLoop } from '#app/infra/loop.server.ts'
import type { Log } from '#app/infra/observability/log.server.ts'

/** `serverFailedAt` is the time of the database at which the mail server was at fault. */
export type MailOutcome = 'none' | 'sent' | 'failed' | { serverFailedAt: Date }

interface MailLoopOptions {
  log: Log
  failure: string
  /** The first pause when the mail server is at fault; the longest one is five minutes. */
  firstRestMs?: number | undefined
}

const POLL_MS = 1_000
const FIRST_REST_MS = 15_000
/** A mail that is sent and not marked as sent would be sent again: a restarting database is waited for. */
const MAX_RECORD_ATTEMPTS = 45
const RECORD_PAUSE_MS = 1_000

/**
 * Sends the mails that are due, one after the other. While the mail server is at fault the loop rests, and then tries
 * one again; meanwhile only mails that have become due since are tried: those of new leads, and what staff send again.
 */
export function startMailLoop(
  { log, failure, firstRestMs = FIRST_REST_MS }: MailLoopOptions,
  sendNext: (dueAfter: Date | null) => Promise<MailOutcome>,
): Loop {
  let failures = 0
  let restsUntil = 0
  let failedAt: Date | null = null
  return startLoop({ log, failure, retryMs: POLL_MS }, async () => {
    const outcome = await sendNext(performance.now() < restsUntil ? failedAt : null)
    if (outcome === 'none') return POLL_MS
    if (outcome === 'sent') {
      failures = 0
      restsUntil = 0
    } else if (outcome !== 'failed') {
      failures += 1
      failedAt = outcome.serverFailedAt
      restsUntil = performance.now() + growingPause(firstRestMs, failures)
    }
    return 0
  })
}

export async function recordPatiently(record: () => Promise<unknown>): Promise<void> {
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
