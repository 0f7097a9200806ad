import { execFile } from 'node:child_process'
import { utimesSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fetchPgliteEngine } from '#app/infra/database/backup/pglite-engine.server.ts'
import { isLong } from '../faults/support/test-length.ts'
import { placeDatabase } from '../support/data-dir.ts'
import { runScript } from '../support/run-script.ts'
import { startServer } from '../support/site-server.ts'

let directory: string
let dataDir: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'carry-over-'))
  dataDir = join(directory, 'here')
  await mkdir(join(dataDir, 'db'), { recursive: true })
  await writeFile(join(dataDir, 'db', 'PG_VERSION'), '17\n')
})
afterEach(() => rm(directory, { recursive: true, force: true }))

const run = (script: string, args: string[] = [], env: Record<string, string> = {}) =>
  runScript(script, args, { DATA_DIR: dataDir, ...env })

describe('the database of an earlier release', () => {
  test.each([
    ['leads', 'list'],
    ['backup', ''],
    ['restore', 'site.jsonl.gz'],
  ])('is left alone by npm run %s, which names the command that carries it over', async (script, arg) => {
    const { code, stderr } = await run(script, arg === '' ? [] : [arg])
    expect(code).toBe(1)
    expect(stderr).toMatch(/npm run carry-over/)
    expect(await readdir(dataDir, { recursive: true })).toEqual(['db', join('db', 'PG_VERSION')])
  })

  test('is left alone by the server', async () => {
    await expect(startServer({ dataDir })).rejects.toThrow('npm run carry-over')
    expect(await readdir(dataDir)).not.toContain('postgres')
  })

  test('is not carried over while its server runs', async () => {
    await mkdir(join(dataDir, 'db.lock'))
    // As its server does every second, however long the command takes to start.
    const renewal = setInterval(() => utimesSync(join(dataDir, 'db.lock'), new Date(), new Date()), 500)
    const { code, stderr } = await run('carry-over').finally(() => clearInterval(renewal))
    expect(code).toBe(1)
    expect(stderr).toMatch(/^The database of the earlier release in \S+ is in use: [^\n]+\.$/m)
    expect(await readdir(dataDir)).toEqual(['db', 'db.lock'])
  })

  test('is not carried over when the former engine cannot be fetched, and the attempt leaves nothing behind', async () => {
    await mkdir(join(dataDir, 'db.lock'))
    await utimes(join(dataDir, 'db.lock'), 0, 0)
    const unreachable = { npm_config_registry: 'http://127.0.0.1:1/', npm_config_fetch_retries: '0' }
    const { code, stderr } = await run('carry-over', [], unreachable)
    expect(code).toBe(1)
    expect(stderr).toMatch(/^The former engine \(\S+ \S+\) could not be fetched: npm error [^\n]+\.$/m)
    expect(await readdir(dataDir)).toEqual(['db', 'db.lock'])
  })

  test('does not take the place of a database of this release unless told to', async () => {
    await placeDatabase(dataDir)
    const { code, stderr } = await run('carry-over')
    expect(code).toBe(1)
    expect(stderr).toMatch(/holds a database of this release already: with --replace [^\n]+\.$/m)
  })
})

test('a folder without a database is left alone: nothing is carried over, and nothing is made', async () => {
  await rm(dataDir, { recursive: true })
  const { code, stderr } = await run('carry-over')
  expect(code).toBe(1)
  expect(stderr).toMatch(/^There is no database of an earlier release in \S+: [^\n]+\.$/m)
  expect(await readdir(directory)).toEqual([])
})

/** By npm, so only at full length: `npm test` needs no network. */
describe.runIf(isLong)('with the former engine', () => {
  const UNUSUAL_TEXT = `„Ąžuolo" \\ \u2028 🏗️`
  const STATES = ['pending', 'sent', 'quarantined', 'failed']

  beforeEach(async () => {
    const { PGlite } = await fetchPgliteEngine(join(directory, 'engine'))
    const db = await PGlite.create({ dataDir: join(dataDir, 'made') })
    await rm(join(dataDir, 'db'), { recursive: true })
    await db.query('create schema drizzle')
    await db.query(
      'create table drizzle.__drizzle_migrations (id serial primary key, hash text, created_at bigint)',
    )
    await migrateAsBefore((text) => db.query(text))
    for (const [i, state] of STATES.entries()) {
      await db.query(`insert into leads (company_code, company, name, phone, email, industry, activity, referral_source,
        privacy_consent, reference, mail_state, created_at)
        values ('1', '${UNUSUAL_TEXT}', 'Ona', '+370', 'a@b.lt', '', 'active', '', true, 'OLD-${i}', '${state}', '2026-11-22 10:11:12.123456')`)
    }
    await db.close()
    await promisify(execFile)('mv', [join(dataDir, 'made'), join(dataDir, 'db')])
  })

  test('a folder and a backup of an earlier release are carried over, and stay as they are', async () => {
    const before = await everyByte(join(dataDir, 'db'))
    const archive = join(directory, 'old.tar.gz')
    await promisify(execFile)('tar', ['-czf', archive, '-C', join(dataDir, 'db'), '.'])
    const sources = [[], ['--replace', archive]]
    for (const args of sources) {
      const { stderr } = await promisify(execFile)(process.execPath, ['scripts/carry-over.ts', ...args], {
        env: { ...process.env, DATA_DIR: dataDir },
      })
      expect(stderr).toMatch(/^Carried over: 4 leads, the newest received 2026-11-22 10:11 UTC\.$/m)
      const { stdout } = await run('leads', ['list', '--json'])
      expect(JSON.parse(stdout)).toHaveLength(4)
      for (const [i, mail_state] of STATES.entries()) {
        expect(JSON.parse(stdout)).toContainEqual(
          expect.objectContaining({ reference: `OLD-${i}`, company: UNUSUAL_TEXT, mail_state }),
        )
      }
    }
    expect((await readdir(dataDir)).toSorted()).toEqual(['db', 'postgres'])
    expect(await everyByte(join(dataDir, 'db'))).toEqual(before)
  })
})

/** The migrations of the first release that had them. */
async function migrateAsBefore(query: (text: string) => Promise<unknown>): Promise<void> {
  const { entries } = JSON.parse(await readFile('db/migrations/meta/_journal.json', 'utf8'))
  for (const { tag, when } of entries.slice(0, 6)) {
    const text = await readFile(`db/migrations/${tag}.sql`, 'utf8')
    for (const statement of text.split('--> statement-breakpoint')) await query(statement)
    await query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('', ${when})`)
  }
}

async function everyByte(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, (await readFile(file)).toString('base64')] as const)),
  )
}
