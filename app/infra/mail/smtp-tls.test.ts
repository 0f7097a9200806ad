import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { createCertificate } from '#tests/support/certificate.ts'
import { createSmtpMailer } from './smtp-mailer.server.ts'

const ADDRESSES = { from: 'svetaine@example.lt', to: 'info@example.lt' }
const MESSAGE = { id: '7K3M-9QXT', subject: 'Užklausa', fromName: 'Ona', text: 'Telefonas: +370 612 34567' }
/** This machine, under a name by which it is not recognised. */
const UNRECOGNISED_HOST = '[::ffff:127.0.0.1]'

let server: SMTPServer | undefined
afterEach(() => server?.close())

/** Records the passwords and mails that arrive, and whether over TLS. */
async function startServer(options: SMTPServerOptions) {
  const received: string[] = []
  server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    ...options,
    onAuth({ password }, { secure }, callback) {
      received.push(`${secure ? 'TLS' : 'clear'}: ${password}`)
      callback(null, { user: 'site' })
    },
    async onData(stream, { secure }, callback) {
      await buffer(stream)
      received.push(`${secure ? 'TLS' : 'clear'}: mail`)
      callback()
    },
  })
  server.on('error', () => {})
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  return { received, port: (listening.address() as AddressInfo).port }
}

test.each(['', '?requireTLS=false', '?ignoreTLS=true'])(
  'another host than this machine gets neither password nor mail without TLS%s',
  async (settings) => {
    const { received, port } = await startServer({ disabledCommands: ['STARTTLS'] })
    const mailer = createSmtpMailer(`smtp://site:slaptas@${UNRECOGNISED_HOST}:${port}${settings}`, ADDRESSES)

    await expect(mailer.send(MESSAGE)).rejects.toThrow(
      /^5\d\d the mail server does not offer TLS \(STARTTLS\), without which password and requests could be read on the way/,
    )
    expect(received).toEqual([])
  },
)

test('another host that offers STARTTLS gets both over TLS', async () => {
  const { received, port } = await startServer(await createCertificate(['mail.example.lt']))
  const settings = '?tls.rejectUnauthorized=false'
  const mailer = createSmtpMailer(`smtp://site:slaptas@${UNRECOGNISED_HOST}:${port}${settings}`, ADDRESSES)

  await mailer.send(MESSAGE)

  expect(received).toEqual(['TLS: slaptas', 'TLS: mail'])
})

test.each(['127.0.0.1', 'localhost'])('this machine, %s, needs no TLS', async (host) => {
  const { received, port } = await startServer({ disabledCommands: ['STARTTLS'] })

  await createSmtpMailer(`smtp://site:slaptas@${host}:${port}`, ADDRESSES).send(MESSAGE)

  expect(received).toEqual(['clear: slaptas', 'clear: mail'])
})
