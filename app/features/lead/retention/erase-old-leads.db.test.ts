import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { quarantineRetentionDays } from '#config/limits.ts'
import { configureSite, site } from '#config/site.ts'
import { leads } from '#db/schema/leads.ts'
import { leadAudit } from '#db/schema/operations.ts'
import { folderOfTest } from '#tests/support/kept-until.ts'
import { startLeadPipeline } from '#tests/support/lead-pipeline.ts'
import { leadRow } from '#tests/support/stored-leads.ts'
import { type EraseOldLeadsDeps, eraseOldLeads } from './erase-old-leads.server.ts'

const { database, deps, logged } = await startLeadPipeline({ isWorking: false })
const { db, log } = deps

const NOW = new Date('2026-11-20T10:00:00Z')

let mailDir: string
let retention: EraseOldLeadsDeps
beforeEach(() => {
  mailDir = folderOfTest()
  retention = { ...database, mailDirectory: mailDir, log }
})

test('the nightly erasure erases what is older than the term with its mail files, and leaves a line without names', async () => {
  await db.insert(leads).values([
    leadRow({
      reference: 'OLD1-AAAA',
      report_id: 'held-back-digest',
      created_at: new Date('2025-11-20T09:59:00Z'),
    }),
    leadRow({ created_at: new Date('2024-01-01') }),
    leadRow({ reference: 'NEW1-AAAA', created_at: new Date('2025-11-20T10:01:00Z') }),
  ])
  await db.delete(leadAudit)

  for (const name of ['OLD1-AAAA.eml', 'OLD1-AAAA-refused.eml', 'held-back-digest.eml', 'NEW1-AAAA.eml']) {
    await writeFile(join(mailDir, name), '')
  }

  await eraseOldLeads(retention, NOW)

  expect(await db.select().from(leads)).toMatchObject([{ reference: 'NEW1-AAAA' }])
  expect(await readdir(mailDir)).toEqual(['NEW1-AAAA.eml'])
  expect(await db.select().from(leadAudit)).toMatchObject([
    { event: 'retention', lead_count: 2, created_before: new Date('2025-11-20T10:00:00Z') },
  ])
})

test('the nightly erasure erases nothing younger than 31 days when the term is one month, not even in March', async () => {
  await db
    .insert(leads)
    .values([
      leadRow({ reference: 'OLD2-AAAA', created_at: new Date('2026-02-12T09:59:00Z') }),
      leadRow({ reference: 'NEW2-AAAA', created_at: new Date('2026-02-12T10:01:00Z') }),
    ])
  const { leadRetentionMonths } = site
  onTestFinished(() => configureSite({ leadRetentionMonths }))
  configureSite({ leadRetentionMonths: 1 })

  await eraseOldLeads(retention, new Date('2026-03-15T10:00:00Z'))

  expect(await db.select().from(leads)).toMatchObject([{ reference: 'NEW2-AAAA' }])
})

test('the nightly erasure erases what is still quarantined when its days after it was reported to staff', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000)
  const quarantined = { mail_state: 'quarantined' as const, created_at: daysAgo(200) }
  await db
    .insert(leads)
    .values([
      leadRow({ ...quarantined, reference: 'TOLD-AAAA', reported_at: daysAgo(quarantineRetentionDays + 1) }),
      leadRow({ ...quarantined, reference: 'TOLD-BBBB', reported_at: daysAgo(quarantineRetentionDays - 1) }),
      leadRow({ ...quarantined, reference: 'WAIT-AAAA' }),
      leadRow({ ...quarantined, reference: 'SENT-AAAA', mail_state: 'sent', reported_at: daysAgo(91) }),
    ])

  await eraseOldLeads(retention, new Date())

  const left = (await db.select().from(leads)).map(({ reference }) => reference)
  expect(left.sort()).toEqual(['SENT-AAAA', 'TOLD-BBBB', 'WAIT-AAAA'])
})

test('the nightly erasure erases mail files past the term, those of leads that were only mailed among them', async () => {
  const write = async (name: string, writtenAt: string) => {
    await writeFile(join(mailDir, name), '')
    await utimes(join(mailDir, name), new Date(writtenAt), new Date(writtenAt))
  }
  await write('MAIL-AAAA.eml', '2025-11-20T09:59:00Z')
  await write('MAIL-BBBB.eml.part', '2025-11-20T09:59:00Z')
  await write('MAIL-CCCC.eml', '2025-11-20T10:01:00Z')
  await write('notes.txt', '2025-11-20T09:59:00Z')

  await eraseOldLeads(retention, NOW)

  expect((await readdir(mailDir)).sort()).toEqual(['MAIL-CCCC.eml', 'notes.txt'])
  expect(logged).toContainEqual(expect.objectContaining({ msg: 'old leads and mail files erased', mails: 2 }))
})
