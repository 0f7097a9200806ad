import { buildWhenStale } from '../../../tools/build-state.ts'
import { startPostgres } from '../../support/postgres-server.ts'
import { prepareDataDir } from '../../support/site-server.ts'

/** Name of the variable that tells the workers where PostgreSQL listens. */
export const POSTGRES_URL = 'TEST_POSTGRES_URL'

export default async function setUp(): Promise<() => Promise<void>> {
  buildWhenStale()
  const postgres = await startPostgres()
  process.env[POSTGRES_URL] = postgres.url
  const removeDataDir = await prepareDataDir()
  return async () => {
    await removeDataDir()
    await postgres.remove()
  }
}
