import { eq, ne, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { samples, samplesOfOne } from '#config/limits.ts'
import { leads } from '#db/schema/leads.ts'
import { startSamplePipeline } from '#tests/support/lead-samples.ts'
import { browser } from '#tests/support/lead-submissions.ts'
import { leadRow } from '#tests/support/stored-lead.ts'
import { findLead } from '../lead-store.server.ts'
import { sendSample } from './send-sample.server.ts'

const { deps, smtp, sampleDeps, sampleSmtp, ask, mailBoth } = await startSamplePipeline()
const { db } = deps

const stateOf = async (reference: string) => {
  const lead = await findLead(db, reference)
  return [lead?.sample_state, lead?.sample_reason]
}

describe('waits', () => {
  test('the fourth of one visitor, so that nobody writes to many and uses up what others may have', async () => {
    const ofOne = (address: string) => browser({ networks: [address] })
    for (let i = 0; i <= samplesOfOne.count; i++) {
      await mailBoth(await ask({ email: `svetimas${i}@imone.lt` }, ofOne('203.0.113.7')))
    }
    expect(sampleSmtp.mails).toHaveLength(samplesOfOne.count)
    expect(smtp.mails.at(-1)?.text).toContain(
      'neišsiųstas, nes iš to paties tinklo pavyzdžių neseniai jau prašyta kelis kartus',
    )

    await ask({ wants: 'offer' }, ofOne('203.0.113.8'))
    await mailBoth(await ask({ email: 'kita@imone.lt' }, ofOne('203.0.113.8')))
    expect(sampleSmtp.mails).toHaveLength(samplesOfOne.count + 1)
  })

  test('not the first that is sent in after the same form was sent three times', async () => {
    const ofOne = browser({ networks: ['203.0.113.9'] })
    for (let i = 0; i < samplesOfOne.count; i++) await ask({ email: 'ona@imone.lt' }, ofOne)
    const corrected = await ask({ email: 'ona@imones.lt' }, ofOne)
    await mailBoth(corrected)
    expect(await stateOf(corrected)).toEqual(['sent', null])
  })

  test.each([
    ['in an hour', samples.perHour, '59 minutes'],
    ['in a day', samples.perDay, '23 hours'],
  ])('one above the limit of all %s', async (_name, limit, age) => {
    await db.insert(leads).values(Array.from({ length: limit }, (_, i) => leadRow({ reference: `R-${i}` })))
    await db.update(leads).set({ sample_state: 'sent', sample_at: sql`now() - ${age}::interval` })
    const reference = await ask()
    await mailBoth(reference)
    expect(await stateOf(reference)).toEqual(['waiting', 'the limit of all samples is reached'])

    await db.delete(leads).where(eq(leads.reference, 'R-0'))
    await mailBoth(await ask({ email: 'kita@imone.lt' }))
    expect(sampleSmtp.mails).toMatchObject([{ to: [{ address: 'kita@imone.lt' }] }])
  })

  test('one that was begun during an outage, while the hour has no more', async () => {
    const reference = await ask()
    sampleSmtp.behave('refuse')
    await expect(mailBoth(reference)).rejects.toThrow()
    sampleSmtp.behave('accept')
    await db
      .insert(leads)
      .values(Array.from({ length: samples.perHour }, (_, i) => leadRow({ reference: `R-${i}` })))
    await db
      .update(leads)
      .set({ sample_state: 'sent', sample_at: sql`now()` })
      .where(ne(leads.reference, reference))

    await expect(sendSample(sampleDeps, reference)).rejects.toThrow('the limit of all samples is reached')
    expect(sampleSmtp.mails).toEqual([])

    await db.update(leads).set({ sample_at: sql`now() - interval '61 minutes'` })
    await sendSample(sampleDeps, reference)
    expect(await stateOf(reference)).toEqual(['sent', null])
  })
})
