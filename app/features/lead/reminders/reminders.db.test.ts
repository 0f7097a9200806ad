import { eq, isNotNull } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { workingTimeBetween } from '#app/domain/calendar/working-time.ts'
import { FIRST_SIGN_IN, MORNING_MAIL } from '#app/infra/database/daily-run.server.ts'
import { MailInterruptedError, type MailMessage, MailUnansweredError } from '#app/infra/mail/mailer.server.ts'
import { createLog } from '#app/infra/observability/log.server.ts'
import { site } from '#config/site.ts'
import { leads } from '#db/schema/leads.ts'
import { dailyRuns } from '#db/schema/operations.ts'
import { leadRow } from '#tests/support/stored-leads.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { NewLead } from '../lead-store.server.ts'
import { mailMorning } from './morning-mail.server.ts'
import { remind } from './reminders.server.ts'

const { db } = await openTestDatabase()
const HOUR_MS = 3_600_000
const HOT = { activity: 'specific', contact_by: 'phone' }
const COLD = { contact_by: 'email' }
let mails: MailMessage[] = []
let fault: Error | null = null

const mailer = {
  async send(mail: MailMessage) {
    if (fault) throw fault
    mails.push(mail)
  },
  close() {},
}
const deps = {
  db,
  log: createLog('silent'),
  mailer,
  remindTo: 'ona@example.lt',
  staffUrl: 'https://s.example.lt',
}
const at = (time: string) => new Date(`${time}+02:00`)

beforeEach(async () => {
  mails = []
  fault = null
  await db.delete(leads)
  await db.delete(dailyRuns)
  await signIn(at('2026-11-01T00:00'))
})

async function signIn(last_at: Date) {
  await db.insert(dailyRuns).values([FIRST_SIGN_IN, MORNING_MAIL].map((name) => ({ name, last_at })))
}

async function store(reference: string, received: Date, changes: Partial<NewLead> = {}) {
  const sent = { mail_state: 'sent', mail_sent_at: received, created_at: received } as const
  await db.insert(leads).values(leadRow({ reference, ...sent, ...changes }))
}

const named = () => mails.map(({ text }) => Array.from(text.matchAll(/numeris: (\S+)/g), ([, name]) => name))

