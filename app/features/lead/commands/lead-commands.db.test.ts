import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { leads } from '#db/schema/leads.ts'
import { operatorOf } from '#tests/support/operator.ts'
import { leadRow } from '#tests/support/stored-leads.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { exportAllColumns } from '../export/export-leads.server.ts'
import type { NewLead, StoredLead } from '../lead-store.server.ts'
import { listCommand, showCommand } from './lead-commands.server.ts'
import { releaseLead, resendLead } from './resend-and-release.server.ts'

const database = await openTestDatabase()
const { db } = database
const { admin, said, text } = operatorOf(database)

beforeEach(() => db.delete(leads))

describe('list', () => {
  test('prints an array, newest first, with all columns', async () => {
    await storeLead({ reference: 'OLD1-AAAA', created_at: new Date('2026-01-01') })
    await storeLead({ reference: 'NEW1-AAAA', created_at: new Date('2026-02-01') })
    await listCommand(admin, {}, true)
    const listed: StoredLead[] = JSON.parse(text())
    expect(listed.map(({ reference }) => reference)).toEqual(['NEW1-AAAA', 'OLD1-AAAA'])
    expect(listed[0]).toMatchObject({ company: 'UAB „Ąžuolas“', utm_source: '', mail_state: 'pending' })
  })

  test('prints an empty array when there are none', async () => {
    await listCommand(admin, {}, true)
    expect(JSON.parse(text())).toEqual([])
  })

  test('reads past the first page and skips no leads of the same moment', async () => {
    const created_at = new Date('2026-03-01')
    await db
      .insert(leads)
      .values(Array.from({ length: 1_203 }, (_, i) => leadRow({ reference: `R-${i}`, created_at })))
    await listCommand(admin, {}, true)
    const references = JSON.parse(text()).map((lead: StoredLead) => lead.reference)
    expect(new Set(references).size).toBe(1_203)
  })

  test('is read from an index, however many leads there are', async () => {
    const plan = await db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      return tx.execute(sql`explain select * from leads order by created_at desc, id desc limit 51`)
    })
    expect(JSON.stringify(plan.rows)).toContain('leads_newest_idx')
    expect(JSON.stringify(plan.rows)).not.toContain('Sort')
  })

  test('says when there are more than it shows', async () => {
    for (const reference of ['ONE1-AAAA', 'TWO2-AAAA', 'TRI3-AAAA']) await storeLead({ reference })
    await listCommand(admin, { limit: 2 }, false)
    expect(text().match(/-AAAA/g)).toHaveLength(2)
    expect(said.at(-1)).toBe('The 2 newest; --limit shows more.')

    await listCommand(admin, { limit: 3 }, false)
    expect(said.at(-1)).toBe('3 leads.')
  })

  test('shows under each heading what belongs there', async () => {
    await storeLead({ reference: 'ONE1-AAAA', mail_state: 'sent', sample_state: 'asked' })
    await listCommand(admin, {}, false)
    const [headings = '', cells = ''] = text().split('\n')
    const under = (heading: string) => cells.slice(headings.indexOf(heading)).split('  ')[0]
    expect(['REFERENCE', 'MAIL', 'SAMPLE'].map(under)).toEqual(['ONE1-AAAA', 'sent', 'asked'])
  })

  test('keeps control characters of visitors away from the terminal', async () => {
    await storeLead({ company: 'UAB \u001b[31mRaudona' })
    await listCommand(admin, {}, false)
    expect(text()).not.toContain('\u001b')
  })
})

describe('show', () => {
  test('says why a mail failed', async () => {
    await storeLead({
      reference: 'FAIL-AAAA',
      mail_state: 'failed',
      mail_attempts: 13,
      mail_last_error: 'no',
    })
    await showCommand(admin, 'FAIL-AAAA', false)
    expect(text()).toMatch(/^mail_state +failed\nmail_attempts +13\nmail_last_error +no$/m)
  })
})

describe('export', () => {
  test('writes a header and one line per lead, phones as text', async () => {
    await storeLead({ phone: '+370 600 00000' })
    const lines = (await Array.fromAsync(exportAllColumns(db, {}))).join('').split('\r\n')
    expect(lines[0]).toMatch(/^\uFEFF"company_code";"company";"name";/)
    expect(lines[1]).toContain(';"\'+370 600 00000";')
    expect(lines).toHaveLength(3)
  })

  test('leaves out what is older than asked', async () => {
    await storeLead({ created_at: new Date('2026-01-01') })
    const filter = { since: new Date('2026-02-01') }
    expect(await Array.fromAsync(exportAllColumns(db, filter))).toHaveLength(1)
  })
})

describe('resend and release', () => {
  const LATER = new Date(Date.now() + 3_600_000)

  test('a mail that was given up by an earlier release is pending again and due', async () => {
    await storeLead({
      reference: 'FAIL-AAAA',
      mail_state: 'failed',
      mail_last_error: 'refused',
      mail_due_at: LATER,
    })
    await resendLead(admin, 'FAIL-AAAA')
    expect(await db.select().from(leads)).toMatchObject([{ mail_state: 'pending', mail_last_error: null }])
    expect(await listDue()).toEqual(['FAIL-AAAA'])
  })

  test('a quarantined lead is not mailed by resend, only by release', async () => {
    await storeLead({ reference: 'SPAM-AAAA', mail_state: 'quarantined', quarantine_reason: 'honeypot' })
    await expect(resendLead(admin, 'SPAM-AAAA')).rejects.toThrow('use "release"')
    expect(await listDue()).toEqual([])
    await releaseLead(admin, 'SPAM-AAAA')
    expect(await listDue()).toEqual(['SPAM-AAAA'])
  })

  async function listDue(): Promise<(string | null)[]> {
    const due = await db.select().from(leads).where(sql`mail_state = 'pending' and mail_due_at <= now()`)
    return due.map(({ reference }) => reference).toSorted()
  }
})

test('a list says of quarantined leads why they are', async () => {
  const mail_state = 'quarantined'
  await storeLead({ reference: 'HELD-AAAA', mail_state, quarantine_reason: 'link in the name; many links' })
  await storeLead({ reference: 'SENT-AAAA', mail_state: 'sent' })
  await listCommand(admin, { state: mail_state }, false)
  expect(text()).toMatch(/^HELD-AAAA .* quarantined: link in the name; many links /m)
  expect(text()).not.toContain('SENT-AAAA')
})

async function storeLead(changes: Partial<NewLead>): Promise<void> {
  await db.insert(leads).values(leadRow(changes))
}
