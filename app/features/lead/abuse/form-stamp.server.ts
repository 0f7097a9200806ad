import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/**
 * A form that is sent sooner was not filled by a person. Browsers wait for twice that (`send-lead.ts`), so that
 * clocks of replicas may differ a little.
 */
const SHORTEST_MS = 1_000
const LONGEST_MS = 24 * 60 * 60 * 1_000

/**
 * `none` also for a stamp that is foreign, too old or from the future: a page may stay open over night or a
 * change of secret, and clocks are set back.
 */
export type StampVerdict = 'good' | 'too-fast' | 'none'

/** Says when a form was opened, signed, so that it cannot be made up. */
export function issueStamp(secret: string, now: Date): string {
  const content = `${now.getTime().toString(36)}.${randomBytes(6).toString('base64url')}`
  return `${content}.${sign(secret, content)}`
}

export function judgeStamp(secret: string, stamp: string | null, now: Date): StampVerdict {
  const [time = '', salt = '', signature = '', ...rest] = stamp?.split('.') ?? []
  if (rest.length > 0 || !isSame(signature, sign(secret, `${time}.${salt}`))) return 'none'
  const ageMs = now.getTime() - Number.parseInt(time, 36)
  if (ageMs < 0 || ageMs > LONGEST_MS) return 'none'
  return ageMs < SHORTEST_MS ? 'too-fast' : 'good'
}

function sign(secret: string, content: string): string {
  return createHmac('sha256', secret).update(`form stamp\n${content}`).digest('base64url')
}

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
