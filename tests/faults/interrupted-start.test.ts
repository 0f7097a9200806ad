import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startDatabaseProxy } from './support/database-proxy.ts'
import { referenceOf } from './support/mail-reference.ts'
import { FIRST_VERSION, makeOldDatabase, OLD_LEADS } from './support/old-database.ts'
import { countUndelivered } from './support/server-metrics.ts'
import { type FaultySite, prepareSite } from './support/site.ts'
import { tally } from './support/tally.ts'
import { longOrShort } from './support/test-length.ts'
import { browserForm, sendOnce } from './support/visitors.ts'

const KILLS = longOrShort(12, 1)
/** About as long as a start takes on two cores. */
const START_MS = 4_000
const RUN_BUILD = `await (await import('./build/server/index.js')).main()`

test(`a first start that is killed ${KILLS} times, in its migrations too, is completed by the next`, async () => {
  await using site = await prepareSite('embedded', { isFirstStart: true })
  for (let kill = 0; kill < KILLS; kill++) await startAndKill(site, Math.random() * START_MS)

  const server = await site.start()
  const divisions = await fetch(`${server.url}/api/cpv?level=1`)
  expect(await divisions.json()).toHaveLength(45)
  const { reference } = await sendOnce(server.url, browserForm())
  await expect.poll(() => countUndelivered(server)).toBe(0)
  await server.stop()
  expect(await site.tally([reference ?? ''])).toMatchObject({ lost: 0, duplicated: 0, onlyMailed: 0 })
})

test(`a database of the first version is brought up to date, killed ${KILLS} times over it; its leads are kept, waiting ones mailed`, async () => {
  await using site = await prepareSite('postgres')
  await makeOldDatabase(site.storage.env.DATABASE_URL ?? '', FIRST_VERSION)
  for (let kill = 0; kill < KILLS; kill++) await startAndKill(site, (Math.random() * START_MS) / 2)

  const server = await site.start()
  const { reference } = await sendOnce(server.url, browserForm())
  await expect.poll(() => countUndelivered(server)).toBe(0)
  await server.stop()

  const stored = await site.storage.leads()
  expect(stored).toContainEqual(expect.objectContaining({ reference: OLD_LEADS.sent, state: 'sent' }))
  expect(site.smtp.mails.map(referenceOf)).not.toContain(OLD_LEADS.sent)
  const toBeMailed = stored.filter((lead) => lead.reference !== OLD_LEADS.sent)
  const counts = tally([OLD_LEADS.pending, reference ?? ''], toBeMailed, site.smtp.mails)
  expect(counts).toMatchObject({ lost: 0, duplicated: 0, onlyMailed: 0 })
})

test('a connection that breaks in the middle of the migrations ends the start with a sentence; the next one goes on', async () => {
  await using site = await prepareSite('postgres')
  const moments = longOrShort(
    [
      'CREATE TABLE',
      'INSERT INTO "cpv_data"',
      'CREATE TABLE "rate_limits"',
      'CREATE FUNCTION erase_old_leads',
      'ADD COLUMN "mail_due_at"',
    ],
    ['INSERT INTO "cpv_data"', 'ADD COLUMN "mail_due_at"'],
  )
  const proxy = await startDatabaseProxy(site.storage.env.DATABASE_URL ?? '')
  for (const at of moments) {
    proxy.arm({ at, way: 'cut' })
    await expect(site.start({ DATABASE_URL: proxy.url })).rejects.toThrow('The server could not start: ')
    proxy.heal()
  }
  await proxy.stop()
  const server = await site.start()
  const { reference } = await sendOnce(server.url, browserForm())
  await expect.poll(() => countUndelivered(server)).toBe(0)
  await server.stop()
  expect(await site.tally([reference ?? ''])).toMatchObject({ lost: 0, duplicated: 0, onlyMailed: 0 })
})

async function startAndKill({ storage, env }: FaultySite, afterMs: number): Promise<void> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', RUN_BUILD], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: '0', DATA_DIR: storage.dataDir, ...env },
    stdio: 'ignore',
  })
  await pause(afterMs)
  child.kill('SIGKILL')
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}
