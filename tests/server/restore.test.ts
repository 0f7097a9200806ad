import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { openDatabase } from '#app/infra/database/database.server.ts'
import { placeDatabase } from '../support/data-dir.ts'
import { listReferences, postAnotherLead, storeLead } from '../support/embedded-leads.ts'
import { folderOfTest } from '../support/kept-until.ts'
import { runScript } from '../support/run-script.ts'
import { startServer } from '../support/site-server.ts'
import { startSmtpServer } from '../support/smtp-server.ts'

let directory: string
beforeEach(async () => {
  directory = folderOfTest()
  await placeDatabase(join(directory, 'here'))
})

const place = (name: string) => ({ DATA_DIR: join(directory, name) })

test('a database that does not open any more is replaced by a backup, and kept', async () => {
  await runScript('backup', [join(directory, 'site.jsonl.gz')], place('here'))
  await rm(join(directory, 'here', 'postgres', 'data', 'global', 'pg_control'))
  expect(await runScript('leads', ['list'], place('here'))).toMatchObject({ code: 1 })

  const restore = await runScript('restore', [join(directory, 'site.jsonl.gz')], place('here'))
  expect(restore.code).toBe(0)
  expect(restore.stderr).toMatch(/^Before: a database that does not open; kept in \S+data\.before-\S+\.$/m)
  expect(await listReferences(join(directory, 'here'))).toEqual([])
})

test('nothing is restored from a file that is not a backup, or under a running server', async () => {
  await writeFile(join(directory, 'noise'), 'not an archive')
  expect(await runScript('restore', [join(directory, 'noise')], place('here'))).toMatchObject({ code: 1 })

  const server = await startServer({ dataDir: join(directory, 'here') })
  const reference = await postAnotherLead(server)
  await runScript('backup', [join(directory, 'site.jsonl.gz')], place('here'))
  const refused = await runScript('restore', [join(directory, 'site.jsonl.gz')], place('here'))
  await server.stop()
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('in use by another process') })
  expect(await listReferences(join(directory, 'here'))).toEqual([reference])
})

test('a restore that is killed has changed nothing and can be repeated', async () => {
  await runScript('backup', [join(directory, 'site.jsonl.gz')], place('here'))
  const reference = await storeLead(join(directory, 'here'))
  const command = spawn(process.execPath, ['scripts/restore.ts', join(directory, 'site.jsonl.gz')], {
    env: { PATH: process.env.PATH, ...place('here') },
    stdio: 'ignore',
  })
  const unfinished = join(directory, 'here', 'postgres', 'data.restored')
  await expect.poll(() => existsSync(unfinished), { interval: 10 }).toBe(true)
  command.kill('SIGKILL')
  await once(command, 'close')

  expect(await listReferences(join(directory, 'here'))).toEqual([reference])
  expect(await readdir(join(directory, 'here', 'postgres'))).toEqual(['data', 'lock'])
  const again = await runScript('restore', [join(directory, 'site.jsonl.gz')], place('here'))
  expect(again.stderr).toMatch(/^Restored: 0 leads\.\nBefore: 1 lead, /m)
  expect(await listReferences(join(directory, 'here'))).toEqual([])
})

test('a restore that was killed between its two renames is finished by what opens the database next', async () => {
  const clusters = join(directory, 'here', 'postgres')
  const reference = await storeLead(join(directory, 'here'))
  await rename(join(clusters, 'data'), join(clusters, 'data.next'))

  expect(await listReferences(join(directory, 'here'))).toEqual([reference])
  expect(await readdir(clusters)).toEqual(['data', 'lock'])
})

test('a lead whose mail was pending when the backup was made is mailed after the restore', async () => {
  const smtp = await startSmtpServer()
  const env = { MAIL_TRANSPORT: 'smtp', SMTP_URL: smtp.url }
  await smtp.stop()
  const first = await startServer({ dataDir: join(directory, 'here'), env })
  const [pending, sample, quarantined] = [
    await postAnotherLead(first),
    await postAnotherLead(first, { email: 'ona@sample.lt' }),
    await postAnotherLead(first, { website: 'https://spam.example' }),
  ]
  await first.stop()
  const { db, close } = await openDatabase({ dataDir: join(directory, 'here') })
  await db.execute(sql`update leads set created_at = now() - interval '1 hour'`)
  await db.execute(
    sql`update leads set mail_state = 'sent', sample_state = 'asked' where reference = ${sample}`,
  )
  await close()

  await runScript('backup', [join(directory, 'site.jsonl.gz')], place('here'))
  await runScript('restore', ['--new', join(directory, 'site.jsonl.gz')], place('there'))
  await smtp.start()
  const second = await startServer({ dataDir: join(directory, 'there'), env })
  await expect.poll(() => smtp.mails).toHaveLength(3)
  await second.stop()
  await smtp.stop()

  const texts = smtp.mails.map(({ to, subject, text }) => `${to?.[0]?.address} ${subject} ${text}`)
  expect(texts).toEqual(
    expect.arrayContaining([
      expect.stringMatching(`^info@.*${pending}`),
      expect.stringMatching(`^info@.*${quarantined}`),
      expect.stringMatching('^ona@sample\\.lt'),
    ]),
  )
})
