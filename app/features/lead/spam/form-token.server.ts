import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { MIN_FORM_TOKEN_AGE_MS } from './anti-spam-fields.ts'

const MAX_AGE_MS = 24 * 60 * 60 * 1_000
/** Clocks of machines differ and are set. Being generous helps no robot, since tokens are signed and counted. */
const MAX_CLOCK_SKEW_MS = MAX_AGE_MS

/** Foreign and old tokens are `none` too, since a page may stay open for days. */
export type FormTokenVerdict = 'good' | 'too-fast' | 'none'

export function issueFormToken(secret: string, now: Date): string {
  const content = `${now.getTime().toString(36)}.${randomBytes(6).toString('base64url')}`
  return `${content}.${sign(secret, content)}`
}

export function verifyFormToken(secret: string, token: string | null, now: Date): FormTokenVerdict {
  const [time = '', salt = '', signature = '', ...rest] = token?.split('.') ?? []
  if (rest.length > 0 || !isEqual(signature, sign(secret, `${time}.${salt}`))) return 'none'
  const ageMs = now.getTime() - Number.parseInt(time, 36)
  if (ageMs < -MAX_CLOCK_SKEW_MS || ageMs > MAX_AGE_MS + MAX_CLOCK_SKEW_MS) return 'none'
  return ageMs >= 0 && ageMs < MIN_FORM_TOKEN_AGE_MS ? 'too-fast' : 'good'
}

function sign(secret: string, content: string): string {
  return createHmac('sha256', secret).update(`form token\n${content}`).digest('base64url')
}

function isEqual(actual: string, expected: string): boolean {
  const [a, b] = [Buffer.from(actual), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
