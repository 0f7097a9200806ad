import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { expect, test } from 'vitest'
import { report } from '../support/fault-table.ts'
import { postgresOf } from './support/embedded.ts'
import { either } from './support/length.ts'
import { countDueSamples, countUndelivered, referenceOf } from './support/mailbox.ts'
import { PLACE_KINDS } from './support/places.ts'
import { prepareSite } from './support/site.ts'
import { isSample, tally } from './support/tally.ts'
import { browserForm, sendAll, sendOnce } from './support/visitors.ts'

const SUBMISSIONS = either(800, 60)
const OUTAGES = either(15, 2)
const VISITORS = 4

test.for(PLACE_KINDS)(
  `a database that stops or crashes and comes back costs none of ${SUBMISSIONS} leads (%s)`,
  async (kind, { task }) => {
    await using site = await prepareSite(kind)
    const { postgres, dataDir } = site.place
    const server = await site.start()
    const forms = Array.from({ length: SUBMISSIONS }, (_, i) =>
      browserForm({ wants: 'sample', email: `lankytojas${i}@imone${i}.lt` }),
    )

    let isOver = false
    const thanked = sendAll(server.url, forms, VISITORS).finally(() => {
      isOver = true
    })
    let outages = 0
    for (; outages < OUTAGES && !isOver; outages++) {
      await pause(Math.random() * either(800, 80))
      const signal = outages % 2 === 0 ? 'SIGINT' : 'SIGKILL'
      for (const pid of postgresOf(dataDir).slice(0, 1)) process.kill(pid, signal)
      await (signal === 'SIGINT' ? postgres?.stop() : postgres?.crash())
      await pause(Math.random() * either(1_500, 500))
      // The embedded one is started by its server.
      await postgres?.start()
    }
    const references = await thanked
    await expect.poll(() => countUndelivered(server), { interval: 500 }).toBe(0)
    await expect.poll(() => countDueSamples(server), { interval: 500 }).toBe(0)
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    await server.stop()

    const counts = tally(references, await site.place.leads(), site.smtp.mails)
    expect(counts).toMatchObject({ tries: SUBMISSIONS, lost: 0, duplicated: 0 })
    const samples = site.smtp.mails.filter(isSample).map(referenceOf)
    expect(samples.length).toBeGreaterThan(0)
    expect(samples).toHaveLength(new Set(samples).size)
    report(task, `PostgreSQL stops or crashes under load (${outages} times)`, kind, counts)
  },
)

test('a database that becomes read-only, as hosts make full ones, costs no lead', async ({ task }) => {
  await using site = await prepareSite('postgres')
  const server = await site.start()
  const send = async () => (await sendOnce(server.url, browserForm())).reference ?? ''

  const thanked = [await send()]
  await setReadOnly(site.place.env.DATABASE_URL ?? '', true)
  for (let i = 0; i < 5; i++) thanked.push(await send())
  await setReadOnly(site.place.env.DATABASE_URL ?? '', false)
  const afterwards = await send()
  await expect.poll(() => countUndelivered(server), { interval: 500 }).toBe(0)
  await server.stop()

  const stored = await site.place.leads()
  expect(stored).toContainEqual({ reference: afterwards, state: 'sent' })
  const counts = tally([...thanked, afterwards], stored, site.smtp.mails)
  expect(counts).toMatchObject({ lost: 0, duplicated: 0, onlyMailed: 5 })
  report(task, 'PostgreSQL becomes read-only', 'postgres', counts)
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
