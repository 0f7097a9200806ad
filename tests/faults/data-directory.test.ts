import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { report } from '../support/fault-table.ts'
import { either } from './support/length.ts'
import { countUndelivered } from './support/mailbox.ts'
import { prepareSite } from './support/site.ts'
import { tally } from './support/tally.ts'
import { browserForm, sendAll } from './support/visitors.ts'

const SUBMISSIONS = either(200, 20)
const INTRUDERS = either(5, 1)

test('a data directory is refused to a second process, with a sentence, while the first works on it', async ({
  task,
}) => {
  await using site = await prepareSite('embedded')
  const server = await site.start()
  const forms = Array.from({ length: SUBMISSIONS }, () => browserForm())
  const thanked = sendAll(server.url, forms, 2)
  for (let intruder = 0; intruder < INTRUDERS; intruder++) {
    await expect(site.start()).rejects.toThrow('in use by another process; stop it first')
  }
  const references = await thanked
  await expect.poll(() => countUndelivered(server), { interval: 500 }).toBe(0)
  await server.stop()
  const counts = tally(references, await site.place.leads(), site.smtp.mails)
  expect(counts).toMatchObject({ lost: 0, duplicated: 0, onlyMailed: 0 })
  report(
    task,
    `second process on the data directory (${INTRUDERS} refused with a sentence)`,
    'embedded',
    counts,
  )
})

test('one PostgreSQL is shared by two processes, one of them killed: each lead once', async ({ task }) => {
  await using site = await prepareSite('postgres')
  const servers = await Promise.all([site.start(), site.start()])
  const forms = () => Array.from({ length: SUBMISSIONS / 2 }, () => browserForm())
  const references = (await Promise.all(servers.map(({ url }) => sendAll(url, forms(), 2)))).flat()
  const [first, second] = servers
  await first.crash()
  await expect.poll(() => countUndelivered(second), { interval: 500 }).toBe(0)
  await second.stop()
  const counts = tally(references, await site.place.leads(), site.smtp.mails)
  expect(counts).toMatchObject({ lost: 0, duplicated: 0, onlyMailed: 0 })
  report(task, 'two processes share a database, one is killed', 'postgres', counts)
})

test('a data directory of another PostgreSQL is left alone, with a sentence', async ({ task }) => {
  await using site = await prepareSite('embedded')
  const server = await site.start()
  const references = await sendAll(server.url, [browserForm()], 1)
  await expect.poll(() => countUndelivered(server)).toBe(0)
  await server.stop()

  const versionFile = join(site.place.dataDir, 'postgres', 'data', 'PG_VERSION')
  const version = await readFile(versionFile, 'utf8')
  await writeFile(versionFile, '17\n')
  await expect(site.start()).rejects.toThrow('was made by PostgreSQL 17, and this software has')
  await writeFile(versionFile, version)
  const counts = tally(references, await site.place.leads(), site.smtp.mails)
  expect(counts).toMatchObject({ lost: 0, duplicated: 0, onlyMailed: 0 })
  report(task, 'data directory of another PostgreSQL (start refused with a sentence)', 'embedded', counts)
})