describe('a reminder', () => {
  test('comes after one working hour of a hot request and four of another, once, all due in one mail', async () => {
    await store('HOTT-AAAA', at('2026-11-27T17:30'), HOT)
    await store('COLD-AAAA', at('2026-11-27T14:30'), COLD)
    for (const time of ['2026-11-27T17:59', '2026-11-28T12:00', '2026-11-30T08:59', '2026-11-30T09:29'])
      expect(await remind(deps, at(time)), time).toBe(0)
    expect(await remind(deps, at('2026-11-30T09:30'))).toBe(2)
    expect(await remind(deps, at('2026-11-30T09:31'))).toBe(0)
    expect(named()).toEqual([['HOTT-AAAA', 'COLD-AAAA']])
    expect(mails[0]).toMatchObject({ to: 'ona@example.lt', subject: 'Primename: UAB „Ąžuolas“ ir kt.' })
    expect(mails[0]?.text).toContain(`Jonas, +370 612 34567 · stogai · konkretus pirkimas
neatsakyta, gauta lapkričio 27 d. 17:30 · UAB „Ąžuolas“
Užklausos numeris: HOTT-AAAA
Atverti užklausą: https://s.example.lt/uzklausa/HOTT-AAAA
`)
  })

  test.each<[string, Partial<NewLead>]>([
    ['answered', { status: 'reached', status_at: at('2026-11-27T10:00') }],
    ['taken', { status: 'taken' }],
    ['spam', { status: 'spam' }],
    ['quarantined', { mail_state: 'quarantined' }],
    ['not mailed yet', { mail_state: 'pending' }],
    ['of the one field under a letter', { kind: 'sample' }],
    ['older than the first sign-in', { created_at: at('2026-10-30T10:00') }],
    ['reopened just now', { status_at: at('2026-11-27T14:50') }],
    ['a promise that was not yet due', { status: 'no_answer', again_at: at('2026-11-27T15:01') }],
    ['a quarantined promise', { mail_state: 'quarantined', again_at: at('2026-11-27T14:00') }],
  ])('never comes of a request that is %s', async (_, changes) => {
    await store('HOTT-AAAA', at('2026-11-27T09:30'), { ...HOT, ...changes })
    expect(await remind(deps, at('2026-11-27T15:00'))).toBe(0)
  })

  test('of a promise comes when its time does, and of the next promise again', async () => {
    await store('CALL-AAAA', at('2026-11-26T09:30'), { status: 'reached', again_at: at('2026-11-27T15:00') })
    expect(await remind(deps, at('2026-11-27T15:00'))).toBe(1)
    expect(await remind(deps, at('2026-11-27T15:01'))).toBe(0)
    await db.update(leads).set({ again_at: at('2026-11-30T08:00') })
    expect(await remind(deps, at('2026-11-30T08:30'))).toBe(0)
    expect(await remind(deps, at('2026-11-30T09:00'))).toBe(1)
    expect(mails[1]?.text).toContain('pažadėta paskambinti lapkričio 30 d. 08:00 ·')
  })

  test('comes of nothing before somebody has signed in', async () => {
    await db.delete(dailyRuns)
    await store('HOTT-AAAA', at('2026-11-27T09:30'), HOT)
    expect(await remind(deps, at('2026-11-27T15:00'))).toBe(0)
    expect(await mailMorning(deps, at('2026-11-27T15:00'))).toBe(false)
  })

  test('that a stopped server did not send comes later; one that may have arrived does not come again', async () => {
    await store('HOTT-AAAA', at('2026-11-27T09:30'), HOT)
    const now = at('2026-11-27T15:00')
    fault = new MailInterruptedError()
    await expect(remind(deps, now)).rejects.toThrow(fault)
    fault = new MailUnansweredError('no reply')
    await expect(remind(deps, now)).rejects.toThrow(fault)
    fault = null
    expect(await remind(deps, now)).toBe(0)
    expect(await db.$count(leads, isNotNull(leads.mail_claimed_until))).toBe(0)
  })

  test('over a year of working hours and holidays is never early, never twice, never of what is answered, by two servers', async () => {
    const [first, last] = [at('2026-11-02T00:00').getTime(), at('2027-11-01T00:00').getTime()]
    const worked = workingTimeBetween(first, last + 30 * 24 * HOUR_MS, site.officeHours)
    const moment = fc.integer({ min: first / 60_000, max: last / 60_000 }).map((minutes) => minutes * 60_000)
    const request = fc.record({
      moment,
      isHot: fc.boolean(),
      answeredAfter: fc.option(fc.integer({ max: 20, min: 0 })),
      promisedAfter: fc.option(fc.integer({ max: 120, min: 0 })),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(request, { minLength: 1, maxLength: 6 }), async (requests) => {
        await db.delete(leads)
        const reminded = new Map<string, number[]>()
        const promisedAt = (i: number) =>
          (requests[i]?.promisedAfter ?? 0) * HOUR_MS + (requests[i]?.moment ?? 0)
        for (const [i, { moment: received, isHot, promisedAfter }] of requests.entries()) {
          const promise = { status: 'no_answer', again_at: new Date(promisedAt(i)) } as const
          const changes = { ...(isHot ? HOT : COLD), ...(promisedAfter !== null && promise) }
          await store(`${i}AAA-AAAA`, new Date(received), changes)
        }
        const hours = [0, 0.5, 0.99, 1, 3.9, 4, 5, 13, 40, 100, 121, 300]
        const steps = requests
          .flatMap((each) => hours.map((hour) => each.moment + hour * HOUR_MS))
          .toSorted((a, b) => a - b)
        const answeredAt = (i: number) =>
          (requests[i]?.answeredAfter ?? Infinity) * HOUR_MS + (requests[i]?.moment ?? 0)
        for (const step of steps) {
          for (const i of requests.keys())
            if (answeredAt(i) <= step)
              await db
                .update(leads)
                .set({ status: 'reached', again_at: null })
                .where(eq(leads.reference, `${i}AAA-AAAA`))
          mails = []
          await Promise.all([remind(deps, new Date(step)), remind(deps, new Date(step))])
          for (const name of named().flat())
            reminded.set(name ?? '', [...(reminded.get(name ?? '') ?? []), step])
        }
        const isWorking = (time: number) => worked(time, time + 60_000) === 60_000
        for (const [i, { moment: received, isHot, promisedAfter }] of requests.entries()) {
          const isDue = (step: number) =>
            promisedAfter === null
              ? worked(received, step) >= (isHot ? 1 : 4) * HOUR_MS
              : step >= promisedAt(i)
          const due = steps.find((step) => isDue(step) && isWorking(step))
          const isAnswered = due === undefined || answeredAt(i) <= due
          expect(reminded.get(`${i}AAA-AAAA`)).toEqual(isAnswered ? undefined : [due])
        }
      }),
      { numRuns: 15 },
    )
  })
})

