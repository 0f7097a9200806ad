import type { Stats } from 'node:fs'
import { lstat, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'

export interface MailFile {
  name: string
  id: string
  writtenAt: Date
  /** It rejects what is not a mail of this site. */
  read(): Promise<MailContent>
  remove(): Promise<void>
}

export interface MailContent {
  replyTo: string[]
  text: string
}

const MAX_MAIL_BYTES = 20_000_000
const MAIL_FILE_NAME = /^(.+?)\.eml(?:\.|$)/

export async function* listMailFiles(directory: string): AsyncGenerator<MailFile> {
  for (const name of (await readdir(directory).catch(nullIfMissing)) ?? []) {
    const id = MAIL_FILE_NAME.exec(name)?.[1]
    const path = join(directory, name)
    const stats = id === undefined ? null : await lstat(path).catch(nullIfMissing)
    if (id === undefined || stats === null) continue
    yield {
      name,
      id,
      writtenAt: stats.mtime,
      read: () => readMail(path, stats),
      remove: () => rm(path, { force: true }),
    }
  }
}

async function readMail(path: string, stats: Stats): Promise<MailContent> {
  if (!stats.isFile() || stats.size > MAX_MAIL_BYTES) throw new Error('no mail of this site')
  const content = await readFile(path).catch(nullIfMissing)
  if (content === null) return { replyTo: [], text: '' }
  const { replyTo = [], text = '' } = await PostalMime.parse(content)
  return { replyTo: replyTo.flatMap(({ address }) => address ?? []), text }
}

/** A file may disappear while the folder is read. */
function nullIfMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}
