import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#app/infra/database/database.server.ts'
import { createDataDir } from '../support/data-dir.ts'
import { startCvpisServer } from '../support/notice-servers/cvpis-server.ts'
import { fixtureNotices } from '../support/notice-servers/fixture-notices.ts'
import { generateNotices } from '../support/notice-servers/generate-notices.ts'
import { startTedServer } from '../support/notice-servers/ted-server.ts'
import type { TestNotice } from '../support/notice-servers/test-notice.ts'
import { runScript } from '../support/run-script.ts'
import { type SiteServer, startServer } from '../support/site-server.ts'
import { daysAgo, workingDayAgo } from '../support/source-notices.ts'

const RECORDER = pathToFileURL(resolve('tests/support/connection-recorder.js')).href
/** As the fixtures and the protocol servers have them. */
const CONTACTS = /@|\+370|600 00000|Kontaktas Pavyzdinis/
const A_CONTACT = ', Kontaktinis asmuo: Kontaktas Pavyzdinis, +370 600 00000, kontaktas@example.lt'
const MINUTE_MS = 60_000
/** An interrupted ingest begins again after a minute; the folder is looked at every ten seconds. */
const READ_WITHIN_MS = 5 * MINUTE_MS

interface Status {
  source: string
  newest: { problem: string | null; is_complete: boolean } | null
  stored: { all: number }
}

function notices(server: SiteServer, env: Record<string, string>, ...args: string[]) {
  return runScript('notices', args, { DATA_DIR: server.dataDir, ...env })
}

async function readStatus(server: SiteServer, env: Record<string, string>): Promise<Record<string, Status>> {
  const { stdout } = await notices(server, env, 'status', '--json')
  const list: Status[] = JSON.parse(stdout)
  return Object.fromEntries(list.map((entry) => [entry.source, entry]))
}

function importLine(i: number, differs: object = {}): string {
  const line = {
    id: `firm/${i}`,
    kind: 'tender',
    title: `Stogo remontas, objektas ${i}`,
    buyer: 'Pavyzdinė gimnazija',
    published: workingDayAgo(),
    deadline: daysAgo(-20),
    codes: ['45261910-6'],
    ...differs,
  }
  return `${JSON.stringify(line)}\n`
}

test('a file of 120 lines in the folder is shown soon, without contacts; one with a bad line is not imported', async () => {
  const env = { NOTICE_SOURCES: 'import', LOG_LEVEL: 'debug' }
  const dataDir = await newDirectory()
  const server = await startServer({ env, dataDir })
  const folder = join(dataDir, 'notices')
  const lines = Array.from({ length: 120 }, (_, i) =>
    importLine(i, i === 7 ? { title: `Langų plovimas${A_CONTACT}` } : {}),
  )
  await writeFile(join(folder, 'day.jsonl'), lines.join(''))
  const bad = [importLine(500), importLine(501, { published: 'vakar' }), importLine(502)]
  await writeFile(join(folder, 'later.jsonl'), bad.join(''))

  const within = { timeout: READ_WITHIN_MS, interval: 100 }
  await expect.poll(() => readdir(join(folder, 'taken')), within).toHaveLength(1)
  await expect.poll(() => readdir(join(folder, 'refused')), within).toHaveLength(2)
  expect((await notices(server, env, 'show', 'firm/119')).code).toBe(0)
  const hidden = await notices(server, env, 'hide', 'firm/119')
  expect(hidden.stderr).toContain('1 notices are hidden within a minute.')

  const { import: imported } = await readStatus(server, env)
  expect(imported).toMatchObject({
    stored: { all: 120 },
    newest: {
      is_complete: false,
      problem: 'Nothing of the file was taken: line 2: published: must be a day such as 2026-11-22.',
    },
  })
  expect((await notices(server, env, 'show', 'firm/500')).stderr).toBe('There is no notice "firm/500".\n')
  const [problem = ''] = (await readdir(join(folder, 'refused'))).filter((name) =>
    name.endsWith('.problem.txt'),
  )
  expect(await readFile(join(folder, 'refused', problem), 'utf8')).toContain('line 2: published')
  expect(await server.stop()).toBe(0)
  expect(logOf(server)).not.toMatch(CONTACTS)
  const tables = await dumpTables(dataDir)
  expect(tables).toContain('Langų plovimas')
  expect(tables).not.toMatch(CONTACTS)
})

