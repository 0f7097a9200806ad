import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

/** All headers of the site's mails, sorted, so that an injected one is noticed. */
export const MAIL_HEADERS = [
  'content-transfer-encoding',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
]

/** The messages of a folder of .eml files, by name. */
export async function readMails(directory: string): Promise<Email[]> {
  if (!existsSync(directory)) return []
  const names = (await readdir(directory)).filter((name) => name.endsWith('.eml')).sort()
  return Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(directory, name)))))
}
