import type { Env } from '../env.server.ts'
import { createFileMailer } from './file-mailer.server.ts'
import { createFormServiceMailer } from './form-service-mailer.server.ts'
import type { Mailer } from './mailer.server.ts'
import { createSmtpMailer } from './smtp-mailer.server.ts'

export function createMailer(env: Env): Mailer {
  const addresses = { from: env.MAIL_FROM, to: env.MAIL_TO }
  switch (env.MAIL_TRANSPORT) {
    case 'smtp':
      return createSmtpMailer(env.SMTP_URL ?? '', addresses)
    case 'form':
      return createFormServiceMailer({ url: env.FORM_SERVICE_URL ?? '', key: env.FORM_SERVICE_KEY ?? '' })
    case 'file':
      return createFileMailer(env.MAIL_DIR, addresses)
  }
}

export function createVisitorMailer(env: Env): Mailer | null {
  if (env.SAMPLE_SMTP_URL === undefined) return env.MAIL_TRANSPORT === 'form' ? null : createMailer(env)
  const addresses = { from: env.MAIL_FROM, to: env.MAIL_TO }
  return createSmtpMailer(env.SAMPLE_SMTP_URL, addresses)
}