test('a day of TED and CVP IS is read at the start, once and merged; no contact is in a table or in the log', async () => {
  const day = dayOfNotices()
  const ted = await startTedServer({ notices: day })
  const cvpis = await startCvpisServer({ notices: day })
  const sources = { NOTICE_SOURCES: 'ted,cvpis', TED_API_URL: ted.url, CVPIS_API_URL: cvpis.url }
  const env = { ...sources, CVPIS_API_KEY: cvpis.apiKey, LOG_LEVEL: 'debug' }
  const dataDir = await newDirectory()
  const server = await startServer({ env, dataDir })
  const sourcesRead = () => {
    const read = server.logs().filter(({ msg }) => msg === 'notices were read')
    return new Set(read.map(({ source }) => source)).size
  }

  await expect.poll(sourcesRead, { timeout: READ_WITHIN_MS, interval: 100 }).toBe(2)
  expect((await notices(server, env, 'ingest')).code).toBe(0)
  const status = await readStatus(server, env)
  await server.stop()

  expect(status).toMatchObject({
    ted: { stored: { all: 120 }, newest: { is_complete: true } },
    cvpis: { stored: { all: 120 }, newest: { is_complete: true } },
  })
  expect(server.logs()).toContainEqual(expect.objectContaining({ msg: 'notices were read', new: 120 }))
  expect(logOf(server)).not.toMatch(CONTACTS)
  expect(server.output()).not.toContain(cvpis.apiKey)
  expect(await dumpTables(dataDir)).not.toMatch(CONTACTS)
  await Promise.all([ted.stop(), cvpis.stop()])
})

test('without NOTICE_SOURCES no connection is made, nothing is scheduled and no table of notices is touched', async () => {
  const ted = await startTedServer({ notices: [] })
  const other = await startTedServer({ notices: [] })
  const recorded = { NODE_OPTIONS: `--import=${RECORDER}`, TED_API_URL: ted.url, CVPIS_API_URL: ted.url }
  const dataDir = await newDirectory()
  const quiet = await startServer({ env: recorded, dataDir })
  await Promise.all(['/', '/laiskas?kodai=45000000-7'].map((path) => fetch(quiet.url + path)))
  // This one begins later: once it has connected, the quiet one would have connected too.
  const asking = await startServer({ env: { ...recorded, NOTICE_SOURCES: 'ted', TED_API_URL: other.url } })
  await expect.poll(() => asking.output()).toContain('CONNECTION MADE')
  await asking.stop()
  const { code, stderr } = await notices(quiet, {}, 'status')
  await quiet.stop()
  const database = await openDatabase({ dataDir })
  const { rows } = await database.db.execute(sql`select (select count(*)::int from daily_runs
      where name like '%notices%') as runs, (select count(*)::int from notice_ingests) as ingests`)
  await database.close()

  expect(quiet.output()).not.toContain('CONNECTION MADE')
  expect(ted.requests).toEqual([])
  expect([code, stderr]).toEqual([0, 'No source is configured: set NOTICE_SOURCES.\n'])
  expect(rows).toEqual([{ runs: 0, ingests: 0 }])
  await Promise.all([ted.stop(), other.stop()])
})

/** 120 notices: written ones, the fixtures as if they were new, and one with a contact in its title. */
function dayOfNotices(): TestNotice[] {
  const [first, ...written] = generateNotices(106, workingDayAgo())
  const fixtures = fixtureNotices.map((notice) => ({
    ...notice,
    publishedOn: workingDayAgo(),
    deadlineOn: null,
  }))
  const title = `Langų plovimas${A_CONTACT}`
  return [...(first === undefined ? [] : [{ ...first, title }]), ...written, ...fixtures]
}

/** Without the line that lists the operator's settings with their examples. */
function logOf(server: SiteServer): string {
  return JSON.stringify(server.logs().filter((line) => !('placeholders' in line)))
}

/** Outlives the server, so that its tables can be read. */
async function newDirectory(): Promise<string> {
  const directory = await createDataDir()
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  return directory
}

/** All rows of all tables, as text. */
async function dumpTables(dataDir: string): Promise<string> {
  const database = await openDatabase({ dataDir })
  const { rows: tables } = await database.db.execute<{ name: string }>(
    sql`select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
      where schemaname = 'public'`,
  )
  const texts: string[] = []
  for (const { name } of tables) {
    const { rows } = await database.db.execute(sql`select row.*::text as text from ${sql.raw(name)} as row`)
    texts.push(JSON.stringify(rows))
  }
  await database.close()
  return texts.join('\n')
}
