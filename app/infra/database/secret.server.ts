import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { serverSecrets } from '#db/schema/operations.ts'
import type { Database } from './database.server.ts'

const SECRET_BYTES = 32

export async function getOrCreateSecret(db: Database, name: string): Promise<string> {
  await db
    .insert(serverSecrets)
    .values({ name, value: randomBytes(SECRET_BYTES).toString('base64url') })
    .onConflictDoNothing()
  const [row] = await db.select().from(serverSecrets).where(eq(serverSecrets.name, name))
  if (row === undefined) throw new Error(`the secret "${name}" could not be kept`)
  return row.value
}
