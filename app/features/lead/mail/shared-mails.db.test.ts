import { expect, test } from 'vitest'
import { MailError, type MailMessage, MailRefusedError } from '#app/infra/mail/mailer.server.ts'
import { sharedMails } from '#config/limits.ts'
import { leads } from '#db/schema/leads.ts'
import { startLeadPipeline } from '#tests/support/lead-pipeline.ts'
import { leadRow, newestLeads } from '#tests/support/stored-leads.ts'
import type { NewLead } from '../lead-store.server.ts'
import { OVERALL_LIMIT_REASON } from '../spam/spam-signals.ts'
import { mailWaiting, QUARANTINED } from './shared-mails.server.ts'

const { deps, smtp, logged } = await startLeadPipeline({ isWorking: false })
const MANY = sharedMails.quarantined.mailsPerHour + 5
const reportQuarantine = (given: typeof deps, now: Date) => mailWaiting(given, QUARANTINED, now)
const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000)

const subjects = () => smtp.mails.map(({ subject }) => subject)
const unreported = async () =>
  (await deps.db.select().from(leads)).filter(({ reported_at }) => reported_at === null).length

test('a few quarantined leads are mailed one by one, each once, with everything that was written', async () => {
  await storeQuarantined({ name: 'Ona', industry: 'stogai' }, { name: 'Jonas', utm_source: 'google' })

  await reportQuarantine(deps, new Date())
  await reportQuarantine(deps, new Date())

  const subject = expect.stringMatching(/^Galimas šlamštas: Pasiūlymas: UAB .+ \(.{4}-.{4}\)$/)
  expect(subjects()).toEqual([subject, subject])
  expect(smtp.mails[0]?.text).toContain('Veiklos sritis: stogai\n')
  expect(smtp.mails[1]?.text).toContain('(utm_source): google\n')
  expect(await unreported()).toBe(0)
})

test.each([
  ['one lead that is quarantined meanwhile is in the same report', 1, 2],
  ['many that are quarantined meanwhile wait for a digest', MANY, 1],
])('%s', async (_, count, mails) => {
  await storeQuarantined({ name: 'Ona' })
  let isFirst = true
  const send: typeof deps.mailer.send = async (mail) => {
    if (isFirst) await storeQuarantined(...Array.from({ length: count }, () => ({})))
    isFirst = false
    await deps.mailer.send(mail)
  }

  await reportQuarantine({ ...deps, mailer: { ...deps.mailer, send } }, new Date())

  expect(smtp.mails).toHaveLength(mails)
  expect(await unreported()).toBe(1 + count - mails)
})

test('many quarantined leads are reported together, people who came at a bad time first, robots last', async () => {
  await storeQuarantined(
    ...Array.from({ length: MANY }, () => ({ name: 'Robotas', quarantine_reason: 'hidden field filled' })),
    { name: 'Ona', quarantine_reason: OVERALL_LIMIT_REASON },
    { name: 'Jonas', quarantine_reason: 'link in the name; many links' },
  )

  await reportQuarantine(deps, new Date())

  const [digest, ...others] = smtp.mails
  expect(others).toEqual([])
  expect(digest?.subject).toBe(`Galimas šlamštas: ${MANY + 2}\u00a0užklausos`)
  expect(digest?.replyTo).toBeUndefined()
  const names = [...(digest?.text?.matchAll(/^Vardas: (.*)$/gm) ?? [])].map(([, name]) => name)
  expect(names).toEqual(['Ona', 'Jonas', ...Array(MANY).fill('Robotas')])
  expect(await unreported()).toBe(0)
})

test('the next digest waits a quarter of an hour, and then has all leads that have come meanwhile', async () => {
  await storeQuarantined(...Array.from({ length: MANY }, () => ({})))
  await reportQuarantine(deps, new Date())
  await storeQuarantined(...Array.from({ length: MANY }, () => ({})))

  await reportQuarantine(deps, minutesFromNow(14))
  expect(smtp.mails).toHaveLength(1)

  await reportQuarantine(deps, minutesFromNow(16))
  expect(smtp.mails).toHaveLength(2)
  expect(await unreported()).toBe(0)
})

test('while mail does not get through, quarantined leads stay unreported and nothing personal is logged', async () => {
  await storeQuarantined({ name: 'Ona', email: 'ona@example.lt' })
  await smtp.stop()

  await reportQuarantine(deps, new Date())
  expect(await newestLeads(deps.db)).toMatchObject([
    { reported_at: null, mail_last_error: expect.stringContaining('ECONNREFUSED') },
  ])
  expect(JSON.stringify(logged)).not.toMatch(/Ona|ona@/)

  await smtp.start()
  await reportQuarantine(deps, new Date())
  expect(smtp.mails).toHaveLength(1)
})

