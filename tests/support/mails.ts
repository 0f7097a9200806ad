import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

/** The headers of every mail of the site, sorted; an injected one would be one more. */
export const HEADERS_OF_A_MAIL = [
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
