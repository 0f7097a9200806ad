import type { Email } from 'postal-mime'

/** A mail that is delivered twice carries the same Message-ID both times: the lead's reference. */
export function referenceOf({ messageId = '' }: Email): string {
  return /<(.+)@/.exec(messageId)?.[1] ?? ''
}
