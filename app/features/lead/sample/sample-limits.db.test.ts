import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { samples, samplesPerNetwork } from '#config/limits.ts'
import { leads } from '#db/schema/leads.ts'
import { validLead } from '#tests/support/lead-forms.ts'
import { startSamplePipeline } from '#tests/support/lead-samples.ts'
import { browserSubmission } from '#tests/support/lead-submissions.ts'
import { leadRow } from '#tests/support/stored-leads.ts'
import { notifyNextLead } from '../mail/notify-lead.server.ts'
import { storeLead } from '../submission/store-lead.server.ts'
import { receiveLead } from '../submission/submission-key.server.ts'
import { sendNextSample } from './send-sample.server.ts'

const { deps, smtp, sampleDeps, sampleSmtp, ask, mailBoth, stateOf } = await startSamplePipeline()
const { db } = deps

const askAndMail = async (...asked: Parameters<typeof ask>) => {
  const reference = await ask(...asked)
  await mailBoth()
  return reference
}

describe('a sample waits for staff', () => {
  test.each<[string, (i: number) => string[], string]>([
    ['IPv4 address', () => ['203.0.113.20'], '203.0.113.21'],
    [
      '/48 network',
      (i) => [`2001:db8:2:${i}00::/64`, `2001:db8:2:${i}00::/56`, '2001:db8:2::/48'],
      '2001:db8:3::/48',
    ],
  ])('when its %s has used up its share of the day, and nobody else’s', async (_name, networksOf, other) => {
    for (let i = 0; i <= samplesPerNetwork.count; i++) {
      await askAndMail({ email: `ona@imone${i}.lt` }, browserSubmission({ networks: networksOf(i) }))
    }
    expect(sampleSmtp.mails).toHaveLength(samplesPerNetwork.count)
    expect(smtp.mails.at(-1)?.text).toContain(
      'neišsiųstas, nes iš to paties tinklo pavyzdžių neseniai jau prašyta kelis kartus',
    )

    const ofOther = browserSubmission({ networks: [other] })
    await askAndMail({ wants: 'offer' }, ofOther)
    await askAndMail({ email: 'kita@imone.lt' }, ofOther)
    expect(sampleSmtp.mails).toHaveLength(samplesPerNetwork.count + 1)
  })

  test('when it is the fourth of a day to one domain, whatever comes before the domain', async () => {
    const emails = ['ona@imone.lt', 'petras@imone.lt', 'info@padalinys.imone.lt', 'jonas@kitas.IMONE.lt']
    const references = []
    for (const email of emails) references.push(await ask({ email }))
    for (const _ of references) await mailBoth()
    expect(sampleSmtp.mails).toHaveLength(samples.perDomain)
    expect(await stateOf(references.at(-1) ?? '')).toEqual([
      'waiting',
      'several samples were sent to this domain lately',
    ])
    expect(smtp.mails.at(-1)?.text).toContain('šio domeno adresais neseniai jau siųsti keli pavyzdžiai')

    await askAndMail({ email: 'ona@kita.lt' })
    await db.update(leads).set({ sample_at: sql`now() - interval '25 hours'` })
    await askAndMail({ email: 'darius@imone.lt' })
    expect(sampleSmtp.mails).toHaveLength(samples.perDomain + 2)
  })

  test('when it is the second to the same mailbox, however long ago the first was: the mail promises that', async () => {
    const askAgain = async (company: string) => {
      const reference = await ask({ email: 'ona@imone.lt', company })
      await mailBoth()
      return stateOf(reference)
    }
    expect(await askAgain('UAB Pirma')).toEqual(['sent', null])
    await db.update(leads).set({ sample_at: sql`now() - interval '700 days'` })
    expect(await askAgain('UAB Antra')).toEqual(['waiting', 'a sample was sent to this address lately'])
    await db.delete(leads).where(eq(leads.company, 'UAB Pirma'))
    expect(await askAgain('UAB Trečia')).toEqual(['sent', null])
  })

  test.each([
    ['in an hour', samples.perHour, '59 minutes'],
    ['in a day', samples.perDay, '23 hours'],
  ])('when the limit of all samples %s is reached', async (_name, limit, age) => {
    await db.insert(leads).values(Array.from({ length: limit }, (_, i) => leadRow({ reference: `R-${i}` })))
    await db.update(leads).set({ sample_state: 'sent', sample_at: sql`now() - ${age}::interval` })
    const reference = await ask()
    await mailBoth()
    expect(await stateOf(reference)).toEqual(['waiting', 'the limit of all samples is reached'])

    await db.delete(leads).where(eq(leads.reference, 'R-0'))
    await askAndMail({ email: 'kita@imone.lt' })
    expect(sampleSmtp.mails).toMatchObject([{ to: [{ address: 'kita@imone.lt' }] }])
  })

  test('when the site can mail staff only, even if it could mail others before', async () => {
    const lead = receiveLead(validLead({ wants: 'sample' }), new Date())
    await storeLead({ ...deps, canMailVisitors: false }, lead)
    await notifyNextLead(deps)
    expect(smtp.mails[0]?.text).toContain('svetainė laiškų lankytojams nesiunčia. Išsiųskite patys.')
    expect(await stateOf(lead.reference)).toEqual(['waiting', 'this site cannot mail visitors'])

    const reference = await ask({ company: 'UAB Kita' })
    await notifyNextLead(deps)
    await sendNextSample({ ...sampleDeps, sampleMailer: null })
    expect(await stateOf(reference)).toEqual(['waiting', 'this site cannot mail visitors'])
  })
})

test('of requests for one mailbox that come at once, one has its sample sent, and the staff read which', async () => {
  const references = await Promise.all(
    Array.from({ length: 10 }, (_, i) => ask({ email: 'ona@imone.lt', company: `UAB ${i}` })),
  )
  for (const _ of references) await mailBoth()
  expect(sampleSmtp.mails).toHaveLength(1)
  expect(smtp.mails.filter(({ text }) => text?.includes('išsiunčia pati'))).toHaveLength(1)
})

test('a form that is sent again is told what its first sending was told, although that one used up the domain’s share', async () => {
  const sendTwice = async (name: string) => {
    const lead = validLead({ wants: 'sample', email: `${name}@imone.lt` })
    const send = () => storeLead(deps, receiveLead(lead, new Date()))
    return [await send(), await send()].map((stored) => stored?.isSampleHeld)
  }
  for (const name of ['ona', 'petras', 'jonas']) expect(await sendTwice(name)).toEqual([false, false])
  expect(await sendTwice('rasa')).toEqual([true, true])
})

describe('a sample is sent', () => {
  test('however many go to a large provider’s domain, which belongs to many people', async () => {
    const people = ['ona', 'petras', 'jonas', 'darius', 'rasa']
    for (const name of people) await askAndMail({ email: `${name}@gmail.com` })
    expect(sampleSmtp.mails).toHaveLength(people.length)
  })

  test('when an address is corrected, although the same form was sent often before', async () => {
    const ofOne = browserSubmission({ networks: ['203.0.113.9'] })
    for (let i = 0; i < samplesPerNetwork.count; i++) await ask({ email: 'ona@imone.lt' }, ofOne)
    const corrected = await ask({ email: 'ona@imones.lt' }, ofOne)
    for (let i = 0; i < 2; i++) await mailBoth()
    expect(await stateOf(corrected)).toEqual(['sent', null])
  })
})
