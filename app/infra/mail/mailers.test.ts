import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startFormService } from '#tests/support/form-service.ts'
import { folderOfFile } from '#tests/support/kept-until.ts'
import { validLead } from '#tests/support/lead-forms.ts'
import { MAIL_HEADERS, readMails } from '#tests/support/mails.ts'
import { startSmtpServer } from '#tests/support/smtp-server.ts'
import { asciiAddress } from './ascii-address.server.ts'
import { createFileMailer } from './file-mailer.server.ts'
import { createFormServiceMailer } from './form-service-mailer.server.ts'
import { type MailMessage, MailRefusedError } from './mailer.server.ts'
import { createSmtpMailer } from './smtp-mailer.server.ts'

const ADDRESSES = { from: 'svetaine@example.lt', to: 'info@example.lt' }

const MESSAGE: MailMessage = {
  id: '7K3M-9QXT',
  subject: 'Nauja pasiūlymo užklausa',
  fromName: 'Žydrė Šimkutė, UAB „Ąžuolas“',
  replyTo: 'zydre@azuolas.lt',
  text: 'Įmonės pavadinimas: UAB „Ąžuolas“\nVeiklos sritis: ėjimas per tiltą\n',
}

const EXPECTED_MAIL = {
  messageId: '<7K3M-9QXT@example.lt>',
  subject: 'Nauja pasiūlymo užklausa',
  from: { name: 'Žydrė Šimkutė, UAB „Ąžuolas“', address: 'svetaine@example.lt' },
  replyTo: [{ name: 'Žydrė Šimkutė, UAB „Ąžuolas“', address: 'zydre@azuolas.lt' }],
  to: [{ name: '', address: 'info@example.lt' }],
  text: MESSAGE.text,
}

describe('file', async () => {
  const directory = folderOfFile()
  const mailer = createFileMailer(join(directory, 'new'), ADDRESSES)
  beforeEach(() => rm(join(directory, 'new'), { recursive: true, force: true }))

  test('a message becomes one .eml file, in a folder that is made when it is missing', async () => {
    await mailer.send(MESSAGE)

    expect(await readdir(join(directory, 'new'))).toEqual(['7K3M-9QXT.eml'])
    expect(await readMails(join(directory, 'new'))).toMatchObject([EXPECTED_MAIL])
  })

  test('the same message sent again is still one file', async () => {
    await Promise.all([mailer.send(MESSAGE), mailer.send({ ...MESSAGE, id: 'AAAA-2222' })])
    await mailer.send(MESSAGE)

    expect((await readdir(join(directory, 'new'))).toSorted()).toEqual(['7K3M-9QXT.eml', 'AAAA-2222.eml'])
  })

  test('a mail that cannot be written leaves nothing behind', async () => {
    // A folder in place of the mail: what was written cannot take its name.
    await mkdir(join(directory, 'new', `${MESSAGE.id}.eml`), { recursive: true })

    await expect(mailer.send(MESSAGE)).rejects.toThrow('the mail could not be written')

    expect(await readdir(join(directory, 'new'))).toEqual([`${MESSAGE.id}.eml`])
  })

  test('whatever a visitor writes, no header is added and none is lost', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary', maxLength: 40 }),
        fc.constantFrom('\r\n', '\n', '\r', '\u2028', '\0', ', ', '" <x@y.lt>', '=?utf-8?Q?=0ABcc:_x@y.lt?='),
        async (junk, separator) => {
          const { name } = validLead({ name: `Ona${separator}Bcc: x@y.lt${junk}` })
          await mailer.send({ ...MESSAGE, fromName: name })

          const [mail] = await readMails(join(directory, 'new'))
          expect(mail?.headers.map(({ key }) => key).toSorted()).toEqual(MAIL_HEADERS)
          expect(mail).toMatchObject({
            from: { address: ADDRESSES.from },
            replyTo: [{ address: MESSAGE.replyTo }],
            to: [{ address: ADDRESSES.to }],
          })
        },
      ),
    )
  })

  test('whatever passes as an e-mail address, replies go to that one address or to none', async () => {
    const domains = fc.oneof(fc.string({ maxLength: 30 }), fc.domain())
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 30 }), domains, async (local, domain) => {
        const email = `${local}@${domain}`
        fc.pre(isAccepted(email))
        await mailer.send({ ...MESSAGE, replyTo: validLead({ email }).email })

        const [mail] = await readMails(join(directory, 'new'))
        const isPossible = asciiAddress(validLead({ email }).email) !== null
        expect(mail?.replyTo ?? []).toHaveLength(isPossible ? 1 : 0)
        expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc')
      }),
    )
  })
})

