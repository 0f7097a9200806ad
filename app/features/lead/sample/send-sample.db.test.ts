import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { site } from '#config/site.ts'
import { leads } from '#db/schema/leads.ts'
import { startSamplePipeline } from '#tests/support/lead-samples.ts'
import { browserSubmission, NOW, plainSubmission, tokenOf } from '#tests/support/lead-submissions.ts'
import { notifyNextLead } from '../mail/notify-lead.server.ts'
import { readUndelivered } from '../mail/queue/undelivered-store.server.ts'
import { sendNextSample } from './send-sample.server.ts'

const { deps, smtp, sampleDeps, sampleSmtp, ask, mailBoth, stateOf, logged } = await startSamplePipeline()
const { db } = deps

describe('a sample that a browser asked for', () => {
  test('goes to the visitor after the staff’s mail, which says so', async () => {
    const landing_page = 'https://laiskai.example.lt/uzklausa?kodai=45000000-7&zodziai=stogų%20remontas'
    const reference = await ask({ cpv_codes: '45000000-7', email: 'ona+pirkimai@ąžuolas.lt', landing_page })
    await sendNextSample(sampleDeps)
    expect(sampleSmtp.mails).toEqual([])

    await mailBoth()

    expect(smtp.mails).toHaveLength(1)
    expect(smtp.mails[0]?.text).toContain('Laiško pavyzdys: svetainė jį siuntėjui išsiunčia pati')
    expect(sampleSmtp.mails).toMatchObject([
      {
        messageId: `<${reference}-sample@example.lt>`,
        from: { address: 'svetaine@example.lt' },
        to: [{ address: 'ona+pirkimai@xn--uolas-2wa16f.lt' }],
        replyTo: [{ address: site.email }],
        subject: 'Pavyzdys',
        text: expect.stringContaining('Kodai: 45000000-7, žodžiai: stogų remontas'),
        html: expect.stringContaining('45000000-7'),
      },
    ])
    expect(sampleSmtp.mails[0]?.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    )
    expect(await stateOf(reference)).toEqual(['sent', null])
  })

  test('is sent once, however often the form or the staff’s mail is repeated', async () => {
    const reference = await ask()
    expect(await ask()).toBe(reference)
    await mailBoth()
    await mailBoth()
    await db.update(leads).set({ mail_state: 'pending' })
    await mailBoth()
    expect(sampleSmtp.mails).toHaveLength(1)
    expect(smtp.mails[1]?.text).toContain('Laiško pavyzdys: svetainė jį siuntėjui jau išsiuntė.')
  })

  test('does not exist when the visitor wants something else', async () => {
    const reference = await ask({ wants: 'offer' })
    await mailBoth()
    expect(sampleSmtp.mails).toEqual([])
    expect(await stateOf(reference)).toEqual([null, null])
    expect(smtp.mails[0]?.text).not.toContain('Laiško pavyzdys')
  })

  test('comes again with the same Message-ID after a crash between sending and marking', async () => {
    const reference = await ask()
    await mailBoth()
    await db.update(leads).set({ sample_state: 'sending' })
    await sendNextSample(sampleDeps)
    expect(sampleSmtp.mails.map(({ messageId }) => messageId)).toEqual(
      Array.from({ length: 2 }, () => `<${reference}-sample@example.lt>`),
    )
  })

  test('is not sent again because the database was away while it was marked', async () => {
    const reference = await ask()
    await db.execute(sql`alter table leads add constraint unmarked check (sample_state <> 'sent')`)
    const mailed = mailBoth()
    await expect.poll(() => sampleSmtp.mails.length).toBe(1)
    expect(await stateOf(reference)).toEqual(['asked', null])
    await db.execute(sql`alter table leads drop constraint unmarked`)
    await mailed
    expect(await stateOf(reference)).toEqual(['sent', null])
  })

  test('is sent by the next process when one ended after the staff’s mail', async () => {
    const reference = await ask()
    await notifyNextLead(deps)
    expect(await stateOf(reference)).toEqual(['asked', null])
    await db.update(leads).set({ sample_claimed_until: sql`now() - interval '1 second'` })
    await sendNextSample(sampleDeps)
    expect(await stateOf(reference)).toEqual(['sent', null])
  })
})

