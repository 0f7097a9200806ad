import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'vitest'
import { errorCode } from '#app/infra/error-code.server.ts'
import { samples as sampleLimits } from '#config/limits.ts'
import { freePort } from '../support/free-port.ts'
import type { SiteServer } from '../support/site-server.ts'
import { postgresOf } from './support/embedded.ts'
import { referenceOf } from './support/mail-reference.ts'
import { countDueSamples, countUndelivered } from './support/server-metrics.ts'
import { prepareSite } from './support/site.ts'
import { isSample, tally } from './support/tally.ts'
import { longOrShort } from './support/test-length.ts'
import { STORAGE_KINDS, type StorageKind } from './support/test-storage.ts'
import { browserForm, sendAll } from './support/visitors.ts'

const SUBMISSIONS = longOrShort(500, 40)
const MAX_KILLS = longOrShort(500, 2)
/** With the embedded database, PostgreSQL is killed now and then too. */
const KINDS = longOrShort<readonly StorageKind[]>(STORAGE_KINDS, ['embedded'])
const VISITORS = 4
/** Share of people without scripts; fewer than the limit for that kind lets through. */
const WITHOUT_SCRIPTS = 0.2

test.concurrent.for(KINDS)(
  `killed at random moments on %s: each of ${SUBMISSIONS} acknowledged leads is mailed, and stored once if the database answers in time`,
  async (kind, { expect }) => {
    await using site = await prepareSite(kind)
    const port = await freePort()
    const servers: SiteServer[] = []
    const start = async () => {
      const started = await site.start({ PORT: String(port) })
      servers.push(started)
      return started
    }
    const forms = Array.from({ length: SUBMISSIONS }, (_, i) =>
      browserForm({
        wants: 'sample',
        email: `lankytojas${i}@imone${i}.lt`,
        ...(i < SUBMISSIONS * WITHOUT_SCRIPTS && { form_token: '' }),
      }),
    )

    let server = await start()
    let isOver = false
    const acknowledged = sendAll(`http://127.0.0.1:${port}`, forms, VISITORS).finally(() => {
      isOver = true
    })
    let kills = 0
    while (!isOver && kills < MAX_KILLS) {
      await pause(Math.random() * longOrShort(3_000, 500))
      const [database] = kind === 'embedded' && kills % 2 === 0 ? postgresOf(site.storage.dataDir) : []
      const crashed = server.crash()
      if (database !== undefined) process.kill(database, 'SIGKILL')
      await crashed
      kills += 1
      server = await start()
    }
    const references = await acknowledged
    await expect.poll(() => countUndelivered(server), { timeout: 300_000, interval: 500 }).toBe(0)
    await expect.poll(() => countDueSamples(server), { timeout: 180_000, interval: 500 }).toBe(0)
    await server.stop()

    // On a busy machine the database may answer too late: the lead is then mailed at once, which the server says.
    const mailedInstead = logged(servers, 'a lead was mailed without being stored')
    const samples = site.smtp.mails.filter(isSample).map(referenceOf)
    // A lead that is mailed instead of stored gets no sample.
    const sendable = SUBMISSIONS * (1 - WITHOUT_SCRIPTS) - mailedInstead.length
    expect(new Set(samples).size).toBeLessThanOrEqual(sampleLimits.perHour)
    expect(new Set(samples).size).toBeGreaterThanOrEqual(Math.min(sampleLimits.perHour, sendable))
    // A mail is repeated only when the process dies between sending it and recording that.
    expect(samples.length - sampleLimits.perHour).toBeLessThanOrEqual(kills)
    const stored = await site.storage.leads()
    const counts = tally(references, stored, site.smtp.mails)
    expect(counts).toMatchObject({ tries: SUBMISSIONS, lost: 0, duplicated: 0 })
    const kept = new Set([...stored, ...mailedInstead].map(({ reference }) => reference))
    expect(references.filter((reference) => !kept.has(reference))).toEqual([])
    expect(stored.length).toBeGreaterThan(SUBMISSIONS / 2)
    // Never because the database refused it, which has a code.
    const unstored = logged(servers, 'a lead could not be stored; sending its mail at once')
    expect(unstored.flatMap(({ err }) => codeOf(err) ?? [])).toEqual([])
  },
)

test.concurrent('two processes share a PostgreSQL, one is killed: each lead is stored once', async ({
  expect,
}) => {
  await using site = await prepareSite('postgres')
  const [first, second] = await Promise.all([site.start(), site.start()])
  const forms = () => Array.from({ length: longOrShort(50, 10) }, () => browserForm())
  const sent = await Promise.all([first, second].map(({ url }) => sendAll(url, forms(), 2)))
  await first.crash()
  await expect.poll(() => countUndelivered(second), { interval: 500 }).toBe(0)
  await second.stop()
  expect(await site.tally(sent.flat(), [first, second])).toMatchObject({
    lost: 0,
    duplicated: 0,
    onlyMailed: 0,
  })
})

/** The code of a logged error, or of its cause. */
function codeOf(err: unknown): string | null {
  return errorCode(err) ?? errorCode((err as { cause?: unknown }).cause)
}

function logged(servers: readonly SiteServer[], message: string) {
  return servers.flatMap((server) => server.logs()).filter(({ msg }) => msg === message)
}
