import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { placeDatabase } from '../support/data-dir.ts'
import { listReferences, postAnotherLead, storeLead } from '../support/embedded-leads.ts'
import { folderOfTest } from '../support/kept-until.ts'
import { runScript } from '../support/run-script.ts'
import { startServer } from '../support/site-server.ts'

let directory: string
beforeEach(async () => {
  directory = folderOfTest()
  await placeDatabase(join(directory, 'here'))
})

const place = (name: string) => ({ DATA_DIR: join(directory, name) })

test('a backup of the running server holds every lead accepted before it, and opens elsewhere', async () => {
  const server = await startServer({ dataDir: join(directory, 'here') })
  const before = [await postAnotherLead(server), await postAnotherLead(server), await postAnotherLead(server)]
  let isOver = false
  const meanwhile = (async () => {
    const references = []
    while (!isOver) references.push(await postAnotherLead(server))
    return references
  })()
  const backup = await runScript('backup', [join(directory, 'site.jsonl.gz')], place('here'))
  isOver = true
  const during = await meanwhile
  await server.stop()

  expect(backup).toMatchObject({ code: 0, stdout: `${join(directory, 'site.jsonl.gz')}\n` })
  const [, count] = /with (\d+) leads, the newest received \d/.exec(backup.stderr) ?? []
  expect((await stat(join(directory, 'site.jsonl.gz'))).mode & 0o077).toBe(0)
  const restore = await runScript('restore', ['--new', join(directory, 'site.jsonl.gz')], place('there'))
  expect(restore).toMatchObject({ code: 0, stderr: expect.stringContaining(`Restored: ${count} leads, `) })
  const restored = await listReferences(join(directory, 'there'))
  expect(restored).toHaveLength(Number(count))
  expect(restored).toEqual(expect.arrayContaining(before))
  expect([...before, ...during]).toEqual(expect.arrayContaining(restored))
})

test('a stopped database is backed up too; restoring moves the previous one aside', async () => {
  const early = await storeLead(join(directory, 'here'))
  expect((await runScript('backup', [], place('here'))).code).toBe(0)
  const [name = ''] = await readdir(join(directory, 'here', 'backups'))
  for (let later = 0; later < 2; later++) await storeLead(join(directory, 'here'))

  const restore = await runScript('restore', [join(directory, 'here', 'backups', name)], place('here'))

  expect(restore.stderr).toMatch(/^Restored: 1 lead, .*\nBefore: 3 leads, /m)
  expect(await listReferences(join(directory, 'here'))).toEqual([early])
  const clusters = await readdir(join(directory, 'here', 'postgres'))
  expect(clusters).toEqual(['data', expect.stringMatching(/^data\.before-/), 'lock'])
  expect(restore.stderr).toContain(join(directory, 'here', 'postgres', clusters[1] ?? ''))
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

describe('a look into a backup', () => {
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

  test('shows when it was made, how many leads it holds and when the newest came', async () => {
    const before = Date.now()
    for (let lead = 0; lead < 2; lead++) await storeLead(join(directory, 'here'))
    await runScript('backup', [join(directory, 'site.jsonl.gz')], place('here'))
    const after = Date.now()

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

  test('names the tool that reads a dump of PostgreSQL', async () => {
    await writeFile(join(directory, 'site.dump'), 'PGDMP\x01\x10\0')
    expect(await check(join(directory, 'site.dump'))).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^\S+site\.dump is a dump of pg_dump: .*pg_restore --list.*\.\n$/),
    })
  })
})