describe('a sample waits for staff, who read why and how to release it, because of', () => {
  test.each([
    ['a form without scripts', {}, plainSubmission(), 'the form was sent without scripts'],
    ['a filled honeypot', {}, browserSubmission({ isHoneypotFilled: true }), 'the request is held back'],
    [
      'a sign of spam',
      { name: 'http://spam.example' },
      browserSubmission(),
      'the request shows signs of spam',
    ],
    [
      'a form filled at once',
      {},
      browserSubmission({ token: tokenOf(NOW) }),
      'the request shows signs of spam',
    ],
    [
      'an address that no header takes',
      { email: 'žydrė@imone.lt' },
      browserSubmission(),
      'no mail server can reach this address',
    ],
  ])('%s', async (_name, changes, submission, reason) => {
    const reference = await ask(changes, submission)
    await mailBoth()
    expect(sampleSmtp.mails).toEqual([])
    expect(await stateOf(reference)).toEqual(['waiting', reason])
    for (const { text } of smtp.mails) expect(text).toContain('Laiško pavyzdys: neišsiųstas, nes ')
  })

  test.each([
    'ona%imone.lt@kita.lt',
    'imone.lt!ona@kita.lt',
    'ona(x)@imone.lt',
    'ona@127.0.0.1',
    'ona@2130706433',
  ])('the unusual address %s', async (email) => {
    const reference = await ask({ email })
    await mailBoth()
    expect(sampleSmtp.mails).toEqual([])
    expect(await stateOf(reference)).toEqual(['waiting', 'the address is written in an unusual way'])
  })

  test('another one to the same mailbox, however it is written', async () => {
    await ask({ email: 'ona@ąžuolas.lt' })
    await mailBoth()
    for (const email of ['ona@ąžuolas.lt', 'ONA+2@xn--uolas-2wa16f.lt', 'ona+@Ąžuolas.LT']) {
      const reference = await ask({ email, company: `UAB ${email}` })
      await mailBoth()
      expect(await stateOf(reference)).toEqual(['waiting', 'a sample was sent to this address lately'])
      expect(smtp.mails.at(-1)?.text).toContain(
        `šiuo adresu pavyzdys jau siųstas. Jei užklausa tikra, administratorius jį išsiųs komanda „npm run leads -- release ${reference}“.`,
      )
    }
    expect(sampleSmtp.mails).toHaveLength(1)
  })
})

describe('a sample that is not accepted', () => {
  test('ends at once when it is refused for good, without an alarm and with nothing that the visitor wrote in the log', async () => {
    const reference = await ask()
    sampleSmtp.behave('reject')
    await mailBoth()
    expect(await stateOf(reference)).toEqual(['refused', expect.stringMatching(/^554 /)])

    sampleSmtp.behave('accept')
    await sendNextSample(sampleDeps)
    await ask({ company: 'UAB Kita' })
    await mailBoth()
    expect(sampleSmtp.mails).toEqual([])
    expect(await readUndelivered(db)).toMatchObject({ count: 0 })
    expect(JSON.stringify(logged)).not.toMatch(/zydre|azuolo/i)
    expect(logged.filter(({ level }) => Number(level) >= 40)).toEqual([])
  })

  test('is given up when it was taken in full without an answer, since the visitor may have it', async () => {
    const reference = await ask()
    sampleSmtp.behave('drop')
    await mailBoth()
    expect(await stateOf(reference)).toEqual(['failed', expect.stringContaining('may have delivered it')])
    await trySampleNow()
    expect(sampleSmtp.mails).toHaveLength(1)
  })

  test('is tried again for a day when it is refused for now, and then given up', async () => {
    const reference = await ask()
    sampleSmtp.behave('refuse')
    await mailBoth()
    expect(await stateOf(reference)).toEqual(['sending', expect.stringContaining('does not accept')])

    await sampleSmtp.stop()
    await db.update(leads).set({ sample_at: sql`now() - interval '23 hours'` })
    await trySampleNow()
    expect(await stateOf(reference)).toEqual(['sending', expect.stringContaining('ECONNREFUSED')])

    await db.update(leads).set({ sample_at: sql`now() - interval '24 hours'` })
    await trySampleNow()
    expect(await stateOf(reference)).toEqual(['failed', expect.stringContaining('ECONNREFUSED')])
    expect(await readUndelivered(db)).toMatchObject({ count: 0 })
  })
})

/** As if the pause after the last attempt were over. */
async function trySampleNow(): Promise<void> {
  await db.update(leads).set({ sample_due_at: NOW })
  await sendNextSample(sampleDeps)
}
