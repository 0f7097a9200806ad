import { setTimeout as pause } from 'node:timers/promises'
import type { Email } from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { freePort } from '../support/free-port.ts'
import { type SiteServer, startServer } from '../support/site-server.ts'
import { startSmtpServer } from '../support/smtp-server.ts'
import { either } from './support/length.ts'
import { createPlace, PLACE_KINDS } from './support/places.ts'
import { browserForm, FORM_SECRET, sendAll } from './support/visitors.ts'

const SUBMISSIONS = either(1_000, 40)
const VISITORS = 4
/** Some people have no scripts; fewer than the limit for that kind lets through. */
const WITHOUT_SCRIPTS = 0.2
const TOKEN = 'a-token-of-the-test'

describe.each(PLACE_KINDS)('killed at random moments, on %s', (kind) => {
  test(`every one of ${SUBMISSIONS} leads that were thanked for is there once and is mailed`, async () => {
    const place = await createPlace(kind)
    const smtp = await startSmtpServer()
    const port = await freePort()
    const env = {
      ...place.env,
      PORT: String(port),
      FORM_SECRET,
      METRICS_TOKEN: TOKEN,
      MAIL_TRANSPORT: 'smtp',
      SMTP_URL: smtp.url,
      LOG_LEVEL: 'warn',
    }
    const start = () => startServer({ dataDir: place.dataDir, env })
    const forms = Array.from({ length: SUBMISSIONS }, (_, i) =>
      browserForm(i < SUBMISSIONS * WITHOUT_SCRIPTS ? { form_stamp: '' } : {}),
    )

    let server = await start()
    let isOver = false
    const thanked = sendAll(`http://127.0.0.1:${port}`, forms, VISITORS).finally(() => {
      isOver = true
    })
    let kills = 0
    while (!isOver) {
      await pause(100 + Math.random() * either(900, 300))
      await server.crash()
      kills += 1
      server = await start()
    }
    const references = await thanked
    await expect.poll(() => undelivered(server), { timeout: 180_000, interval: 500 }).toBe(0)
    await server.stop()

    const stored = await place.leads()
    const mailed = smtp.mails.map(referenceOf)
    const figures = {
      lost: references.filter((reference) => !stored.some((lead) => lead.reference === reference)).length,
      stored: stored.length,
      notMailed: references.filter((reference) => !mailed.includes(reference)).length,
      mails: new Set(mailed).size,
    }
    console.info(`${kind}: ${kills} kills, ${mailed.length - figures.mails} mails twice (same Message-ID)`)
    expect(figures).toEqual({ lost: 0, stored: SUBMISSIONS, notMailed: 0, mails: SUBMISSIONS })
    expect(new Set(references).size).toBe(SUBMISSIONS)
    await smtp.stop()
    await place.remove()
  })
})

async function undelivered({ url }: SiteServer): Promise<number> {
  const response = await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${TOKEN}` } })
  return Number(/^leads\{mail_state="pending"\} (\d+)$/m.exec(await response.text())?.[1] ?? Number.NaN)
}

/** A mail that is delivered twice carries the same Message-ID both times: the lead's reference. */
function referenceOf({ messageId = '' }: Email): string {
  return /<(.+)@/.exec(messageId)?.[1] ?? ''
}
