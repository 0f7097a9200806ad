import { sql, TransactionRollbackError } from 'drizzle-orm'
import type { Database } from '#app/infra/database/database.server.ts'
import { leads } from '#db/schema/leads.ts'
import { readLeadForm } from '../lead-schema.ts'

const LONG_LEAD = { ...readLeadForm(new URLSearchParams()), landing_page: 'x'.repeat(1_500) }
/** This is more than a page of the table: the rest of one may take a short lead while the disk is full. */
const REHEARSED = Array.from({ length: 10 }, () => LONG_LEAD)

/** After a lead that could not be stored, each check rehearses storing until that works. */
export function createStorageCheck(db: Database) {
  let hasFailed = false
  const succeeds = (work: Promise<unknown>) =>
    work.then(
      () => true,
      (error) => error instanceof TransactionRollbackError,
    )
  const rehearse = () =>
    db.transaction(async (tx) => {
      await tx.insert(leads).values(REHEARSED)
      tx.rollback()
    })
  return {
    noteFailure() {
      hasFailed = true
    },
    async check() {
      const database = await succeeds(db.select({ one: sql`1` }).from(leads).limit(1).execute())
      if (database && hasFailed) hasFailed = !(await succeeds(rehearse()))
      return { database, writes: database && !hasFailed }
    },
  }
}
