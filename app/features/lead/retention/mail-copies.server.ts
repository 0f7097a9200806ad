import type { MailContent, MailFile, MailFiles } from '#app/infra/mail/mail-files.server.ts'
import type { LeadContact } from '../contact/lead-contact.server.ts'
import { leadOfMail } from '../notification/lead-mail.server.ts'
import { CONTACT_LABELS } from '../notification/lead-message.ts'

/** Removes the messages on the disk that are to go, says how many. Anything cut off while written counts, too. */
export async function removeMailCopies(
  files: MailFiles,
  isToGo: (file: MailFile) => boolean | Promise<boolean>,
): Promise<number> {
  let removed = 0
  for await (const file of files.list()) {
    if (!(await isToGo(file))) continue
    await file.remove()
    removed += 1
  }
  return removed
}

/** Whether the message has one of these ids, or is about one of these leads alone. */
export function isAmong(ids: ReadonlySet<string>, { id }: MailFile): boolean {
  const reference = leadOfMail(id)
  return ids.has(id) || (reference !== null && ids.has(reference))
}

/** Whose requests the message tells of: one for a lead, many for a digest. */
export async function readContacts(file: MailFile): Promise<Partial<LeadContact>[]> {
  const content = await file.read()
  const reference = leadOfMail(file.id)
  return [
    ...(reference === null ? [] : [{ reference }]),
    ...content.replyTo.map((email) => ({ email })),
    ...labelledLines(content),
  ]
}

/** A visitor's text never holds a line break, so nobody can write such a line. */
function labelledLines({ text }: MailContent): Partial<LeadContact>[] {
  return text.split(/\r?\n/).flatMap((line) =>
    Object.entries(CONTACT_LABELS)
      .filter(([, label]) => line.startsWith(label))
      .map(([field, label]) => ({ [field]: line.slice(label.length) })),
  )
}
