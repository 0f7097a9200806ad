import { afterAll, beforeEach, expect, test } from 'vitest'
import { stopLoops } from '#app/infra/loop.server.ts'
import type { MailMessage } from '#app/infra/mail/mailer.server.ts'
import { samples } from '#config/limits.ts'
import { leads } from '#db/schema/leads.ts'
import { referencesOf } from '#tests/faults/support/mail-reference.ts'
import { longOrShort } from '#tests/faults/support/test-length.ts'
import { startSamplePipeline } from '#tests/support/lead-samples.ts'
import { NOW } from '../lead-store.server.ts'
import { startDigests } from '../mail/mail-digests.server.ts'
import { startLeadNotifications } from '../mail/notify-lead.server.ts'
import { startSamples } from './send-sample.server.ts'

const STRANGERS = longOrShort(1_000, 100)

const { deps, smtp, sampleDeps, sampleSmtp, ask } = await startSamplePipeline()
let gate = Promise.withResolvers<void>()
const { sampleMailer } = sampleDeps
const heldUp = sampleMailer && {
  ...sampleMailer,
  send: (message: MailMessage) => gate.promise.then(() => sampleMailer.send(message)),
}
const loops = [
  startLeadNotifications(deps),
  startDigests(deps),
  startSamples({ ...sampleDeps, sampleMailer: heldUp }),
]
afterAll(() => stopLoops(loops))
beforeEach(async () => {
  gate = Promise.withResolvers<void>()
  await deps.db.delete(leads)
  smtp.mails.length = 0
  sampleSmtp.mails.length = 0
})

test(`only a few of ${STRANGERS} strangers’ addresses are mailed to, and none of them delays the staff’s mail`, async () => {
  for (let i = 0; i < STRANGERS; i++) {
    await ask({ email: `svetimas${i}@imone${i}.lt`, company: `UAB ${i}` })
  }
  // As if those who share a mail had waited for others.
  await deps.db.update(leads).set({ mail_due_at: NOW })
  await expect.poll(() => smtp.mails.flatMap(referencesOf).length, { timeout: 600_000 }).toBe(STRANGERS)
  expect(sampleSmtp.mails).toEqual([])

  gate.resolve()
  const waiting = STRANGERS - samples.perHour
  await expect.poll(countStates).toEqual({ sent: samples.perHour, waiting })
  // Staff's mails are of one lead or of many; each tells of a lead its address before its sample.
  const told = smtp.mails.flatMap(({ text }) => text?.split('El. paštas: ').slice(1) ?? [])
  const promised = told
    .filter((part) => part.includes('išsiunčia pati'))
    .map((part) => part.split('\n', 1)[0])
  expect(promised).toHaveLength(samples.perHour)
  expect(sampleSmtp.mails.flatMap(({ to = [] }) => to.map(({ address }) => address)).sort()).toEqual(
    promised.sort(),
  )
})

async function countStates(): Promise<Record<string, number>> {
  const rows = await deps.db.select({ state: leads.sample_state }).from(leads)
  const counts: Record<string, number> = {}
  for (const { state } of rows) counts[String(state)] = (counts[String(state)] ?? 0) + 1
  return counts
}
