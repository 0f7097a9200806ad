import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { type MailAddresses, mailOptions } from './mail-options.server.ts'
import type { Mailer } from './mailer.server.ts'

/**
 * Writes each message as an .eml file named by its id; the same message overwrites itself. `mail-files.server.ts`
 * reads and removes them.
 */
export function createFileMailer(directory: string, addresses: MailAddresses): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return {
    async send(message) {
      const { message: raw } = await transport.sendMail(mailOptions(message, addresses))
      await mkdir(directory, { recursive: true, mode: 0o700 })
      const path = join(directory, `${message.id}.eml`)
      await writeFile(`${path}.part`, raw as Buffer)
      await rename(`${path}.part`, path)
    },
    close: () => transport.close(),
  }
}
