import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { createFileMailer } from '#app/infra/mail/file-mailer.server.ts'
import { createLog } from '#app/infra/observability/log.server.ts'
import { leads } from '#db/schema/leads.ts'
import { leadAudit } from '#db/schema/operations.ts'
import { folderOfFile } from '#tests/support/kept-until.ts'
import { validLead } from '#tests/support/lead-forms.ts'
import { STAFF_MAIL } from '#tests/support/staff-mail.ts'
import { leadRow } from '#tests/support/stored-leads.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { NewLead, StoredLead } from '../lead-store.server.ts'
import { digestMail, leadMail, quarantinedMail, refusedLeadMail } from '../mail/lead-mail.server.ts'
import { reminderMail } from '../reminders/reminder-mail.ts'
import { eraseLeads, type LeadsToErase } from './erase-leads.server.ts'
import { eraseOldLeads } from './erase-old-leads.server.ts'

const database = await openTestDatabase()
const { db } = database
const mailDir = folderOfFile()
const mailer = createFileMailer(mailDir, { from: 'svetaine@example.lt', to: 'info@example.lt' })
const deps = { ...database, mailDirectory: mailDir }

beforeEach(async () => {
  await db.delete(leads)
  for (const name of await readdir(mailDir)) await rm(join(mailDir, name), { recursive: true })
})

const OLD = { created_at: new Date('2026-01-01') }
const QUARANTINED = { mail_state: 'quarantined' } as const

test('a mail whose process was killed while sending it does not delay an erasure', async () => {
  const reference = 'DEAD-AAAA'
  await store({ reference, mail_claimed_until: new Date(Date.now() - 1_000) })

  const patientDeps = { ...deps, mailTimeoutMs: Number.POSITIVE_INFINITY }
  expect(await eraseLeads(patientDeps, { reference })).toMatchObject({ leads: 1 })
})

test('leads and mail files of an address are removed, and nobody else’s', async () => {
  await store({ reference: 'AWAY-AAAA', email: 'Jonas@Example.LT' })
  await store({ reference: 'AWAY-BBBB', email: 'jonas@example.lt' })
  await store({ reference: 'STAY-AAAA', email: 'ona@example.lt' })
  for (const reference of ['AWAY-AAAA', 'STAY-AAAA']) {
    await mail(leadMail({ ...(await lead(reference)), reference }, STAFF_MAIL))
    await mail(refusedLeadMail(reference, STAFF_MAIL))
  }
  // It names the lead by its number alone.
  await mail(reminderMail([await lead('AWAY-BBBB')], undefined))

  expect(await eraseLeads(deps, { email: 'JONAS@example.lt' })).toMatchObject({ leads: 2, mailFiles: 3 })

  expect(await references()).toEqual(['STAY-AAAA'])
  expect(await mailNames()).toEqual(['STAY-AAAA-refused.eml', 'STAY-AAAA.eml'])
})

test('more leads than are read at a time are all checked', async () => {
  await db
    .insert(leads)
    .values(
      Array.from({ length: 1_101 }, (_, i) => leadRow({ reference: `R-${i}`, email: `${i}@example.lt` })),
    )
  await store({ reference: 'AWAY-AAAA', email: 'jonas@example.lt' })
  for (const i of [0, 600, 1_100]) await eraseLeads(deps, { email: `${i}@example.lt` })
  await eraseLeads(deps, { email: 'jonas@example.lt' })
  expect(await references()).toHaveLength(1_098)
})

describe('mail of a lead that was mailed without being stored', () => {
  const person = { name: 'Žydrė', email: 'zydre@ąžuolas.example', phone: '8 687 65432' }

  test.each<LeadsToErase>([
    { email: 'Zydre@xn--uolas-2wa16f.example' },
    { phone: '+370 687 65432' },
    { reference: 'AWAY-AAAA' },
  ])('is found by %j', async (asked) => {
    const gone = { ...row(person), reference: 'AWAY-AAAA' }
    const stays = { ...row({ email: 'ona@example.lt' }), reference: 'STAY-AAAA' }
    for (const one of [gone, stays]) {
      await mail(leadMail(one, STAFF_MAIL))
      await mail(quarantinedMail(one, STAFF_MAIL))
    }
    await writeFile(
      join(mailDir, 'AWAY-AAAA.eml.part'),
      'Reply-To: zydre@xn--uolas-2wa16f.example\r\n\r\nTelefonas: 868765432',
    )

    expect(await eraseLeads(deps, asked)).toMatchObject({ leads: 0, mailFiles: 3 })

    expect(await mailNames()).toEqual(['STAY-AAAA-held-back.eml', 'STAY-AAAA.eml'])
  })

  test('is found in a digest, which goes as a whole, but not by what others wrote about that person', async () => {
    const other = {
      ...row({ email: 'ona@example.lt', industry: 'El. paštas: zydre@ąžuolas.example' }),
      reference: 'STAY-AAAA',
    }
    await mail(digestMail([other, { ...row(person), reference: 'AWAY-AAAA' }], STAFF_MAIL, true))
    await mail(leadMail(other, STAFF_MAIL))

    expect(await eraseLeads(deps, { email: person.email })).toMatchObject({ mailFiles: 1 })

    expect(await mailNames()).toEqual(['STAY-AAAA.eml'])
  })

  test('is left alone with anything else that lies in the folder', async () => {
    for (const name of ['notes.txt', 'broken.eml', 'STAY-AAAA.eml'])
      await writeFile(join(mailDir, name), '\0\xff')
    await eraseLeads(deps, { email: person.email })
    expect(await mailNames()).toEqual(['STAY-AAAA.eml', 'broken.eml', 'notes.txt'])
  })
})

