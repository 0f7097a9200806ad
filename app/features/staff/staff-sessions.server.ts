import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '#app/infra/database/database.server.ts'
import { staffSignIn } from '#config/limits.ts'
import { staffSessions } from '#db/schema/staff.ts'
import { hashOf, newToken } from './staff-codes.server.ts'

/** Gives the token that the browser keeps. */
export async function startSession(db: Database, secret: string, address: string): Promise<string> {
  const token = newToken()
  await db.delete(staffSessions).where(lt(staffSessions.expires_at, sql`now()`))
  await db.insert(staffSessions).values({
    token_hash: hashOf(secret, token),
    address,
    expires_at: sql`now() + make_interval(days => ${staffSignIn.sessionDays})`,
  })
  return token
}

export async function findSession(db: Database, secret: string, token: string): Promise<string | null> {
  const [session] = await db
    .select({ address: staffSessions.address })
    .from(staffSessions)
    .where(and(eq(staffSessions.token_hash, hashOf(secret, token)), gt(staffSessions.expires_at, sql`now()`)))
  return session?.address ?? null
}

export async function endSession(db: Database, secret: string, token: string): Promise<void> {
  await db.delete(staffSessions).where(eq(staffSessions.token_hash, hashOf(secret, token)))
}
