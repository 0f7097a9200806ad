import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { freePort } from './free-port.ts'

/**
 * What the server does with a message: accepts it, refuses it for now or for good, accepts it after a while, or takes it and
 * ends the connection without an answer.
 */
export type SmtpBehaviour = 'accept' | 'refuse' | 'reject' | 'slow' | 'drop'

const SLOWNESS_MS = 2_000

/** A real mail server that keeps what it accepts. */
export interface TestSmtpServer {
  /** For the variable SMTP_URL. */
  url: string
  mails: Email[]
  behave(behaviour: SmtpBehaviour): void
  /** Down: connections are refused until `start`. */
  stop(): Promise<void>
  start(): Promise<void>
}

export async function startSmtpServer(): Promise<TestSmtpServer> {
  const port = await freePort()
  const mails: Email[] = []
  let behaviour: SmtpBehaviour = 'accept'
  let server: SMTPServer | null = null

  async function start() {
    if (server) return
    server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      async onData(stream, _session, callback) {
        const raw = await buffer(stream).catch(() => null)
        // A client that was killed half-way through is not waiting for an answer.
        if (raw === null) return
        const mail = await PostalMime.parse(raw)
        if (behaviour === 'slow') await pause(SLOWNESS_MS)
        if (behaviour === 'reject') {
          return callback(Object.assign(new Error('Looks like spam'), { responseCode: 554 }))
        }
        if (behaviour === 'refuse') return callback(new Error('Mailbox is not available'))
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
    url: `smtp://127.0.0.1:${port}`,
    mails,
    behave(wanted) {
      behaviour = wanted
    },
    async stop() {
      await new Promise<void>((resolve) => (server ? server.close(resolve) : resolve()))
      server = null
    },
    start,
  }
}
