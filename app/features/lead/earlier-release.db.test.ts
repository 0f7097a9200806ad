import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#app/infra/database/database.server.ts'
import { leads } from '#db/schema/leads.ts'
import { makeOldDatabase, RELEASE_1_1_5, rowsOf115 } from '#tests/faults/support/old-database.ts'
import { sampleLead } from '#tests/support/lead-forms.ts'
import { startSamplePipeline } from '#tests/support/lead-samples.ts'
import { emptyDatabase } from '#tests/support/test-database.ts'
import { findLead, NOW } from './lead-store.server.ts'
import { mailNextDigest } from './mail/mail-digests.server.ts'
import { notifyNextLead } from './mail/notify-lead.server.ts'
import type { MailOutcome } from './mail/queue/mail-loop.server.ts'
import { sendNextSample } from './sample/send-sample.server.ts'
import { storeLead } from './submission/store-lead.server.ts'
import { receiveLead } from './submission/submission-key.server.ts'

const { deps, smtp, sampleDeps, sampleSmtp } = await startSamplePipeline()
const location = await emptyDatabase()
await makeOldDatabase(location.databaseUrl, RELEASE_1_1_5)
const database = await openDatabase(location)
afterAll(() => database.close())
const { db } = database
const notify = () => notifyNextLead({ ...deps, db })
const sendSample = () => sendNextSample({ ...sampleDeps, db })

/** Queries of 1.1.5, as they are in its source. */
const PENDING = `select reference from leads where mail_state in ('pending', 'failed') and created_at < now()
  and reference not in (select data->>'reference' from pgboss.job where name = 'notify-lead'
    and state in ('created', 'retry', 'active') and data->>'reference' is not null) order by created_at`
const DUE_SAMPLES = `select reference from leads where sample_state in ('asked', 'released', 'sending')
  and mail_state = 'sent' order by created_at`
const UNREPORTED = `select reference from leads where mail_state = 'quarantined' and reported_at is null`

const WAITING = ['BOTH', 'GAVE', 'LOST', 'RUNS', 'TRIE', 'WAIT']
const SAMPLES = ['ASKS', 'BOTH', 'FREE', 'GOES']

test('an upgrade from 1.1.5 mails once what waited, tells staff of what was held back, and leaves the jobs of the old queue', async () => {
  expect([await notify(), await sendSample()]).toEqual(['none', 'none'])
  await mailAll()
  expectMailsOf('AAAA')
  const { rows } = await db.execute(sql`select count(*)::int as jobs from pgboss.job`)
  expect(rows).toEqual([{ jobs: 8 }])
})

test('on the way back 1.1.5 finds what this release has stored, tried and held back', async () => {
  await db.delete(leads)
  await db.execute(rowsOf115('BBBB'))
  smtp.behave('refuse')
  sampleSmtp.behave('refuse')
  await makeAllDue()
  await drain(notify)
  await drain(sendSample)

  expect(await find(PENDING)).toEqual(WAITING)
  expect(await find(DUE_SAMPLES)).toEqual(['ASKS', 'FREE', 'GOES'])
  expect(await find(UNREPORTED)).toEqual(['HELD'])
  expect(await findLead(db, 'TRIE-BBBB')).toMatchObject({ mail_state: 'pending', mail_attempts: 10 })
})

test('what 1.1.5 stores and mails meanwhile is mailed once when this release is back', async () => {
  await db.delete(leads)
  await db.execute(rowsOf115('CCCC'))
  await db.execute(
    sql`update leads set mail_state = 'sent', mail_sent_at = now() where reference = 'WAIT-CCCC'`,
  )
  await mailAll()
  expectMailsOf('CCCC', 'WAIT')
})

test('a lead that asks for a sample alone is one of theirs to earlier releases, and theirs is a request here', async () => {
  await db.delete(leads)
  await db.execute(rowsOf115('DDDD'))
  const received = receiveLead(sampleLead(), new Date())
  const { reference = '' } = (await storeLead({ ...deps, db }, received)) ?? {}

  expect(await findLead(db, 'WAIT-DDDD')).toMatchObject({ kind: 'request' })
  expect(await find(PENDING)).toContain(reference.split('-')[0])
  // By these they mail it as „Pavyzdys“, do not call, and send the sample.
  const known = { wants: ['sample'], contact_by: 'email', cpv_codes: ['90911200-8'], sample_state: 'asked' }
  expect(await findLead(db, reference)).toMatchObject(known)
})

/** Two processes at once. */
async function mailAll(): Promise<void> {
  await makeAllDue()
  await Promise.all([drain(notify), drain(notify)])
  await Promise.all([drain(sendSample), drain(sendSample)])
  await drain(() => mailNextDigest({ ...deps, db }))
}

/** As if the minute after the migration, or the pause after an attempt, were over. */
async function makeAllDue(): Promise<void> {
  await db.update(leads).set({ mail_due_at: NOW, sample_due_at: NOW })
}

async function drain(next: () => Promise<MailOutcome>): Promise<void> {
  while ((await next()) !== 'none');
}

function expectMailsOf(ending: string, besides?: string): void {
  const idsOf = (names: string[], rest = '') =>
    names.filter((name) => name !== besides).map((name) => `<${name}-${ending}${rest}@example.lt>`)
  const mailed = ({ mails }: typeof smtp) => mails.map(({ messageId }) => messageId).toSorted()
  expect(mailed(smtp)).toEqual([...idsOf(WAITING), ...idsOf(['HELD'], '-held-back')].toSorted())
  expect(mailed(sampleSmtp)).toEqual(idsOf(SAMPLES, '-sample'))
}

async function find(query: string): Promise<(string | undefined)[]> {
  const { rows } = await db.execute<{ reference: string }>(query)
  return rows.map(({ reference }) => reference.split('-')[0]).toSorted()
}
