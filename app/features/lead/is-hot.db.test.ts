import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { IS_COLD, IS_OPEN, LEAD_STATUSES, leads, MAIL_STATES } from '#db/schema/leads.ts'
import { leadRow } from '#tests/support/stored-leads.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { isHot, isOpen } from './is-hot.ts'

const { db } = await openTestDatabase()
beforeEach(() => db.delete(leads))

test('a lead is hot for the database when it is for the staff page and the mail, whatever its sender chose and typed', async () => {
  const rows = ['', 'email', 'phone'].flatMap((contact_by) =>
    ['active', 'specific', ''].flatMap((activity) =>
      ['', '684512'].map((tender_reference) => leadRow({ contact_by, activity, tender_reference })),
    ),
  )
  await db.insert(leads).values(rows)
  const stored = await db.select({ lead: leads, isCold: IS_COLD }).from(leads)
  expect(stored.map(({ isCold }) => !isCold)).toEqual(stored.map(({ lead }) => isHot(lead)))
  expect(stored.filter(({ isCold }) => isCold)).toHaveLength(4)
})

test('a lead is open for the database when it is for the staff page, whatever its state', async () => {
  const rows = (['request', 'sample'] as const).flatMap((kind) =>
    LEAD_STATUSES.flatMap((status) => MAIL_STATES.map((mail_state) => leadRow({ kind, status, mail_state }))),
  )
  await db.insert(leads).values(rows)
  const stored = await db.select({ lead: leads, isOpen: sql<boolean>`(${IS_OPEN})` }).from(leads)
  expect(stored.map((row) => row.isOpen)).toEqual(stored.map(({ lead }) => isOpen(lead)))
  expect(stored.filter((row) => row.isOpen)).toHaveLength(3 * 3)
})
