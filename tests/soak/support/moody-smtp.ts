import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { freePort } from '../../support/free-port.ts'
import { secondsSince } from './figures.ts'
import { markIn } from './honest-visit.ts'
import { HANG_MS, TROUBLE_CYCLE_SECONDS } from './plan.ts'

export interface ReceivedMail {
  id: string
  /** Of the honest visitor, if it is about one. */
  mark: string | null
}

/** A real mail server that fails part of the time and counts what it has accepted. */
export interface MoodySmtp {
  /** For the variable SMTP_URL. */
  url: string
  accepted: ReceivedMail[]
  /** Refusals and silences. */
  troubles: number
  /** From now on, for so long. */
  beMoody(seconds: number): void
  stop(): Promise<void>
}

type Trouble = 'long error' | 'quoted headers' | 'unbroken error' | 'hang' | 'refusal'

/** Half of a cycle is normal; then come these, each for a tenth. */
const TROUBLES: readonly Trouble[] = ['long error', 'quoted headers', 'unbroken error', 'refusal', 'hang']
const LONG = 300_000
const LINE =
  'This message has been identified as unwanted by rule 4711-22 of mail.example.lt; see <https://example.lt/?id=370123456789> '

export async function startMoodySmtp(): Promise<MoodySmtp> {
  const port = await freePort()
  let moodyFrom = 0
  let moodySeconds = 0
  // bounded: one id for each mail of a run
  const refusedOnce = new Set<string>()
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    async onData(stream, _session, callback) {
      const raw = await buffer(stream).catch(() => null)
      if (raw === null) return
      const mail = await PostalMime.parse(raw)
      const id = mail.messageId ?? ''
      const second = secondsSince(moodyFrom)
      const trouble = second < moodySeconds ? troubleAt(second) : null
      if (trouble === null || (trouble === 'refusal' && refusedOnce.has(id))) {
        smtp.accepted.push({ id, mark: markIn(mail.text ?? '') })
        return callback()
      }
      smtp.troubles += 1
      if (trouble === 'refusal') refusedOnce.add(id)
      if (trouble === 'hang') await pause(HANG_MS)
      callback(replyOf(trouble, mail, raw))
    },
  })
  // A client may give up and break its connection.
  server.on('error', () => {})
  const smtp: MoodySmtp = {
    url: `smtp://127.0.0.1:${port}`,
    accepted: [],
    troubles: 0,
    beMoody(seconds) {
      moodyFrom = performance.now()
      moodySeconds = seconds
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return smtp
}

function troubleAt(second: number): Trouble | null {
  const phase = (second % TROUBLE_CYCLE_SECONDS) / TROUBLE_CYCLE_SECONDS
  return phase < 0.5 ? null : (TROUBLES[Math.floor((phase - 0.5) * 2 * TROUBLES.length)] ?? null)
}

/** Most are temporary; the permanent one is a filter's, which another try may pass. */
function replyOf(trouble: Trouble, mail: Email, raw: Buffer): Error {
  const lines: Record<Trouble, () => string[]> = {
    'long error': () => Array.from({ length: LONG / LINE.length }, () => LINE),
    'quoted headers': () => quotedHeaders(mail, raw),
    'unbroken error': () => [`Rejected: ${filled(raw.toString('base64'))}`],
    refusal: () => ['Looks like spam', ...quotedHeaders(mail, raw)],
    hang: () => ['Timeout'],
  }
  // The library writes a list of lines as one reply of many lines.
  return Object.assign(new Error(), {
    message: lines[trouble](),
    responseCode: trouble === 'refusal' ? 554 : 451,
  })
}

function quotedHeaders(mail: Email, raw: Buffer): string[] {
  const [headers = ''] = raw.toString('latin1').split('\r\n\r\n')
  const quoted = [...headers.split('\r\n'), ...(mail.text ?? '').split('\n')]
  return Array.from({ length: LONG / headers.length / 2 }, () => quoted).flat()
}

function filled(text: string): string {
  return text.repeat(Math.ceil(LONG / text.length)).slice(0, LONG)
}