describe('what was quarantined', () => {
  test('is cleared up to a given time, and nothing else is', async () => {
    await store({ ...OLD, ...QUARANTINED, reference: 'SPAM-AAAA', report_id: 'held-back-digest' })
    await store({ ...OLD, reference: 'SENT-AAAA', mail_state: 'sent' })
    await store({ ...QUARANTINED, reference: 'HELD-AAAA' })
    const erased = await eraseLeads(deps, { quarantinedBefore: new Date('2026-02-01') })
    expect(erased).toMatchObject({ leads: 1 })
    expect(await references()).toEqual(['HELD-AAAA', 'SENT-AAAA'])
  })

  test('goes with the mails that reported it', async () => {
    await store({ ...QUARANTINED, reference: 'HELD-AAAA', report_id: 'HELD-AAAA-held-back' })
    await store({ ...QUARANTINED, reference: 'HELD-BBBB', report_id: 'held-back-digest' })
    await store({ ...QUARANTINED, reference: 'HELD-CCCC', report_id: 'held-back-digest' })
    for (const id of ['HELD-AAAA-held-back', 'held-back-digest', 'held-back-other']) {
      await mail({ id, fromName: 'Svetainė', subject: 'Galimas šlamštas', text: '' })
    }
    expect(await eraseLeads(deps, { email: 'jonas@example.lt' })).toMatchObject({ leads: 3, mailFiles: 2 })
    expect(await mailNames()).toEqual(['held-back-other.eml'])
  })
})

test('a line in the audit table says how many and by whom, not whose', async () => {
  await db.delete(leadAudit)
  await store({ email: 'jonas@example.lt' })
  await eraseLeads({ ...deps, by: 'Ona' }, { email: 'jonas@example.lt' })
  const lines = await db.select().from(leadAudit)
  expect(lines).toMatchObject([{ event: 'erasure', lead_count: 1, by: 'Ona' }])
  expect(JSON.stringify(lines)).not.toContain('jonas')
})

test('the nightly erasure names a folder that looks like a mail file, and erases all else', async () => {
  const longAgo = new Date('2024-01-01')
  await mkdir(join(mailDir, 'archyvas.eml'))
  await writeFile(join(mailDir, 'MAIL-AAAA.eml'), '')
  for (const name of await readdir(mailDir)) await utimes(join(mailDir, name), longAgo, longAgo)

  await expect(eraseOldLeads({ ...deps, log: createLog('silent') }, new Date())).rejects.toThrow(
    'archyvas.eml',
  )

  expect(await readdir(mailDir)).toEqual(['archyvas.eml'])
})

test('the statistics of the table forget the erased, too', async () => {
  for (let i = 0; i < 20; i++) await store({ email: 'jonas@erzvilkas.example', company: 'UAB „Erzvilkas“' })
  await store({ email: 'ona@example.lt' })
  await db.execute(sql`analyze leads`)
  expect(await statistics()).toContain('rzvilkas')

  await eraseLeads(deps, { email: 'jonas@erzvilkas.example' })

  expect(await statistics()).not.toContain('rzvilkas')
})

function row(changes: Partial<StoredLead>) {
  return { ...validLead(), quarantine_reason: null, ...changes }
}

async function store(changes: Partial<NewLead>): Promise<void> {
  await db.insert(leads).values(leadRow(changes))
}

async function lead(reference: string): Promise<StoredLead> {
  const [found] = await db.select().from(leads).where(sql`reference = ${reference}`)
  if (found === undefined) throw new Error(`there is no lead ${reference}`)
  return found
}

const mail = (message: Parameters<typeof mailer.send>[0]) => mailer.send(message)

async function references(): Promise<(string | null)[]> {
  return (await db.select().from(leads)).map(({ reference }) => reference).sort()
}

async function mailNames(): Promise<string[]> {
  return (await readdir(mailDir)).sort()
}

async function statistics(): Promise<string> {
  const { rows } = await db.execute(
    sql`select most_common_vals::text, histogram_bounds::text from pg_stats where tablename = 'leads'`,
  )
  return JSON.stringify(rows)
}
