import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { validLead } from '#tests/support/lead-forms.ts'
import { startLeadPipeline } from '#tests/support/lead-pipeline.ts'
import { refuseInserts } from '#tests/support/refuse-inserts.ts'
import { newestLeads } from '#tests/support/stored-leads.ts'
import { storeLead } from './store-lead.server.ts'
import { receiveLead } from './submission-key.server.ts'

const { deps, smtp, logged } = await startLeadPipeline()

test('a transaction that fails half-way leaves nothing behind; the mail is sent at once', async () => {
  await deps.db.execute(
    sql`create function fail() returns trigger language plpgsql as $$ begin raise 'no'; end $$`,
  )
  await deps.db.execute(sql`create constraint trigger fail after insert on leads deferrable initially deferred
    for each row execute function fail()`)

  const stored = await storeLead(deps, receiveLead(validLead(), new Date()))
  await deps.db.execute(sql`drop function fail cascade`)

  expect(await newestLeads(deps.db, 10)).toEqual([])
  expect(stored?.reference).toMatch(/^.{4}-.{4}$/)
  expect(smtp.mails).toHaveLength(1)
})

test('when a lead cannot be stored, its mail is sent within the request, with everything in it', async () => {
  await using _refusal = await refuseInserts(deps.db)

  const staffMail = { ...deps.staffMail, staffUrl: 'https://staff.example.lt', forecast: () => 'Laiške' }
  const lead = receiveLead(validLead({ utm_source: 'google' }), new Date())
  const { reference } = (await storeLead({ ...deps, staffMail }, lead)) ?? {}

  expect(reference).toBeDefined()
  expect(smtp.mails).toMatchObject([
    {
      subject: `Skambinti: UAB „Ąžuolo stogai“ (${reference})`,
      replyTo: [{ address: 'zydre@azuolo-stogai.lt' }],
    },
  ])
  expect(smtp.mails[0]?.text).toContain(`Užklausos numeris: ${reference}`)
  expect(smtp.mails[0]?.text).toContain(
    'neįrašyta į duomenų bazę, ji yra tik čia: išsaugokite šį laišką.\n\n',
  )
  expect(smtp.mails[0]?.text).toContain('Šaltinis (utm_source): google')
  expect(smtp.mails[0]?.text).not.toMatch(/Atverti užklausą|Laiške/)
  expect(logged).toContainEqual(expect.objectContaining({ msg: 'a lead was mailed without being stored' }))
})

test('when a lead can be neither stored nor mailed, the visitor is told', async () => {
  await using _refusal = await refuseInserts(deps.db)
  await smtp.stop()

  expect(await storeLead(deps, receiveLead(validLead(), new Date()))).toBeNull()
  expect(logged).toContainEqual(expect.objectContaining({ msg: 'a lead could be neither stored nor mailed' }))
})

test('the log of a failure says why, and nothing about the visitor', async () => {
  await using _refusal = await refuseInserts(deps.db)
  await smtp.stop()

  await storeLead(deps, receiveLead(validLead(), new Date()))

  expect(JSON.stringify(logged)).toContain('P0001')
  expect(JSON.stringify(logged)).toContain('ECONNREFUSED')
  expect(JSON.stringify(logged)).not.toMatch(/Žydrė|azuolo-stogai|612 34567|stogų|110053842/)
})
