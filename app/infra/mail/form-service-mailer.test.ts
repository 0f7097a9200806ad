import { afterAll, beforeEach, expect, test } from 'vitest'
import { type FaultyServer, startFaultyServer } from '#tests/support/faulty-server.ts'
import { floodSocket } from '#tests/support/flood-socket.ts'
import { startFormService } from '#tests/support/form-service.ts'
import { quotedForms } from '#tests/support/quoted-forms.ts'
import { createFormServiceMailer } from './form-service-mailer.server.ts'
import { MailError, MailInterruptedError, type MailMessage } from './mailer.server.ts'

const MESSAGE: MailMessage = {
  id: '7K3M-9QXT',
  subject: 'Nauja pasiūlymo užklausa',
  fromName: 'Žydrė Šimkutė',
  replyTo: 'zydre@azuolo-stogai.lt',
  text: 'Įmonės pavadinimas: UAB „Ąžuolo stogai“\nTelefonas: +370 612 34567\n',
}

const service = await startFormService()
const mailer = createFormServiceMailer({ url: service.url, key: 'raktas' })
beforeEach(() => service.answer({ status: 200, body: '{"success":true}' }))
afterAll(() => service.stop())

test.each([
  [
    403,
    '{"message":"Access key is invalid"}',
    'The form service answered 403: "message Access key is invalid". It may not know FORM_SERVICE_KEY.',
  ],
  [
    400,
    '{"success":false,"message":"Invalid access key 88"}',
    'The form service answered 400: "success false message Invalid access key …".',
  ],
  [200, '{"success": false}', 'The form service answered 200: "success false".'],
  [404, '<html>', 'The form service answered 404. FORM_SERVICE_URL may be wrong.'],
  [429, 'Monthly quota exceeded!', 'The form service answered 429: "Monthly quota exceeded!".'],
  [500, '{"id":"5f3a-77"}', 'The form service answered 500: "id …".'],
  [500, 'raktas', 'The form service answered 500.'],
])('the reply %i with %s is reported with its plain words', async (status, body, reason) => {
  service.answer({ status, body })
  expect((await failureOf(MESSAGE)).message).toBe(reason)
})

test('a service that quotes the visitor names nobody, in whatever way it does', async () => {
  const texts = [MESSAGE.fromName, MESSAGE.replyTo ?? '', MESSAGE.text]
  for (const text of texts.flatMap(quotedForms)) {
    service.answer({ status: 500, body: JSON.stringify({ error: `invalid: ${text}` }) })
    expect((await failureOf(MESSAGE)).message).not.toMatch(/žydr|zydr|imkut|azuol|stogai|34567|[=%&\\@]/i)
  }
})

test('of a long reply the beginning is reported', async () => {
  service.answer({ status: 500, body: 'quota '.repeat(10_000) })
  expect((await failureOf(MESSAGE)).message.length).toBeLessThan(250)
})

test('a message that has a wording for the form service is sent with that one', async () => {
  const forFormService = { subject: 'Nauja pasiūlymo užklausa', text: 'Šaltinis (utm_source): –\n' }
  await mailer.send({ ...MESSAGE, subject: 'Nauja pasiūlymo užklausa: UAB „Ąžuolas“', forFormService })
  expect(JSON.parse(service.requests.at(-1)?.body ?? '')).toMatchObject({
    subject: forFormService.subject,
    message: forFormService.text,
  })
})

test('an address unfit for a header is not used as Reply-To', async () => {
  await mailer.send({ ...MESSAGE, replyTo: 'žydrė@imone.lt' })
  expect(JSON.parse(service.requests.at(-1)?.body ?? '')).not.toHaveProperty('replyto')
  await mailer.send({ ...MESSAGE, replyTo: 'ona@ąžuolas.lt' })
  expect(JSON.parse(service.requests.at(-1)?.body ?? '')).toMatchObject({
    replyto: 'ona@xn--uolas-2wa16f.lt',
  })
})

test('an endless reply is abandoned and counts as none', async () => {
  const server = await startFaultyServer((socket) => {
    socket.write('HTTP/1.1 200 OK\r\n\r\n{"success":true')
    floodSocket(socket, 'a@'.repeat(8_000), Number.POSITIVE_INFINITY)
  })
  expect((await failureAt(server)).message).toMatch(/^The form service answered 200\./)
})

test('a reply that trickles in is abandoned after a while', async () => {
  const server = await startFaultyServer((socket) => {
    socket.write('HTTP/1.1 200 OK\r\n\r\n{')
    const dripping = setInterval(() => socket.write(' '), 100)
    socket.on('close', () => clearInterval(dripping))
  })
  const patient = createFormServiceMailer({ url: `http://127.0.0.1:${server.port}/`, key: 'raktas' }, 1_000)
  expect((await failureOf(MESSAGE, patient)).message).toBe('The form service does not answer in time.')
  await server.stop()
})

test('a hanging service does not keep a mailer from closing', async () => {
  const { promise: isConnected, resolve } = Promise.withResolvers<void>()
  const server = await startFaultyServer(() => resolve())
  const hanging = createFormServiceMailer({ url: `http://127.0.0.1:${server.port}/`, key: 'raktas' })
  const sending = expect(hanging.send(MESSAGE)).rejects.toBeInstanceOf(MailInterruptedError)
  await isConnected
  hanging.close()
  await sending
  await server.stop()
})

test('a service that is gone is reported by its error code', async () => {
  const server = await startFaultyServer(() => {})
  const { port } = server
  await server.stop()
  const gone = createFormServiceMailer({ url: `http://127.0.0.1:${port}/`, key: 'raktas' })
  await expect(gone.send(MESSAGE)).rejects.toThrow('The form service cannot be reached (ECONNREFUSED).')
})

async function failureOf(message: MailMessage, by = mailer): Promise<MailError> {
  const error = await by.send(message).catch((error) => error)
  expect(error).toBeInstanceOf(MailError)
  expect([error.cause, Object.keys(error)]).toEqual([undefined, []])
  return error
}

async function failureAt(server: FaultyServer): Promise<MailError> {
  const error = await failureOf(
    MESSAGE,
    createFormServiceMailer({ url: `http://127.0.0.1:${server.port}/`, key: 'raktas' }),
  )
  await server.stop()
  return error
}
