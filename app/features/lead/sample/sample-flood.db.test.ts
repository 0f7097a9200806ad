import { expect, test } from 'vitest'
import { samples } from '#config/limits.ts'
import { leads } from '#db/schema/leads.ts'
import { either } from '#tests/faults/support/length.ts'
import { startSamplePipeline } from '#tests/support/lead-samples.ts'

const STRANGERS = either(1_000, 100)

const { deps, smtp, sampleSmtp, ask } = await startSamplePipeline({ isWorking: true })

test(`of ${STRANGERS} forms with strangers’ addresses few are mailed to, and the staff’s mail waits for none of them`, {
  timeout: 10 * 60_000,
}, async () => {
  sampleSmtp.behave('slow')
  for (let i = 0; i < STRANGERS; i++) {
    await ask({ email: `svetimas${i}@imone${i}.lt`, company: `UAB ${i}` })
  }
  await expect.poll(() => smtp.mails, { timeout: 120_000 }).toHaveLength(STRANGERS)
  // Each of them takes two seconds: staff had everything before.
  expect(sampleSmtp.mails.length).toBeLessThan(samples.perHour)

  sampleSmtp.behave('accept')
  const states = async () => {
    const rows = await deps.db.select({ state: leads.sample_state }).from(leads)
    return Object.fromEntries(
      Object.entries(Object.groupBy(rows, ({ state }) => String(state))).map(([name, all]) => [
        name,
        all?.length,
      ]),
    )
  }
  const { perHour } = samples
  await expect.poll(states, { timeout: 120_000 }).toEqual({ sent: perHour, waiting: STRANGERS - perHour })
  expect(sampleSmtp.mails).toHaveLength(perHour)
  const told = smtp.mails.filter(({ text }) => text?.includes('išsiunčia pati'))
  expect(told).toHaveLength(perHour)
})
