import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { errorCode } from '../error-code.server.ts'
import { makePrivateDirectory, PRIVATE_FILE } from '../private-files.server.ts'
import { type MailAddresses, mailOptions } from './mail-options.server.ts'
import { type Mailer, MailServerError } from './mailer.server.ts'

/** Each message id has one .eml file, which a repetition overwrites. */
export function createFileMailer(directory: string, addresses: MailAddresses): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return {
    async send(message) {
      const { message: raw } = await transport.sendMail(mailOptions(message, addresses))
      const path = join(directory, `${message.id}.eml`)
      try {
        await makePrivateDirectory(directory)
        await writeFile(`${path}.part`, raw as Buffer, { mode: PRIVATE_FILE })
        await rename(`${path}.part`, path)
      } catch (error) {
        await rm(`${path}.part`, { force: true }).catch(() => {})
        throw new MailServerError(`the mail could not be written to ${directory} (${errorCode(error)})`)
      }
    },
    close: () => transport.close(),
  }
}
