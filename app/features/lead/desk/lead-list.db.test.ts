import { beforeAll, expect, test } from 'vitest'
import { storeManyLeads } from '#tests/support/many-leads.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { exportXlsx, MAX_XLSX_LEADS } from '../export/export-leads.server.ts'
import type { StoredLead } from '../lead-store.server.ts'
import { listPage } from './lead-list.server.ts'

const { db, pool } = await openTestDatabase()
let wanted: StoredLead
beforeAll(async () => {
  await storeManyLeads(pool, MAX_XLSX_LEADS + 1)
  const [, lead] = await listPage(db, {}, 2)
  if (lead === undefined) throw new Error('there are no leads')
  wanted = lead
})

const SEARCHES: Record<string, (lead: StoredLead) => string> = {
  reference: ({ reference }) => reference,
  'e-mail address': ({ email }) => email,
  telephone: ({ phone }) => phone,
  'end of a telephone': ({ phone }) => phone.slice(-6),
  'code of the firm': ({ company_code }) => company_code,
  'number of the purchase': ({ tender_reference }) => tender_reference,
  'name of the firm': ({ company }) => company,
  'beginning of the name of the firm': ({ company }) => company.slice(5, 10),
}

test.each(Object.entries(SEARCHES))('a search of many leads by %s finds the lead', async (_, searchFor) => {
  const found = await listPage(db, { search: searchFor(wanted) }, 50)
  expect(found.map(({ id }) => id)).toContain(wanted.id)
})

test('an .xlsx file is refused beyond 10,000 leads', async () => {
  await expect(exportXlsx(db, {}, () => null)).rejects.toThrow('10,000 leads at most')
})
