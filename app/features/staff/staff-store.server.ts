import { createHmac, randomBytes, randomInt } from 'node:crypto'
import { and, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { FIRST_SIGN_IN, MORNING_MAIL } from '#app/infra/database/daily-run.server.ts'
import type { Database } from '#app/infra/database/database.server.ts'
import { getOrCreateSecret } from '#app/infra/database/secret.server.ts'
import { staffSignIn } from '#config/limits.ts'
import { dailyRuns } from '#db/schema/operations.ts'
import { staffCodes, staffSessions } from '#db/schema/staff.ts'

const MAX_ADDRESS_LENGTH = 254
const MAILED_DIGITS = 6
/** No browser asked for a printed code, so everybody may try, and it is too long to be guessed. */
const PRINTED_DIGITS = 12
const TOKEN_BYTES = 32

export interface TypedCode {
  /** Null when the server prints the code: any browser may use it together with the address. */
  challenge: string | null
  address: string
  code: string
}

export const staffSecret = (db: Database) => getOrCreateSecret(db, 'staff')

export function cleanAddress(typed: string): string {
  return typed.slice(0, MAX_ADDRESS_LENGTH).replaceAll('\0', '').trim().toLowerCase()
}

/** An unguessable token: what a browser keeps, of which the database has a hash. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

function hashOf(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url')
}

export async function makeCode(
  db: Database,
  secret: string,
  { challenge, address }: Omit<TypedCode, 'code'>,
) {
  const digits = challenge === null ? PRINTED_DIGITS : MAILED_DIGITS
  const code = String(randomInt(10 ** digits)).padStart(digits, '0')
  const isReplaced = challenge === null ? isPrintedFor(address) : undefined
  await db.delete(staffCodes).where(or(lt(staffCodes.expires_at, sql`now()`), isReplaced))
  await db.insert(staffCodes).values({
    challenge_hash: challenge === null ? null : hashOf(secret, challenge),
    address,
    code_hash: hashOf(secret, code),
    expires_at: sql`now() + make_interval(mins => ${staffSignIn.codeMinutes})`,
  })
  return code
}

/** Gives the address whose code it is. A code is good once, and with it end all others of its address. */
export async function takeCode(db: Database, secret: string, typed: TypedCode): Promise<string | null> {
  const { challenge } = typed
  const isAsked =
    challenge === null
      ? undefined
      : and(
          eq(staffCodes.challenge_hash, hashOf(secret, challenge)),
          lt(staffCodes.tries, staffSignIn.triesPerCode),
        )
  const tried = await db
    .update(staffCodes)
    .set({ tries: sql`${staffCodes.tries} + 1` })
    .where(and(or(isAsked, isPrintedFor(typed.address)), gt(staffCodes.expires_at, sql`now()`)))
    .returning()
  const found = tried.find(({ code_hash }) => code_hash === hashOf(secret, typed.code))
  if (found === undefined || found.address === '') return null
  const taken = await db.delete(staffCodes).where(eq(staffCodes.address, found.address)).returning()
  return taken.some(({ id }) => id === found.id) ? found.address : null
}

/** Gives the token that the browser keeps. From the first session on, staff are reminded of what waits. */
export async function startSession(db: Database, secret: string, address: string): Promise<string> {
  const token = newToken()
  await db.delete(staffSessions).where(lt(staffSessions.expires_at, sql`now()`))
  await db.insert(staffSessions).values({
    token_hash: hashOf(secret, token),
    address,
    expires_at: sql`now() + make_interval(days => ${staffSignIn.sessionDays})`,
  })
  await db
    .insert(dailyRuns)
    .values([{ name: FIRST_SIGN_IN }, { name: MORNING_MAIL }])
    .onConflictDoNothing()
  return token
}

export async function findSession(db: Database, secret: string, token: string): Promise<string | null> {
  const isItself = eq(staffSessions.token_hash, hashOf(secret, token))
  const isRunning = gt(staffSessions.expires_at, sql`now()`)
  const [session] = await db.select().from(staffSessions).where(and(isItself, isRunning))
  return session?.address ?? null
}

export async function endSession(db: Database, secret: string, token: string): Promise<void> {
  await db.delete(staffSessions).where(eq(staffSessions.token_hash, hashOf(secret, token)))
}

function isPrintedFor(address: string) {
  return and(isNull(staffCodes.challenge_hash), eq(staffCodes.address, address), ne(staffCodes.address, ''))
}
