import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../error-code.server.ts'
import type { Log } from '../observability/log.server.ts'
import { makePrivate } from '../private-files.server.ts'

const MAIL_FILE = /\.eml(?:\.part)?$/

/**
 * Earlier releases wrote mails that every user of the machine could read. The directory itself is only made private
 * when it holds nothing but mails: `MAIL_DIR` may be one that is used for other things too.
 */
export async function tightenMailDirectory(directory: string, log: Log): Promise<void> {
  try {
    const names = await readdir(directory)
    const mails = names.filter((name) => MAIL_FILE.test(name))
    if (mails.length === names.length) await makePrivate(directory)
    for (const name of mails) await makePrivate(join(directory, name))
  } catch (err) {
    if (errorCode(err) !== 'ENOENT')
      log.warn({ err, directory }, 'others may be able to read the mails in this directory')
  }
}
