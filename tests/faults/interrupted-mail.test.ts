import { sql } from 'drizzle-orm'
import { test } from 'vitest'
import { NOTIFY_LEAD_QUEUE } from '#app/features/lead/notification/notify-lead.server.ts'
import { openDatabase } from '#app/infra/database/database.server.ts'
import { report } from '../support/fault-table.ts'
import { freePort } from '../support/free-port.ts'
import { startRudeServer } from '../support/rude-server.ts'
import type { Place } from './support/places.ts'
import { prepareSite } from './support/site.ts'
import { tally } from './support/tally.ts'
import { browserForm, sendOnce } from './support/visitors.ts'

/** After so many tries the next pause would be about an hour. */
const EARLIER_TRIES = 9
/** Idle, a process that was killed is noticed within a minute. */
const MUCH_LESS_MS = 5 * 60_000

test.concurrent.for(['SIGTERM', 'SIGKILL'] as const)(
  'a mail that hangs when the server ends by %s is tried again soon after the next start, not after an hour',
  async (signal, { task, expect }) => {
    await using site = await prepareSite('embedded')
    const unreachable = { SMTP_URL: `smtp://127.0.0.1:${await freePort()}` }
    const first = await site.start(unreachable)
    const { reference } = await sendOnce(first.url, browserForm())
    await first.stop()
    await pretendManyTries(site.place)

    const { promise: hangs, resolve } = Promise.withResolvers<void>()
    const silent = await startRudeServer((socket) => {
      socket.write('220 mail.example.lt\r\n')
      socket.once('data', () => resolve())
    })
    const second = await site.start({ SMTP_URL: `smtp://127.0.0.1:${silent.port}` })
    await hangs
    if (signal === 'SIGTERM') expect(await second.stop()).toBe(0)
    else await second.crash()

    const third = await site.start()
    const startedAt = performance.now()
    await expect.poll(() => site.smtp.mails.length, { timeout: MUCH_LESS_MS, interval: 250 }).toBe(1)
    const seconds = Math.round((performance.now() - startedAt) / 1_000)
    await third.stop()
    await silent.stop()

    const counts = tally([reference ?? ''], await site.place.leads(), site.smtp.mails)
    expect(counts).toMatchObject({ lost: 0, duplicated: 0, mailsTwice: 0 })
    report(
      task,
      `${signal} while a mail hangs (mailed ${seconds} s after the next start)`,
      'embedded',
      counts,
    )
  },
)

async function pretendManyTries({ env, dataDir }: Place): Promise<void> {
  const database = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir })
  await database.db.execute(
    sql`update pgboss.job set retry_count = ${EARLIER_TRIES}, start_after = now() where name = ${NOTIFY_LEAD_QUEUE}`,
  )
  await database.close()
}
