import { expect, test } from 'vitest'
import { IS_COLD, leads } from '#db/schema/leads.ts'
import { leadRow } from '#tests/support/stored-leads.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { isHot } from './is-hot.ts'

const { db } = await openTestDatabase()

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
