import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { freePort } from './free-port.ts'

/** `refuse` is temporary, `reject` permanent; `drop` accepts the mail and ends the connection without a reply. */
export type SmtpBehaviour = 'accept' | 'refuse' | 'refuse at length' | 'reject' | 'slow' | 'drop'

const SLOW_REPLY_MS = 2_000
const LONG_REPLY = 300_000

export type TestSmtpServer = Awaited<ReturnType<typeof startSmtpServer>>

export async function startSmtpServer() {
  const port = await freePort()
  const mails: Email[] = []
  let behaviourFor: (mail: Email) => SmtpBehaviour = () => 'accept'
  let server: SMTPServer | null = null

  async function start() {
    if (server) return
    server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      async onData(stream, _session, callback) {
        const raw = await buffer(stream).catch(() => null)
        // The client was killed half-way and waits for no reply.
        if (raw === null) return
        const mail = await PostalMime.parse(raw)
        const behaviour = behaviourFor(mail)
        if (behaviour === 'slow') await pause(SLOW_REPLY_MS)
        if (behaviour === 'reject') {
          return callback(Object.assign(new Error('Looks like spam'), { responseCode: 554 }))
        }
        if (behaviour === 'refuse') return callback(new Error('Mailbox is not available'))
        if (behaviour === 'refuse at length') return callback(longRefusal(raw))
        mails.push(mail)
        if (behaviour !== 'drop') return callback()
        for (const connection of server?.connections ?? []) connection.close()
      },
    })
    // A client may give up and break its connection.
    server.on('error', () => {})
    await new Promise<void>((resolve) => server?.listen(port, '127.0.0.1', resolve))
  }

  await start()
  return {
    /** For the variable SMTP_URL. */
    url: `smtp://127.0.0.1:${port}`,
    mails,
    /** For all mails from now on, or decided by mail. */
    behave(wanted: SmtpBehaviour | ((mail: Email) => SmtpBehaviour)) {
      behaviourFor = typeof wanted === 'function' ? wanted : () => wanted
    },
    /** An outage: connections are refused until `start`. */
    async stop() {
      await new Promise<void>((resolve) => (server ? server.close(resolve) : resolve()))
      server = null
    },
    start,
  }
}

/** A reply of many lines that quote the mail. */
function longRefusal(mail: Buffer): Error {
  const lines = mail.toString('latin1').split('\r\n')
  const message = Array.from({ length: Math.ceil(LONG_REPLY / mail.byteLength) }, () => lines).flat()
  // The library writes a list of lines as one reply.
  return Object.assign(new Error(), { message, responseCode: 451 })
}