describe('smtp', async () => {
  const server = await startSmtpServer()
  const mailer = createSmtpMailer(server.url, ADDRESSES)
  afterAll(async () => {
    mailer.close()
    await server.stop()
  })

  test('a message arrives with names, addresses, id and text as they were given', async () => {
    await mailer.send(MESSAGE)

    expect(server.mails.at(-1)).toMatchObject(EXPECTED_MAIL)
  })

  test('a server that refuses, or is down, is an error; when it is back the message arrives', async () => {
    const before = server.mails.length
    server.behave('refuse')
    await expect(mailer.send(MESSAGE)).rejects.toThrow('the mail server does not accept')
    await server.stop()
    await expect(mailer.send(MESSAGE)).rejects.toThrow(
      'the connection to the mail server failed (ECONNREFUSED)',
    )
    expect(server.mails).toHaveLength(before)

    await server.start()
    server.behave('accept')
    await mailer.send(MESSAGE)
    expect(server.mails).toHaveLength(before + 1)
  })

  test('a slow server is waited for', async () => {
    server.behave('slow')

    await expect(mailer.send({ ...MESSAGE, id: 'SLOW-2222' })).resolves.toBeUndefined()
    expect(server.mails.at(-1)?.messageId).toBe('<SLOW-2222@example.lt>')
  })
})

describe('form service', async () => {
  const service = await startFormService()
  const mailer = createFormServiceMailer({ url: service.url, key: 'raktas' })
  afterAll(() => service.stop())

  test('a message is one JSON request with key, subject, sender, reply address and text', async () => {
    await mailer.send(MESSAGE)

    const request = service.requests.at(-1)
    expect(request).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } })
    expect(JSON.parse(request?.body ?? '')).toEqual({
      access_key: 'raktas',
      subject: 'Nauja pasiūlymo užklausa',
      from_name: 'Žydrė Šimkutė, UAB „Ąžuolas“',
      replyto: 'zydre@azuolas.lt',
      message: MESSAGE.text,
    })
  })

  test.each([301, 500])(
    'the reply %i is an error that names it, and nothing is sent twice',
    async (status) => {
      const before = service.requests.length
      service.answer({ status, headers: { Location: '/elsewhere' } })

      await expect(mailer.send(MESSAGE)).rejects.toThrow(`The form service answered ${status}`)
      expect(service.requests).toHaveLength(before + 1)
    },
  )

  test.each([
    [400, true],
    [413, true],
    [429, false],
    [503, false],
  ])('the reply %i is a permanent refusal: %s', async (status, isForGood) => {
    service.answer({ status })
    const error = await mailer.send(MESSAGE).catch((error) => error)
    expect(error instanceof MailRefusedError).toBe(isForGood)
  })

  test('a reply that says in its text that it failed is an error, whatever its status', async () => {
    service.answer({ status: 200, body: '{"success": false, "message": "quota"}' })
    await expect(mailer.send(MESSAGE)).rejects.toThrow(
      'The form service answered 200: "success false message quota".',
    )
    service.answer({ status: 200 })
  })
})

function isAccepted(email: string): boolean {
  try {
    return validLead({ email }).email !== ''
  } catch {
    return false
  }
}
