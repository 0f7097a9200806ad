import { expect, test } from 'vitest'
import { type FaultyServer, startFaultyServer } from '#tests/support/faulty-server.ts'
import { floodSocket } from '#tests/support/flood-socket.ts'
import { quotedForms } from '#tests/support/quoted-forms.ts'
import { startRefusingSmtpServer } from '#tests/support/refusing-smtp-server.ts'
import {
  MailError,
  MailInterruptedError,
  type MailMessage,
  MailRefusedError,
  MailUnansweredError,
} from './mailer.server.ts'
import { createSmtpMailer } from './smtp-mailer.server.ts'

const ADDRESSES = { from: 'svetaine@example.lt', to: 'info@example.lt' }
const MESSAGE: MailMessage = {
  id: '7K3M-9QXT',
  subject: 'Nauja pasiūlymo užklausa',
  fromName: 'Žydrė Šimkutė',
  replyTo: 'zydre@azuolo-stogai.lt',
  text: 'Įmonės pavadinimas: UAB „Ąžuolo stogai“\nTelefonas: +370 612 34567\n',
}
const VISITOR = ['Žydrė Šimkutė', 'UAB „Ąžuolo stogai“', 'zydre@azuolo-stogai.lt', '+370 612 34567']
const TRACES = /žydr|zydr|šimkut|simkut|ąžuol|azuol|stogai|612|34567|[=%&\\@]|xn--/i

const NOT_ACCEPTED = 'the mail server does not accept the message'

test.each([
  ['550 5.7.1 Message rejected as spam by content filter\r\n', `550 5.7.1 ${NOT_ACCEPTED}`],
  ['451-4.7.0 greylisted\r\n451 4.7.0 try later\r\n', `451 4.7.0 ${NOT_ACCEPTED}`],
  ['554 \r\n', `554 ${NOT_ACCEPTED}`],
  ['61234567 no\r\n', `${NOT_ACCEPTED} (EMESSAGE)`],
])('a refusal is reported in our words, with the codes of %j', async (reply, reason) => {
  expect((await failureAt(await startRefusingSmtpServer(() => reply))).message).toBe(reason)
})

test.each([
  ['535 5.7.8', 'bad credentials'],
  ['454 4.7.0', 'later'],
])('a login that is refused by %s is reported as that, and may succeed later', async (codes, words) => {
  const server = await startAnswering((line) =>
    line.startsWith('EHLO') ? '250-fine\r\n250 AUTH PLAIN' : `${codes} ${words}`,
  )
  const error = await failureAt(server, 'site:password@')
  expect(error.message).toContain(
    `${codes} the mail server does not accept the user and password of SMTP_URL`,
  )
  expect(error).not.toBeInstanceOf(MailRefusedError)
})

test.each([
  ['RCPT', true, 'the recipient'],
  ['MAIL', false, 'the sender'],
])('a permanent refusal at %s ends the mail: %j', async (command, isForGood, whom) => {
  const error = await failureAt(
    await startAnswering((line) => (line.startsWith(command) ? '550 5.1.1 unknown' : '250 fine')),
  )
  expect(error.message).toContain(`550 5.1.1 the mail server does not accept ${whom}`)
  expect(error instanceof MailRefusedError).toBe(isForGood)
})

test.each(['MAIL', 'RCPT'])('a server that wants a login says so at %s', async (command) => {
  const server = await startAnswering((line) => (line.startsWith(command) ? '530 5.7.0 log in' : '250 fine'))
  const wanted = '530 5.7.0 the mail server wants a user and password in SMTP_URL'
  expect((await failureAt(server)).message).toBe(wanted)
})

test('a busy server is distinguished from one that is not a mail server', async () => {
  const busy = await startFaultyServer((socket) => socket.end('421 4.3.2 too many connections\r\n'))
  const other = await startFaultyServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
  expect((await failureAt(busy)).message).toBe('421 4.3.2 the mail server refuses the connection')
  expect((await failureAt(other)).message).toContain('does not behave like a mail server')
})