describe('the mail of the morning', () => {
  test('comes at eight of a working day, once, by one of two servers, and covers all since the last', async () => {
    await db.update(dailyRuns).set({ last_at: at('2026-11-26T08:00') })
    await store('OLDD-AAAA', at('2026-11-25T12:00'), COLD)
    await db
      .update(dailyRuns)
      .set({ last_at: at('2026-11-01T00:00') })
      .where(eq(dailyRuns.name, FIRST_SIGN_IN))
    await store('HOTT-AAAA', at('2026-11-26T12:00'), HOT)
    await store('DONE-AAAA', at('2026-11-26T13:00'), { status: 'reached' })
    await store('SPAM-AAAA', at('2026-11-26T13:00'), { status: 'spam' })
    await store('CALL-AAAA', at('2026-11-26T14:00'), {
      ...COLD,
      status: 'no_answer',
      again_at: at('2026-11-27T15:00'),
    })
    expect(await mailMorning(deps, at('2026-11-27T07:59'))).toBe(false)
    const now = at('2026-11-27T08:00')
    fault = new MailInterruptedError()
    await expect(mailMorning(deps, now)).rejects.toThrow(fault)
    fault = null
    expect((await Promise.all([mailMorning(deps, now), mailMorning(deps, now)])).toSorted()).toEqual([
      false,
      true,
    ])
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toBe('Vakar 3\u00a0užklausos, neatsakytų 2, karštų 1')
    expect(mails[0]?.text).toContain('Iš anksčiau neatsakytų 1\nŠiandien pažadėta paskambinti: 1\n\nJonas')
    expect(named()).toEqual([['HOTT-AAAA', 'OLDD-AAAA', 'CALL-AAAA']])

    await store('SATU-AAAA', at('2026-11-28T12:00'), COLD)
    for (const time of ['2026-11-27T09:00', '2026-11-28T08:00', '2026-11-29T08:00'])
      expect(await mailMorning(deps, at(time)), time).toBe(false)
    expect(await mailMorning(deps, at('2026-11-30T08:00'))).toBe(true)
    expect(mails[1]?.subject).toBe('Nuo lapkričio\u00a027\u00a0d. 1\u00a0užklausa, neatsakytų 1, karštų 0')
  })

  test('does not come when there is nothing to say', async () => {
    await store('DONE-AAAA', at('2026-10-26T13:00'), { status: 'won' })
    expect(await mailMorning(deps, at('2026-11-27T08:00'))).toBe(false)
    expect(mails).toEqual([])
  })
})