test('a lead whose mail is refused for its content is reported without its text; the others as usual', async () => {
  await storeQuarantined(
    ...Array.from({ length: MANY }, (_, i) => ({ industry: i === 7 ? 'casino' : 'stogai' })),
  )

  await reportQuarantine(mailerRefusing('casino', new MailRefusedError('554 spam')), new Date())

  expect(await unreported()).toBe(0)
  const texts = smtp.mails.map(({ text }) => text ?? '')
  expect(texts.join('').match(/Veiklos sritis: stogai/g)).toHaveLength(MANY - 1)
  expect(texts.filter((text) => text.includes('atmetė laišką su jos tekstu'))).toHaveLength(1)
})

test('a lead whose mail keeps failing temporarily does not keep the others from being reported', async () => {
  const deferring = mailerRefusing('casino', new MailError('451 try later'))
  await storeQuarantined({ industry: 'casino' }, { name: 'Ona' }, { name: 'Jonas' })

  await reportQuarantine(deferring, new Date())
  expect(smtp.mails.map(({ from }) => from?.name)).toEqual(['Ona', 'Jonas'])

  await storeQuarantined({ name: 'Petras' })
  await reportQuarantine(deferring, new Date())
  expect(smtp.mails.at(-1)?.from?.name).toBe('Petras')

  await reportQuarantine(deferring, new Date())
  expect(smtp.mails.at(-1)?.text).toContain('atmetė laišką su jos tekstu')
  expect(await unreported()).toBe(0)
})

test('a digest that keeps failing is divided', async () => {
  const deferring = mailerRefusing('casino', new MailError('451 try later'))
  await storeQuarantined(
    ...Array.from({ length: MANY }, (_, i) => ({ industry: i === 7 ? 'casino' : 'stogai' })),
  )

  for (let attempt = 0; attempt < 5; attempt++)
    await reportQuarantine(deferring, minutesFromNow(20 * attempt))

  expect(await unreported()).toBe(0)
})

test('while mail is down, only a few of many quarantined leads are attempted', async () => {
  let attempts = 0
  const down = {
    ...deps,
    mailer: {
      ...deps.mailer,
      send: async () => {
        attempts += 1
        throw new MailRefusedError('535 authentication failed')
      },
    },
  }
  await storeQuarantined(...Array.from({ length: 200 }, () => ({})))

  await reportQuarantine(down, new Date())

  expect(attempts).toBeLessThan(15)
  expect(await unreported()).toBe(200)
})

test('a clock that was ahead does not delay the next digest', async () => {
  await storeQuarantined(...Array.from({ length: MANY }, () => ({})))
  await reportQuarantine(deps, new Date())
  await deps.db.update(leads).set({ reported_at: minutesFromNow(3 * 24 * 60) })
  await storeQuarantined(...Array.from({ length: MANY }, () => ({})))

  await reportQuarantine(deps, new Date())

  expect(await unreported()).toBe(0)
})

test('leads that another process is reporting are left to it; those of a killed process are reported', async () => {
  await storeQuarantined({}, {})
  const claim = (seconds: number) =>
    deps.db.update(leads).set({ mail_claimed_until: new Date(Date.now() + seconds * 1_000) })
  await claim(30)
  await reportQuarantine(deps, new Date())
  expect(smtp.mails).toEqual([])

  await claim(-1)
  await reportQuarantine(deps, new Date())
  expect(smtp.mails).toHaveLength(2)
})

test('of two processes that report at once, one mails each digest', async () => {
  await storeQuarantined(...Array.from({ length: 2 * sharedMails.quarantined.digestSize }, () => ({})))

  await Promise.all([reportQuarantine(deps, new Date()), reportQuarantine(deps, new Date())])

  expect(smtp.mails.length).toBeLessThanOrEqual(2)
  expect(new Set(smtp.mails.map(({ messageId }) => messageId)).size).toBe(smtp.mails.length)
})

function mailerRefusing(word: string, error: Error): typeof deps {
  const send = (mail: MailMessage) =>
    mail.text.includes(word) ? Promise.reject(error) : deps.mailer.send(mail)
  return { ...deps, mailer: { ...deps.mailer, send } }
}

let count = 0

async function storeQuarantined(...all: Partial<NewLead>[]): Promise<void> {
  const rows = all.map((changes) => {
    count += 1
    return leadRow({
      reference: `HELD-${String(count).padStart(4, '0')}`,
      created_at: new Date(Date.now() + count),
      mail_state: 'quarantined',
      quarantine_reason: 'link in the name; many links',
      ...changes,
    })
  })
  await deps.db.insert(leads).values(rows)
}
