import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { type Loop, stopLoops } from '#app/infra/loop.server.ts'
import type { Mailer } from '#app/infra/mail/mailer.server.ts'
import { createSmtpMailer } from '#app/infra/mail/smtp-mailer.server.ts'
import { longOrShort } from '#tests/faults/support/test-length.ts'
import { REFUSING_PORT } from '#tests/support/free-port.ts'
import { validLead } from '#tests/support/lead-forms.ts'
import { countUnfinished, startSamplePipeline } from '#tests/support/lead-samples.ts'
import { startSamples } from '../../sample/send-sample.server.ts'
import { storeLead } from '../../submission/store-lead.server.ts'
import { receiveLead } from '../../submission/submission-key.server.ts'
import { startLeadNotifications } from '../notify-lead.server.ts'

const LEADS = longOrShort(10, 6)
/** Ten days of attempts, five minutes apart. */
const TEN_DAYS_OF_ATTEMPTS = longOrShort(2_880, 60)
const PATIENCE = { timeout: 300_000 }

const { deps, smtp, sampleDeps, sampleSmtp } = await startSamplePipeline()
const unreachable = createSmtpMailer(`smtp://127.0.0.1:${REFUSING_PORT}`, { from: 'a@b.lt', to: 'a@b.lt' })

let attempts = 0
const loops: Loop[] = []
afterEach(() => stopLoops(loops.splice(0)))

async function restartWith(mailer: Mailer, rests: { firstRestMs?: number } = {}): Promise<void> {
  await stopLoops(loops.splice(0))
  attempts = 0
  const send: Mailer['send'] = (message) => {
    attempts += 1
    return mailer.send(message)
  }
  const counted = { ...deps, ...rests, mailer: { ...mailer, send } }
  loops.push(startLeadNotifications(counted), startSamples(sampleDeps))
}

test('an outage of ten days ends when one mail goes through: all that waited follow at once, and their samples', async () => {
  for (let i = 0; i < LEADS; i++) {
    const lead = validLead({ wants: 'sample', company: `UAB ${i}`, email: `ona@imone${i}.lt` })
    await storeLead(deps, receiveLead(lead, new Date()))
  }
  await restartWith(unreachable)
  await expect.poll(() => attempts).toBe(1)
  // The loop rests for fifteen seconds, however many wait.
  await pause(1_000)
  expect(attempts).toBe(1)

  await restartWith(unreachable, { firstRestMs: 1 })
  await expect.poll(() => attempts, PATIENCE).toBeGreaterThan(TEN_DAYS_OF_ATTEMPTS)
  expect(smtp.mails).toEqual([])

  await restartWith(deps.mailer)
  await expect.poll(() => countUnfinished(deps.db), PATIENCE).toBe(0)
  expect([attempts, smtp.mails.length, sampleSmtp.mails.length]).toEqual([LEADS, LEADS, LEADS])
})
