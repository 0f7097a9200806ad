import type { Email } from 'postal-mime'

/** A mail that is delivered twice carries the same Message-ID both times: the lead's reference. */
export function referenceOf({ messageId = '' }: Email): string {
  return /<(.+)@/.exec(messageId)?.[1] ?? ''
}

/** Of all leads that the mail is about: several in a digest. */
export function referencesOf(mail: Email): string[] {
  const id = referenceOf(mail)
  if (!id.startsWith('digest-')) return [id]
  return [...(mail.text ?? '').matchAll(/^Užklausos numeris: (.+)$/gm)].map(([, reference = '']) => reference)
}
