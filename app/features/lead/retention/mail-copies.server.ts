import { listMailFiles, type MailContent, type MailFile } from '#app/infra/mail/mail-files.server.ts'
import { OperatorError } from '#app/infra/operator-error.server.ts'
import type { LeadContact } from '../contact/lead-contact.server.ts'
import { CONTACT_LABELS } from '../mail/lead-lines.ts'
import { leadReferenceOf } from '../mail/lead-mail.server.ts'

/** Removes interrupted writes too. It returns the names of files that could not be read or removed. */
export async function removeMailCopies(
  directory: string,
  shouldRemove: (file: MailFile) => boolean | Promise<boolean>,
) {
  const failed: string[] = []
  let removed = 0
  for await (const file of listMailFiles(directory)) {
    try {
      if (!(await shouldRemove(file))) continue
      await file.remove()
      removed += 1
    } catch {
      failed.push(file.name)
    }
  }
  return { removed, failed }
}

export function unremovedFilesError(files: readonly string[]): OperatorError {
  return new OperatorError(
    `Some files in MAIL_DIR could not be read or removed, so leads may remain in it: ${files.join(', ')}. Inspect them, move them away and repeat the command.`,
  )
}

export function concernsAny(ids: ReadonlySet<string>, { id }: MailFile): boolean {
  const reference = leadReferenceOf(id)
  return ids.has(id) || (reference !== null && ids.has(reference))
}

export async function readContacts(file: MailFile): Promise<Partial<LeadContact>[]> {
  const content = await file.read()
  const reference = leadReferenceOf(file.id)
  return [
    ...(reference === null ? [] : [{ reference }]),
    ...content.replyTo.map((email) => ({ email })),
    ...contactsInText(content),
  ]
}

/** Visitors' texts have no line breaks, so such a line is always ours. */
function contactsInText({ text }: MailContent): Partial<LeadContact>[] {
  return text.split(/\r?\n/).flatMap((line) =>
    Object.entries(CONTACT_LABELS)
      .filter(([, label]) => line.startsWith(label))
      .map(([field, label]) => ({ [field]: line.slice(label.length) })),
  )
}
