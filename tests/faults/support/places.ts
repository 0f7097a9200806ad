import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#app/infra/database/database.server.ts'
import { leads } from '#db/schema/leads.ts'
import { createDatabase, type PostgresServer, startPostgres } from '../../support/postgres-server.ts'

export type PlaceKind = 'pglite' | 'postgres'
export const PLACE_KINDS: readonly PlaceKind[] = ['pglite', 'postgres']

export interface KeptLead {
  reference: string
  state: string
}

/** Where a server stores its leads, so that a test can read them too. */
export interface Place {
  dataDir: string
  env: Record<string, string>
  postgres: PostgresServer | null
  /** The embedded database can be read only while the server is stopped. */
  leads(): Promise<KeptLead[]>
  remove(): Promise<void>
}

/** Everything is in the directory when one is given, PostgreSQL's cluster too; it outlives the place. */
export async function createPlace(kind: PlaceKind, directory?: string): Promise<Place> {
  const dataDir = directory ?? (await mkdtemp(join(tmpdir(), 'fault-')))
  const postgres = kind === 'postgres' ? await startPostgres({}, directory) : null
  const databaseUrl = postgres === null ? undefined : await createDatabase(postgres.url)
  return {
    dataDir,
    env: databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl },
    postgres,
    async leads() {
      const database = await openDatabase({ databaseUrl, dataDir })
      const rows = await database.db
        .select({ reference: leads.reference, state: leads.mail_state })
        .from(leads)
      await database.close()
      return rows.map(({ reference, state }) => ({ reference: reference ?? '', state }))
    },
    async remove() {
      await postgres?.remove()
      if (directory === undefined) await rm(dataDir, { recursive: true, force: true })
    },
  }
}
