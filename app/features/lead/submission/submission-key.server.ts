import { createHash } from 'node:crypto'
import { LEAD_FIELD_NAMES } from '../lead-fields.ts'
import { REFERENCE_ALPHABET } from '../lead-reference.ts'
import type { Lead } from '../lead-schema.ts'

/** The same request sent again is recognised for this time at least, and for twice as long at most. */
const WINDOW_MS = 60 * 60 * 1_000

const REFERENCE_LENGTH = 8

/**
 * The keys under which this request may be stored already; the first is the one to store it under. It is what the
 * visitor typed and ticked: after Back, after a reload or by another way to the form it is the same.
 */
export function submissionKeysOf(lead: Lead, now: Date): [string, ...string[]] {
  const content = JSON.stringify(lead, LEAD_FIELD_NAMES)
  const window = Math.floor(now.getTime() / WINDOW_MS)
  const keyIn = (index: number) => sha256(`${index}\n${content}`)
  // The next one too: of two that arrive while the window turns, the later may be stored first.
  return [keyIn(window), keyIn(window - 1), keyIn(window + 1)]
}

/** A reference such as `7K3M-9QXT`, the same for the same key; `attempt` gives another one when it is taken. */
export function referenceOf(submissionKey: string, attempt: number): string {
  const bytes = createHash('sha256').update(`${submissionKey}\n${attempt}`).digest()
  const letters = Array.from(
    bytes.subarray(0, REFERENCE_LENGTH),
    (byte) => REFERENCE_ALPHABET[byte % REFERENCE_ALPHABET.length],
  )
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