test('a refusal names nobody, in whatever way the server quotes the mail', async () => {
  const quoted = VISITOR.flatMap(quotedForms).map((text) => text.replaceAll(/\r?\n/g, '\r\n554-'))
  for (const text of [...quoted, quoted.join(' ')]) {
    const reply = `554-5.7.1 refused: ${text}\r\n554 5.7.1 no\r\n`
    const error = await failureAt(await startRefusingSmtpServer(() => reply))
    expect(error.message).toMatch(/^554 5\.7\.1 the mail server does not accept the message/)
    expect(error.message).not.toMatch(TRACES)
    expect(error).toBeInstanceOf(MailRefusedError)
    expect([error.cause, Object.keys(error)]).toEqual([undefined, []])
  }
})

test('a refusal names nobody when the server gives the whole mail back', async () => {
  const error = await failureAt(
    await startRefusingSmtpServer((mail) => `554-${mail.replaceAll('\r\n', '\r\n554-')}\r\n554 no\r\n`),
  )
  expect(error.message).not.toMatch(TRACES)
})

test.each([
  ['50 MB of lines of one reply', '220-hello\r\n', '220-and more\r\n'.repeat(1_000)],
  ['a line without an end', '220 ', 'a@'.repeat(8_000)],
])('a server that sends %s is disconnected, and little of it stays in memory', async (_, start, chunk) => {
  const before = process.memoryUsage().rss
  const error = await failureAt(
    await startFaultyServer((socket) => {
      socket.write(start)
      floodSocket(socket, chunk)
    }),
  )
  expect(error.message).toBe('what answers at SMTP_URL does not behave like a mail server (EPROTOCOL)')
  expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000)
})

test('a faulty mail server that refuses in a line of 300,000 characters is not listened to', async () => {
  const error = await failureAt(await startRefusingSmtpServer(() => `550 ${'a'.repeat(300_000)}\r\n`))
  expect(error.message).toBe(
    'what answers at SMTP_URL does not behave like a mail server (EPROTOCOL); it had the whole mail and may have delivered it',
  )
})

test.each([
  ['before it has the mail', 'DATA', false],
  ['after it had the whole mail', '.', true],
])('a server that ends the connection %s may have delivered it: %s → %j', async (_, lastLine, mayHave) => {
  const server = await startFaultyServer((socket) => {
    socket.write('220 mail.example.lt\r\n')
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      if (chunk.trimEnd().split('\r\n').at(-1) === lastLine) socket.end()
      else socket.write(chunk.startsWith('DATA') ? '354 go on\r\n' : '250 fine\r\n')
    })
  })
  const error = await failureAt(server)
  expect(error instanceof MailUnansweredError).toBe(mayHave)
  expect(error.message).toMatch(
    mayHave ? /; it had the whole mail and may have delivered it$/ : /^(?!.*whole)/,
  )
})

test('a faulty mail server whose replies trickle in is given up after a while', async () => {
  const server = await startFaultyServer((socket) => {
    socket.write('220 mail.example.lt\r\n')
    const dripping = setInterval(() => socket.write('2'), 100)
    socket.on('close', () => clearInterval(dripping))
  })
  const error = await failureAt(server, '', 2_000)
  expect(error.message).toBe('the mail server does not answer in time (EABORT)')
})

test('a faulty mail server that hangs does not keep a mailer from being closed', async () => {
  const { promise: hangs, resolve } = Promise.withResolvers<void>()
  const server = await startFaultyServer((socket) => {
    socket.write('220 mail.example.lt\r\n')
    socket.once('data', () => resolve())
  })
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${server.port}`, ADDRESSES)
  const sending = expect(mailer.send(MESSAGE)).rejects.toBeInstanceOf(MailInterruptedError)
  await hangs
  mailer.close()
  await sending
  await expect(mailer.send(MESSAGE)).rejects.toBeInstanceOf(MailInterruptedError)
  await server.stop()
})

/** Gives each line the reply that the test has for it. */
function startAnswering(replyTo: (line: string) => string): Promise<FaultyServer> {
  return startFaultyServer((socket) => {
    socket.write('220 mail.example.lt\r\n')
    socket.on('data', (data) => socket.write(`${replyTo(String(data))}\r\n`))
  })
}

/** Sends to this server, which must not accept it, and stops it. */
async function failureAt(server: FaultyServer, login = '', maxDeliveryMs?: number): Promise<MailError> {
  const mailer = createSmtpMailer(`smtp://${login}127.0.0.1:${server.port}`, ADDRESSES, maxDeliveryMs)
  const error = await mailer.send(MESSAGE).catch((error) => error)
  mailer.close()
  await server.stop()
  expect(error).toBeInstanceOf(MailError)
  return error
}
