import { createHash } from 'node:crypto'
import { LEAD_FIELD_NAMES } from '../lead-fields.ts'
import { REFERENCE_ALPHABET } from '../lead-reference.ts'
import type { Lead } from '../lead-schema.ts'

/** A repeated request is recognised for one to two hours. */
const HOUR_MS = 60 * 60 * 1_000

const REFERENCE_LENGTH = 8

export type ReceivedLead = ReturnType<typeof receiveLead>

/** Gives the lead all by which it is known: its keys and its reference. */
export function receiveLead(lead: Lead, now: Date) {
  const submissionKeys = deriveSubmissionKeys(lead, now)
  return { lead, submissionKeys, reference: deriveReference(submissionKeys[0]) }
}

/** The key is made of what was typed and ticked, so it is the same after Back or a reload. The first key is stored. */
export function deriveSubmissionKeys(lead: Lead, now: Date): [string, ...string[]] {
  const content = JSON.stringify(lead, LEAD_FIELD_NAMES)
  const hour = Math.floor(now.getTime() / HOUR_MS)
  const keyIn = (index: number) => sha256(`${index}\n${content}`)
  // The later of two requests around the turn of an hour may be stored first.
  return [keyIn(hour), keyIn(hour - 1), keyIn(hour + 1)]
}

/** Two keys have the same one once in a million million; the second lead is then mailed like any other that cannot be stored. */
export function deriveReference(submissionKey: string): string {
  const bytes = createHash('sha256').update(`${submissionKey}\n0`).digest()
  const letters = Array.from(
    bytes.subarray(0, REFERENCE_LENGTH),
    (byte) => REFERENCE_ALPHABET[byte % REFERENCE_ALPHABET.length],
  )
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
