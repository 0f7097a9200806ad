import { sql, TransactionRollbackError } from 'drizzle-orm'
import { leads } from '#db/schema/leads.ts'
import type { NewLead } from '../lead-store.server.ts'
import { NOTIFY_LEAD_QUEUE } from '../notification/notify-lead.server.ts'
import type { StoreLeadDeps } from './store-lead.server.ts'

/** Whether the table of leads answers, and whether it takes leads. */
export interface StorageChecks {
  database: boolean
  writes: boolean
}

type StorageDeps = Pick<StoreLeadDeps, 'db' | 'jobs'>

/** More than a page of the table: what is left of one may take a short lead while the disk is full. */
const REHEARSED_ROWS = 10
const REHEARSED_LENGTH = 1_500

const REHEARSED: NewLead = {
  company_code: '',
  company: '',
  name: '',
  phone: '',
  email: '',
  industry: '',
  activity: '',
  referral_source: '',
  landing_page: 'x'.repeat(REHEARSED_LENGTH),
  privacy_consent: false,
}

/** After a lead that could not be stored, each check rehearses storing until that works. */
export function createLeadStorage(deps: StorageDeps) {
  let hasFailed = false
  return {
    noteFailure() {
      hasFailed = true
    },
    async check(): Promise<StorageChecks> {
      const database = await isAnswering(deps)
      if (database && hasFailed) hasFailed = !(await canStore(deps))
      return { database, writes: database && !hasFailed }
    },
  }
}

async function isAnswering({ db }: StorageDeps): Promise<boolean> {
  try {
    await db.select({ one: sql`1` }).from(leads).limit(1)
    return true
  } catch {
    return false
  }
}

async function canStore({ db, jobs }: StorageDeps): Promise<boolean> {
  try {
    return await db.transaction(async (tx) => {
      await tx.insert(leads).values(Array<NewLead>(REHEARSED_ROWS).fill(REHEARSED))
      await jobs.enqueue(tx, NOTIFY_LEAD_QUEUE, {})
      return tx.rollback()
    })
  } catch (error) {
    return error instanceof TransactionRollbackError
  }
}
