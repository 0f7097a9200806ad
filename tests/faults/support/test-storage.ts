import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#app/infra/database/database.server.ts'
import { leads } from '#db/schema/leads.ts'
import { placeDatabase } from '../../support/data-dir.ts'
import { createDatabase, startPostgres } from '../../support/postgres-server.ts'

export type StorageKind = 'embedded' | 'postgres'
export const STORAGE_KINDS: readonly StorageKind[] = ['embedded', 'postgres']

export interface StoredTestLead {
  reference: string
  state: string
  company: string
}

export interface StorageOptions {
  /** Everything is in it, PostgreSQL's cluster too, and it is kept; otherwise a temporary directory. */
  directory?: string
  /** No embedded database is there yet: the first start makes it. */
  isFirstStart?: boolean
}

export type TestStorage = Awaited<ReturnType<typeof createTestStorage>>

/** Where a server stores its leads, so that a test can read them too. */
export async function createTestStorage(
  kind: StorageKind,
  { directory, isFirstStart = false }: StorageOptions = {},
) {
  const dataDir = directory ?? (await mkdtemp(join(tmpdir(), 'fault-')))
  if (kind === 'embedded' && !isFirstStart) await placeDatabase(dataDir)
  const postgres = kind === 'postgres' ? await startPostgres({}, directory) : null
  const databaseUrl = postgres === null ? undefined : await createDatabase(postgres.url)
  const env: Record<string, string> = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }
  return {
    dataDir,
    env,
    postgres,
    /** The embedded database can be read only while the server is stopped. */
    async leads(): Promise<StoredTestLead[]> {
      const database = await openDatabase({ databaseUrl, dataDir })
      const rows = await database.db
        .select({ reference: leads.reference, state: leads.mail_state, company: leads.company })
        .from(leads)
      await database.close()
      return rows.map((row) => ({ ...row, reference: row.reference ?? '' }))
    },
    async remove() {
      await postgres?.remove()
      if (directory === undefined) await rm(dataDir, { recursive: true, force: true })
    },
  }
}
