import type { SendMailOptions } from 'nodemailer'
import type { MailMessage } from './mailer.server.ts'

export interface MailAddresses {
  from: string
  to: string
}

export function mailOptions(message: MailMessage, addresses: MailAddresses): SendMailOptions {
  return {
    messageId: `<${message.id}@${addresses.from.split('@')[1]}>`,
    from: { name: message.fromName, address: addresses.from },
    to: addresses.to,
    ...(message.replyTo && { replyTo: { name: message.fromName, address: message.replyTo } }),
    subject: message.subject,
    text: message.text,
  }
}
