import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '#tests/support/free-port.ts'
import { folderOfFile } from '#tests/support/kept-until.ts'
import { createFileMailer } from './file-mailer.server.ts'
import type { MailMessage } from './mailer.server.ts'
import { createSmtpMailer } from './smtp-mailer.server.ts'

const ADDRESSES = { from: 'svetaine@example.lt', to: 'info@example.lt' }
const MESSAGE: MailMessage = {
  id: '7K3M-9QXT',
  subject: 'Nauja pasiūlymo užklausa',
  fromName: 'Žydrė Šimkutė',
  replyTo: 'ona@imone.lt',
  text: `El. paštas: žydrė@ąžuolas.lt\nFormos puslapis: https://example.lt/?utm_term=${'a'.repeat(2_000)}\n`,
}

const directory = folderOfFile()
let received = Buffer.alloc(0)
const port = await freePort()
/** It does not support SMTPUTF8, like many. */
const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  hideSMTPUTF8: true,
  async onData(stream, _session, callback) {
    received = await buffer(stream)
    callback()
  },
})
await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
const mailers = {
  file: createFileMailer(directory, ADDRESSES),
  smtp: createSmtpMailer(`smtp://127.0.0.1:${port}`, ADDRESSES),
}
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))

const TRANSPORTS = ['file', 'smtp'] as const

/** The bytes of the mail, and what a reader makes of them. */
async function delivered(transport: (typeof TRANSPORTS)[number], message: MailMessage) {
  await mailers[transport].send(message)
  const raw = transport === 'file' ? await readFile(join(directory, `${message.id}.eml`)) : received
  return { raw, mail: await PostalMime.parse(raw) }
}

test.for(TRANSPORTS)('%s: the whole mail is ASCII in lines that every server takes', async (transport) => {
  const { raw, mail } = await delivered(transport, { ...MESSAGE, replyTo: 'žydrė@ąžuolas.lt' })
  expect(raw.every((byte) => byte < 0x80)).toBe(true)
  const lengths = String(raw)
    .split('\r\n')
    .map((line) => line.length)
  expect(Math.max(...lengths)).toBeLessThan(998)
  expect(mail.text).toBe(MESSAGE.text)
})

test.for(
  TRANSPORTS.flatMap((transport) => [
    { transport, given: 'ona@ąžuolas.lt', read: ['ona@xn--uolas-2wa16f.lt'] },
    { transport, given: 'ona"maria@imone.lt', read: ['"ona\\"maria"@imone.lt'] },
    { transport, given: '"ona.maria"@imone.lt', read: ['"ona.maria"@imone.lt'] },
    { transport, given: 'žydrė@imone.lt', read: [] },
    { transport, given: 'žydrė@ąžuolas.lt', read: [] },
  ]),
)('$transport: a reply to $given goes to $read', async ({ transport, given, read }) => {
  const { raw, mail } = await delivered(transport, { ...MESSAGE, replyTo: given })
  const addresses = (mail.replyTo ?? []).map(({ address = '' }) => address.replaceAll(/["\\]/g, ''))
  expect(addresses).toEqual(read.map((address) => address.replaceAll(/["\\]/g, '')))
  for (const address of read) expect(raw.toString()).toContain(`<${address}>`)
})

test.for([
  ['Ona "Onutė" Šimkutė, UAB „Ąžuolas“', 'Ona "Onutė" Šimkutė, UAB „Ąžuolas“'],
  ["O'Brien \\ Co (Vilnius) <x@y.lt>", "O'Brien \\ Co (Vilnius) <x@y.lt>"],
  ['x'.repeat(100), 'x'.repeat(100)],
  ['Ž'.repeat(100), 'Ž'.repeat(100)],
  ['👩‍👩‍👧 '.repeat(10).trim(), '👩‍👩‍👧 '.repeat(10).trim()],
  ['Ona\r\nBcc: x@y.lt', 'Ona Bcc: x@y.lt'],
  ['Ona\u2028\u202eanO', 'Ona anO'],
  ['=?utf-8?Q?=0D=0ABcc:_x@y.lt?=', '= ?utf-8?Q?=0D=0ABcc:_x@y.lt?='],
])('a name like %j is read as %j', async ([given = '', read]) => {
  for (const transport of TRANSPORTS) {
    const { mail } = await delivered(transport, { ...MESSAGE, fromName: given })
    expect([mail.from?.name, mail.replyTo?.[0]?.name]).toEqual([read, read])
    expect(mail.from?.address).toBe(ADDRESSES.from)
    expect(mail.replyTo).toHaveLength(1)
  }
})

test('an encoded word that a visitor typed is read as typed in an ASCII subject', async () => {
  for (const transport of TRANSPORTS) {
    const subject = 'Skambinti: =?utf-8?Q?a=0D=0ABcc:_x@y.lt?='
    const { mail } = await delivered(transport, { ...MESSAGE, subject })
    expect(mail.subject).toBe('Skambinti: = ?utf-8?Q?a=0D=0ABcc:_x@y.lt?=')
  }
})
