import type { SendMailOptions } from 'nodemailer'
import { asciiAddress } from './ascii-address.server.ts'
import type { MailMessage } from './mailer.server.ts'

export interface MailAddresses {
  from: string
  to: string
}

/** Some mail clients decode encoded words anywhere, so their starts go with line breaks and direction marks. */
const UNSAFE_IN_HEADERS = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+|(?<==)(?=\?)/gu

export function mailOptions(message: MailMessage, addresses: MailAddresses): SendMailOptions {
  const replyTo = asciiAddress(message.replyTo ?? '')
  const name = message.fromName.replace(UNSAFE_IN_HEADERS, ' ')
  return {
    messageId: `<${message.id}@${addresses.from.split('@')[1]}>`,
    from: { name, address: addresses.from },
    to: message.to === undefined ? addresses.to : { name: '', address: asciiAddress(message.to) ?? '' },
    ...(replyTo !== null && { replyTo: { name, address: replyTo } }),
    subject: message.subject.replace(UNSAFE_IN_HEADERS, ' '),
    text: message.text,
    ...(message.html !== undefined && { html: message.html }),
    ...(message.isAutomatic && { headers: { 'Auto-Submitted': 'auto-generated' } }),
  }
}
