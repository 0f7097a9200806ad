import { desc } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { StoredLead } from '#app/features/lead/lead-store.server.ts'
import type { Database } from '#app/infra/database/database.server.ts'
import { leads } from '#db/schema/leads.ts'

/** Newest first. */
export async function newestLeads(db: Database, limit = 100): Promise<StoredLead[]> {
  return db.select().from(leads).orderBy(desc(leads.created_at)).limit(limit)
}

/** The leads of a PostgreSQL database that the test has not opened, newest first. */
export async function storedLeads(databaseUrl: string): Promise<StoredLead[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return await drizzle(client).select().from(leads).orderBy(desc(leads.created_at))
  } finally {
    await client.end()
  }
}
