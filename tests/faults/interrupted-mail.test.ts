import { expect, test } from 'vitest'
import { openDatabase } from '#app/infra/database/database.server.ts'
import { leads } from '#db/schema/leads.ts'
import { startFaultyServer } from '../support/faulty-server.ts'
import { REFUSING_PORT } from '../support/free-port.ts'
import { prepareSite } from './support/site.ts'
import type { TestStorage } from './support/test-storage.ts'
import { browserForm, sendOnce } from './support/visitors.ts'

/** After this many attempts the next pause would be five minutes. */
const EARLIER_TRIES = 9
/** The claim of a process that was killed ends within half a minute. */
const WELL_BELOW_PAUSE = { timeout: 4 * 60_000, interval: 250 }

test('a mail that hangs when the server is stopped, and again when it is killed, is tried again soon after each next start, not after five minutes', async () => {
  await using site = await prepareSite('embedded')
  const unreachable = await site.start({ SMTP_URL: `smtp://127.0.0.1:${REFUSING_PORT}` })
  const { reference } = await sendOnce(unreachable.url, browserForm())
  await unreachable.stop()
  await markTriedOften(site.storage)

  let hanging = 0
  const silent = await startFaultyServer((socket) => {
    socket.write('220 mail.example.lt\r\n')
    socket.once('data', () => hanging++)
  })
  const hangs = async (times: number) => {
    const server = await site.start({ SMTP_URL: `smtp://127.0.0.1:${silent.port}` })
    await expect.poll(() => hanging, WELL_BELOW_PAUSE).toBe(times)
    return server
  }
  const stopped = await hangs(1)
  expect(await stopped.stop()).toBe(0)
  const killed = await hangs(2)
  await killed.crash()
  await silent.stop()

  const server = await site.start()
  await expect.poll(() => site.smtp.mails.length, WELL_BELOW_PAUSE).toBe(1)
  await server.stop()
  expect(await site.tally([reference ?? ''])).toMatchObject({ lost: 0, duplicated: 0, mailsTwice: 0 })
})

async function markTriedOften({ env, dataDir }: TestStorage): Promise<void> {
  const database = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir })
  await database.db.update(leads).set({ mail_attempts: EARLIER_TRIES })
  await database.close()
}
