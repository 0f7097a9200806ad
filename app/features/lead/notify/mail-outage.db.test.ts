import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createFormMailer } from '#app/infra/mailer/form-mailer.server.ts'
import type { Mailer } from '#app/infra/mailer/mailer.server.ts'
import { createSmtpMailer } from '#app/infra/mailer/smtp-mailer.server.ts'
import { startFormService } from '#tests/support/form-service.ts'
import { freePort } from '#tests/support/free-port.ts'
import { validLead } from '#tests/support/lead-forms.ts'
import { startLeadPipeline } from '#tests/support/lead-pipeline.ts'
import { startRudeServer } from '#tests/support/rude-server.ts'
import { listLeads } from '../lead-store.server.ts'
import { resendLead } from '../operator/resend-lead.server.ts'
import { submitLead } from '../submit-lead.server.ts'
import { NOTIFY_LEAD_QUEUE, startLeadNotifications } from './notify-lead.server.ts'

const ADDRESSES = { from: 'svetaine@example.lt', to: 'info@example.lt' }
const { deps, smtp, logged } = await startLeadPipeline({ isWorking: false })

/** The mailer of the moment: an outage has many faces. */
let mailer: Mailer = deps.mailer
const changing: Mailer = {
  send: (message) => mailer.send(message),
  forget: (id) => mailer.forget(id),
  close: () => {},
}
await startLeadNotifications(deps.jobs, { ...deps, mailer: changing })

const form = (url: string) => createFormMailer({ url, key: 'key' }, deps.log)
const overSmtp = (port: number) => createSmtpMailer(`smtp://127.0.0.1:${port}`, ADDRESSES)

test('after five hours of every kind of outage the mail is delivered, once', async () => {
  const service = await startFormService()
  const garbage = await startRudeServer((socket) => socket.end('\u0000\u0001 noise without end\r\n\r\n'))
  const breaking = await startRudeServer((socket) => socket.resetAndDestroy())
  const overloaded = await startRudeServer((socket) => socket.end('421 too busy\r\n'))
  const nobody = await freePort()
  const answering = (status: number) => () => {
    service.answer({ status, body: 'no', headers: { Location: '/elsewhere' } })
    return form(service.url)
  }
  const faults: (() => Mailer)[] = [
    () => overSmtp(nobody),
    () => overSmtp(garbage.port),
    () => overSmtp(breaking.port),
    () => overSmtp(overloaded.port),
    () => {
      smtp.behave('refuse')
      return deps.mailer
    },
    answering(403),
    answering(429),
    answering(500),
    answering(301),
    () => form(`http://127.0.0.1:${garbage.port}/`),
    () => form(`http://127.0.0.1:${breaking.port}/`),
    () => form(`http://127.0.0.1:${nobody}/`),
  ]

  const pauses: number[] = []
  for (const [i, fault] of faults.entries()) {
    mailer = fault()
    if (i === 0) await submitLead(deps, validLead(), 'key')
    else await goToNextTry()
    pauses.push(await pauseAfterTry(i + 1))
  }
  smtp.behave('accept')
  mailer = deps.mailer
  await goToNextTry()

  await expect.poll(() => smtp.mails, { timeout: 10_000 }).toHaveLength(1)
  await expect.poll(() => listLeads(deps.db, 1)).toMatchObject([{ mail_state: 'sent', mail_attempts: 13 }])
  const hours = pauses.reduce((sum, seconds) => sum + seconds, 0) / 3_600
  expect(hours).toBeGreaterThan(4)
  expect(hours).toBeLessThan(6)
  for (const server of [garbage, breaking, overloaded]) await server.stop()
  await service.stop()
})

test('an outage that outlasts all tries ends in an error line and a failed lead; resending delivers it', async () => {
  mailer = overSmtp(await freePort())
  await submitLead(deps, validLead(), 'key')
  await pauseAfterTry(1)
  await deps.db.execute(sql`update pgboss.job set retry_count = retry_limit - 1 where state = 'retry'`)
  await goToNextTry()
  await expect
    .poll(() => listLeads(deps.db, 1), { timeout: 10_000 })
    .toMatchObject([{ mail_state: 'failed', mail_attempts: 2 }])
  expect(logged).toContainEqual(
    expect.objectContaining({ level: 50, msg: expect.stringContaining('given up') }),
  )
  expect(smtp.mails).toEqual([])

  mailer = deps.mailer
  const [lead] = await listLeads(deps.db, 1)
  expect(await resendLead(deps, lead?.reference ?? '')).toBe('queued')
  await expect.poll(() => smtp.mails, { timeout: 10_000 }).toHaveLength(1)
})

/** Waits until this try has failed; gives the seconds that the queue would wait before the next one. */
async function pauseAfterTry(attempt: number): Promise<number> {
  await expect
    .poll(() => listLeads(deps.db, 1), { timeout: 15_000 })
    .toMatchObject([{ mail_attempts: attempt, mail_state: 'pending' }])
  const readPause = async () => {
    const { rows } = await deps.db.execute<{ seconds: string }>(
      sql`select extract(epoch from start_after - now()) as seconds from pgboss.job
        where name = ${NOTIFY_LEAD_QUEUE} and state = 'retry'`,
    )
    return Number(rows[0]?.seconds ?? 0)
  }
  await expect.poll(readPause, { timeout: 15_000 }).toBeGreaterThan(0)
  return readPause()
}

async function goToNextTry(): Promise<void> {
  await deps.db.execute(
    sql`update pgboss.job set start_after = now() where name = ${NOTIFY_LEAD_QUEUE} and state = 'retry'`,
  )
}
