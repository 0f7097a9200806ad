import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { StoredLead } from '#app/features/lead/lead-store.server.ts'
import { openDatabase } from '#app/infra/database/database.server.ts'
import { placeDatabase } from '../support/data-dir.ts'
import { validLeadForm } from '../support/lead-forms.ts'
import { runScript } from '../support/run-script.ts'
import { type SiteServer, startServer } from '../support/site-server.ts'
import { startSmtpServer } from '../support/smtp-server.ts'

/** Several commands one after the other, each of which starts a database. */
const PATIENT = { timeout: 180_000 }

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'backup-'))
  await placeDatabase(join(directory, 'here'))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

const place = (name: string) => ({ DATA_DIR: join(directory, name) })

async function submit({ url }: SiteServer, fields: Record<string, string> = {}): Promise<string> {
  const body = validLeadForm({ company: crypto.randomUUID(), ...fields })
  const answer = await fetch(`${url}/api/leads`, { method: 'POST', body })
  return (await answer.json()).reference
}

async function storedReferences(dataDir: string): Promise<(string | null)[]> {
  const { stdout } = await runScript('leads', ['list', '--json'], { DATA_DIR: dataDir })
  return JSON.parse(stdout).map(({ reference }: StoredLead) => reference)
}

test(
  'a backup of the running server holds every lead accepted before it, and opens elsewhere',
  PATIENT,
  async () => {
    const server = await startServer({ dataDir: join(directory, 'here') })
    const before = [await submit(server), await submit(server), await submit(server)]
    let isOver = false
    const meanwhile = (async () => {
      const references = []
      while (!isOver) references.push(await submit(server))
      return references
    })()
    const backup = await runScript('backup', [join(directory, 'site.jsonl.gz')], place('here'))
    isOver = true
    const during = await meanwhile
    await server.stop()

    expect(backup).toMatchObject({ code: 0, stdout: `${join(directory, 'site.jsonl.gz')}\n` })
    const [, held] = /with (\d+) leads, the newest received \d/.exec(backup.stderr) ?? []
    expect((await stat(join(directory, 'site.jsonl.gz'))).mode & 0o077).toBe(0)
    const restore = await runScript('restore', ['--new', join(directory, 'site.jsonl.gz')], place('there'))
    expect(restore).toMatchObject({ code: 0, stderr: expect.stringContaining(`Restored: ${held} leads, `) })
    const restored = await storedReferences(join(directory, 'there'))
    expect(restored).toHaveLength(Number(held))
    expect(restored).toEqual(expect.arrayContaining(before))
    expect([...before, ...during]).toEqual(expect.arrayContaining(restored))
  },
)

test('a stopped database is backed up too; restoring moves the previous one aside', PATIENT, async () => {
  const first = await startServer({ dataDir: join(directory, 'here') })
  const early = await submit(first)
  await first.stop()
  expect((await runScript('backup', [], place('here'))).code).toBe(0)
  const [name = ''] = await readdir(join(directory, 'here', 'backups'))
  const second = await startServer({ dataDir: join(directory, 'here') })
  const later = [await submit(second), await submit(second)]
  await second.stop()

  const restore = await runScript('restore', [join(directory, 'here', 'backups', name)], place('here'))

  expect(restore.stderr).toMatch(/^Restored: 1 lead, .*\nBefore: 3 leads, /m)
  expect(await storedReferences(join(directory, 'here'))).toEqual([early])
  const clusters = await readdir(join(directory, 'here', 'postgres'))
  expect(clusters).toEqual(['data', expect.stringMatching(/^data\.before-/), 'lock'])
  expect(restore.stderr).toContain(join(directory, 'here', 'postgres', clusters[1] ?? ''))
  expect(later).not.toContain(early)
})

