import pg from 'pg'
import type { StoredLead } from '#app/features/lead/lead-store.server.ts'

/** The leads of a PostgreSQL database, newest first. */
export async function storedLeads(databaseUrl: string): Promise<StoredLead[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return (await client.query<StoredLead>('select * from leads order by created_at desc')).rows
  } finally {
    await client.end()
  }
}
