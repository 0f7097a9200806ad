import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { expect, test } from 'vitest'
import { type ConnectionFault, startDatabaseProxy } from './support/database-proxy.ts'
import { postgresOf } from './support/embedded.ts'
import { referenceOf } from './support/mail-reference.ts'
import { countDueSamples, countUndelivered } from './support/server-metrics.ts'
import { prepareSite } from './support/site.ts'
import { isSample, tally } from './support/tally.ts'
import { longOrShort } from './support/test-length.ts'
import { STORAGE_KINDS, type StorageKind } from './support/test-storage.ts'
import { browserForm, sendAll, sendOnce } from './support/visitors.ts'

const SUBMISSIONS = longOrShort(400, 40)
const OUTAGES = longOrShort(15, 2)
const VISITORS = 4
/** The short form takes the embedded one, which its server has to start again. */
const KINDS = longOrShort<readonly StorageKind[]>(STORAGE_KINDS, ['embedded'])

test.for(KINDS)(
  `a database that stops or crashes and comes back costs none of ${SUBMISSIONS} leads (%s)`,
  async (kind) => {
    await using site = await prepareSite(kind)
    const { postgres, dataDir } = site.storage
    const server = await site.start()
    const forms = Array.from({ length: SUBMISSIONS }, (_, i) =>
      browserForm({ wants: 'sample', email: `lankytojas${i}@imone${i}.lt` }),
    )

    let isOver = false
    const acknowledged = sendAll(server.url, forms, VISITORS).finally(() => {
      isOver = true
    })
    let outages = 0
    for (; outages < OUTAGES && !isOver; outages++) {
      await pause(Math.random() * longOrShort(800, 80))
      const signal = outages % 2 === 0 ? 'SIGINT' : 'SIGKILL'
      for (const pid of postgresOf(dataDir).slice(0, 1)) process.kill(pid, signal)
      await (signal === 'SIGINT' ? postgres?.stop() : postgres?.crash())
      await pause(Math.random() * longOrShort(1_500, 500))
      // The embedded one is started by its server.
      await postgres?.start()
    }
    const references = await acknowledged
    await expect.poll(() => countUndelivered(server), { timeout: 300_000, interval: 500 }).toBe(0)
    await expect.poll(() => countDueSamples(server), { interval: 500 }).toBe(0)
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    await server.stop()

    expect(await site.tally(references)).toMatchObject({ tries: SUBMISSIONS, lost: 0, duplicated: 0 })
    const samples = site.smtp.mails.filter(isSample).map(referenceOf)
    expect(samples.length).toBeGreaterThan(0)
    expect(samples).toHaveLength(new Set(samples).size)
  },
)

/** In the order of a transaction; the last one is carried out, but its reply is lost. */
const STATEMENTS: Pick<ConnectionFault, 'at' | 'isDelivered'>[] = [
  { at: 'begin' },
  { at: 'insert into "leads"' },
  { at: 'commit' },
  { at: 'commit', isDelivered: true },
]
/** More than the site has connections: none of them may stay behind. */
const ROUNDS = 12
/** On a busy machine a lead may be mailed before its transaction is anywhere. */
const MAX_TRIES = 20
const BREAKS = STATEMENTS.map((moment): ConnectionFault => ({ ...moment, way: 'cut' }))
const SILENCES = STATEMENTS.map((moment): ConnectionFault => ({ ...moment, way: 'silence' }))
const CONNECTION_FAULTS = [
  ...Array.from({ length: ROUNDS }, () => longOrShort(BREAKS, BREAKS.slice(0, 1))).flat(),
  ...BREAKS,
  ...longOrShort(SILENCES, SILENCES.slice(1, 2)),
]

test('a connection that breaks or falls silent before, in, at the end of and after the transaction, and a database that becomes read-only: each lead is acknowledged and mailed, and the next one stored; a mail that cannot be marked as sent is not sent again, and its sample follows', async () => {
  await using site = await prepareSite('postgres')
  const databaseUrl = site.storage.env.DATABASE_URL ?? ''
  const proxy = await startDatabaseProxy(databaseUrl)
  const server = await site.start({ DATABASE_URL: proxy.url })
  const send = async () => (await sendOnce(server.url, browserForm())).reference ?? ''

  const acknowledged: string[] = []
  const storeOne = async () => {
    for (let i = 0; i < MAX_TRIES; i++) {
      const reference = await send()
      if ((await site.storage.leads()).some((lead) => lead.reference === reference)) return reference
      acknowledged.push(reference)
    }
    throw new Error(`None of ${MAX_TRIES} leads was stored.`)
  }
  site.smtp.behave((mail) => {
    // Staff have the mail, which is to be marked next.
    if (!isSample(mail)) proxy.arm({ at: '"mail_sent_at" = now()', way: 'break one' })
    return 'accept'
  })
  const { reference: withSample } = await sendOnce(server.url, browserForm({ wants: 'sample' }))
  await expect.poll(() => proxy.hasFailed()).toBe(true)
  site.smtp.behave('accept')
  acknowledged.push(withSample ?? '')

  for (const fault of CONNECTION_FAULTS) {
    proxy.arm(fault)
    for (let i = 0; i < MAX_TRIES && !proxy.hasFailed(); i++) acknowledged.push(await send())
    expect(proxy.hasFailed()).toBe(true)
    proxy.heal()
  }
  const stored = [await storeOne()]
  // As hosting providers do when the disk is full.
  await setReadOnly(databaseUrl, true)
  const unstored: string[] = []
  for (let i = 0; i < 5; i++) unstored.push(await send())
  await setReadOnly(databaseUrl, false)
  stored.push(await storeOne())
  await expect.poll(() => countUndelivered(server), { interval: 500 }).toBe(0)
  await expect.poll(() => countDueSamples(server), { interval: 500 }).toBe(0)
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  await server.stop()
  await proxy.stop()
  expect(site.smtp.mails.filter(isSample).map(referenceOf)).toEqual([`${withSample}-sample`])
  expect(site.smtp.mails.map(referenceOf).filter((reference) => reference === withSample)).toHaveLength(1)

  const leads = await site.storage.leads()
  for (const reference of stored) {
    expect(leads).toContainEqual(expect.objectContaining({ reference, state: 'sent' }))
  }
  expect(leads.filter(({ reference }) => unstored.includes(reference))).toEqual([])
  const counts = tally([...acknowledged, ...stored, ...unstored], leads, site.smtp.mails)
  expect(counts).toMatchObject({ lost: 0, duplicated: 0 })
})

/** For all connections: open ones are ended. */
async function setReadOnly(connectionString: string, isReadOnly: boolean): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const database = new URL(connectionString).pathname.slice(1)
  await client.query('set default_transaction_read_only = off')
  await client.query(`alter database ${database} set default_transaction_read_only = ${isReadOnly}`)
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await client.end()
}