test('a database that does not open any more is replaced by a backup, and kept', PATIENT, async () => {
  await runScript('backup', [join(directory, 'site.jsonl.gz')], place('here'))
  await rm(join(directory, 'here', 'postgres', 'data', 'global', 'pg_control'))
  expect(await runScript('leads', ['list'], place('here'))).toMatchObject({ code: 1 })

  const restore = await runScript('restore', [join(directory, 'site.jsonl.gz')], place('here'))
  expect(restore.code).toBe(0)
  expect(restore.stderr).toMatch(/^Before: a database that does not open; kept in \S+data\.before-\S+\.$/m)
  expect(await storedReferences(join(directory, 'here'))).toEqual([])
})

test('nothing is restored from a file that is not a backup, or under a running server', PATIENT, async () => {
  await writeFile(join(directory, 'noise'), 'not an archive')
  expect(await runScript('restore', [join(directory, 'noise')], place('here'))).toMatchObject({ code: 1 })

  const server = await startServer({ dataDir: join(directory, 'here') })
  const reference = await submit(server)
  await runScript('backup', [join(directory, 'site.jsonl.gz')], place('here'))
  const refused = await runScript('restore', [join(directory, 'site.jsonl.gz')], place('here'))
  await server.stop()
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('in use by another process') })
  expect(await storedReferences(join(directory, 'here'))).toEqual([reference])
})

/** As an administrator's shell, or cron, which know nothing of the server's settings. */
describe('in a folder without a database', () => {
  const SENTENCE =
    /^There is no database in (\S+): DATA_DIR or DATABASE_URL may not be set in this shell; .*\.$/m

  test.each(['nowhere', 'empty'])('there is nothing to back up, and nothing is made (%s)', async (name) => {
    await mkdir(join(directory, 'empty', 'postgres'), { recursive: true })
    const backup = await runScript('backup', [], place(name))

    expect(backup).toMatchObject({ code: 1, stdout: '' })
    expect(SENTENCE.exec(backup.stderr)?.[1]).toBe(join(directory, name))
    expect(await readdir(directory)).toEqual(['empty', 'here'])
    expect(await readdir(join(directory, 'empty'), { recursive: true })).toEqual(['postgres'])
  })

  test('nothing is restored unless the folder is said to be new', async () => {
    await runScript('backup', [join(directory, 'site.jsonl.gz')], place('here'))
    const restore = await runScript('restore', [join(directory, 'site.jsonl.gz')], place('nowhere'))

    expect(restore).toMatchObject({ code: 1, stderr: expect.stringContaining('--new') })
    expect(SENTENCE.exec(restore.stderr)?.[1]).toBe(join(directory, 'nowhere'))
    expect(await readdir(directory)).toEqual(['here', 'site.jsonl.gz'])
  })
})

test('a restore that is killed has changed nothing and can be repeated', PATIENT, async () => {
  const server = await startServer({ dataDir: join(directory, 'here') })
  await runScript('backup', [join(directory, 'site.jsonl.gz')], place('here'))
  const reference = await submit(server)
  await server.stop()
  const command = spawn(process.execPath, ['scripts/restore.ts', join(directory, 'site.jsonl.gz')], {
    env: { PATH: process.env.PATH, ...place('here') },
    stdio: 'ignore',
  })
  const unfinished = join(directory, 'here', 'postgres', 'restored')
  await expect.poll(() => existsSync(unfinished), { interval: 10 }).toBe(true)
  command.kill('SIGKILL')
  await once(command, 'close')

  expect(await storedReferences(join(directory, 'here'))).toEqual([reference])
  const again = await runScript('restore', [join(directory, 'site.jsonl.gz')], place('here'))
  expect(again.stderr).toMatch(/^Restored: 0 leads\.\nBefore: 1 lead, /m)
  expect(await storedReferences(join(directory, 'here'))).toEqual([])
  expect(existsSync(unfinished)).toBe(false)
})

test('a restore that was killed between two names is finished by what opens the database next', async () => {
  const [server, clusters] = [
    await startServer({ dataDir: join(directory, 'here') }),
    join(directory, 'here', 'postgres'),
  ]
  const reference = await submit(server)
  await server.stop()
  await rename(join(clusters, 'data'), join(clusters, 'data.next'))

  expect(await storedReferences(join(directory, 'here'))).toEqual([reference])
  expect(await readdir(clusters)).toEqual(['data', 'lock'])
})

test('what waited for its mail when the backup was made is mailed after the restore', PATIENT, async () => {
  const smtp = await startSmtpServer()
  const env = { MAIL_TRANSPORT: 'smtp', SMTP_URL: smtp.url }
  await smtp.stop()
  const first = await startServer({ dataDir: join(directory, 'here'), env })
  const [pending, sample, held] = [
    await submit(first),
    await submit(first, { email: 'ona@sample.lt' }),
    await submit(first, { website: 'https://spam.example' }),
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
      expect.stringMatching(`^info@.*${held}`),
      expect.stringMatching('^ona@sample\\.lt'),
    ]),
  )
})

describe('a look into a backup', PATIENT, () => {
  let temporary: string
  beforeEach(async () => {
    temporary = join(directory, 'tmp')
    await mkdir(temporary)
  })
  afterEach(async () => {
    expect(await readdir(temporary)).toEqual([])
  })

  /** Settings that no database answers to, and no server would start with. */
  const check = (file: string) =>
    runScript('backup', ['--check', file], {
      TMPDIR: temporary,
      DATA_DIR: join(directory, 'nowhere'),
      DATABASE_URL: 'postgresql://127.0.0.1:1/none',
      SITE_URL: 'https://www.example.lt',
    })

  test('tells when it was made, how many leads it holds and when the newest came', async () => {
    const before = Date.now()
    const server = await startServer({ dataDir: join(directory, 'here') })
    await submit(server)
    await submit(server)
    await runScript('backup', [join(directory, 'site.jsonl.gz')], place('here'))
    const after = Date.now()
    await server.stop()

    const { code, stdout, stderr } = await check(join(directory, 'site.jsonl.gz'))
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    const [, newest = '', made = ''] =
      /site\.jsonl\.gz holds 2 leads, the newest received (.+? UTC); it was made (.+? UTC)\.\n$/.exec(
        stdout,
      ) ?? []
    const [newestAt, madeAt] = [Date.parse(newest), Date.parse(made)]
    expect(newestAt).toBeGreaterThan(before - 60_000)
    expect(madeAt).toBeGreaterThanOrEqual(newestAt)
    expect(madeAt).toBeLessThanOrEqual(after)
    expect(await readdir(directory)).toEqual(['here', 'site.jsonl.gz', 'tmp'])
  })

  test('refuses what is damaged, foreign or missing, in one sentence', async () => {
    await runScript('backup', [join(directory, 'site.jsonl.gz')], place('here'))
    const whole = await readFile(join(directory, 'site.jsonl.gz'))
    const files = {
      'half.jsonl.gz': whole.subarray(0, whole.length / 2),
      'foreign.gz': gzipSync('the notes of somebody else'),
      'notes.txt': 'the notes of somebody else',
    }
    for (const [name, content] of Object.entries(files)) await writeFile(join(directory, name), content)

    for (const name of [...Object.keys(files), 'missing.jsonl.gz']) {
      const { code, stdout, stderr } = await check(join(directory, name))
      expect({ code, stdout }, name).toEqual({ code: 1, stdout: '' })
      expect(stderr, name).toMatch(/^[^\n]+\.\n$/)
      expect(stderr).toContain(name)
    }
  })

  test('says of a dump of PostgreSQL which tool reads it', async () => {
    await writeFile(join(directory, 'site.dump'), 'PGDMP\x01\x10\0')
    expect(await check(join(directory, 'site.dump'))).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^\S+site\.dump is a dump of pg_dump: .*pg_restore --list.*\.\n$/),
    })
  })
})
