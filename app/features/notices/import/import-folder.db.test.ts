import { writeFileSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { runExclusively } from '#app/infra/database/exclusive-run.server.ts'
import { createLog } from '#app/infra/observability/log.server.ts'
import { notices } from '#db/schema/notices.ts'
import { importLine } from '#tests/support/import-files.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { IngestResult } from '../ingest/ingest.server.ts'
import { type ImportFolder, openImportFolder } from './import-folder.server.ts'

const database = await openTestDatabase()
const EXAMPLE = await readFile('docs/how-to/notice-import.example.jsonl', 'utf8')

const LONG = 3_000

let directory: string
let folder: ImportFolder
let stopper: AbortController
let lines: Record<string, unknown>[]
const imported: IngestResult[] = []
let duringImport = () => {}
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'import-'))
})
beforeEach(async () => {
  await database.db.delete(notices)
  stopper = new AbortController()
  folder = await openFolder()
  lines = []
})
afterAll(() => rm(directory, { recursive: true }))

function openFolder(): Promise<ImportFolder> {
  return openImportFolder({
    ...database,
    log: createLog('info', { write: (line) => void lines.push(JSON.parse(line)) }),
    stopping: stopper.signal,
    directory,
    onImport: (result) => {
      imported.push(result)
      duringImport()
    },
  })
}

/** The file is being imported when this returns. */
async function importLongFile(): Promise<{ results: Promise<IngestResult[]> }> {
  const content = Array.from({ length: LONG }, (_, i) => `${JSON.stringify(importLine(i))}\n`)
  await writeFile(join(directory, 'long.jsonl'), content.join(''))
  const results = folder.importNow()
  // Busy-waits: by the next tick the import may be over.
  while (!(await readdir(directory)).includes('long.jsonl.taking'));
  return { results }
}

const filesIn = (name: string) => readdir(join(directory, name))

test('a file that grows is left alone until it is whole; then it is imported once and moved', async () => {
  const path = join(directory, 'day.jsonl')
  await writeFile(path, EXAMPLE.slice(0, 100))
  expect(await folder.poll()).toEqual([])
  await writeFile(path, EXAMPLE)
  expect(await folder.poll()).toEqual([])
  expect(await folder.poll()).toMatchObject([{ read: 4, new: 4, problem: null }])

  expect(await folder.poll()).toEqual([])
  expect(await filesIn('taken')).toEqual([expect.stringMatching(/^\d{8}T\d{9}-day\.jsonl$/)])
  expect(imported).toHaveLength(1)
})

test('of a table in Windows-1257 the good rows are taken, and the bad ones are listed beside it', async () => {
  const table =
    'Pavadinimas;Perkancioji organizacija;BVPZ;Paskelbta\nStogo d\u00e0nga;Mokykla;45261910;2026-11-20\nLangai;Mokykla;;2026-11-20\n'
  await writeFile(join(directory, 'savaite.csv'), Buffer.from(table, 'latin1'))

  expect(await folder.importNow()).toMatchObject([{ new: 1, problem: null }])

  expect(await database.db.select({ title: notices.title }).from(notices)).toEqual([{ title: 'Stogo dąnga' }])
  const [problem = ''] = (await filesIn('taken')).filter((name) => name.endsWith('-savaite.csv.problem.csv'))
  const text = await readFile(join(directory, 'taken', problem), 'utf8')
  expect(text).toBe('\uFEFFline;reason\n3;codes: must hold at least one code\n')
})

test('a title from a file is stored without the contact person, like a title of any source', async () => {
  const line = importLine(1, { title: 'Stogo remontas. Teirautis pas Petrą Petraitį' })
  await writeFile(join(directory, 'day.jsonl'), JSON.stringify(line))

  expect(await folder.importNow()).toMatchObject([{ new: 1, problem: null }])

  expect(await database.db.select({ title: notices.title }).from(notices)).toEqual([
    { title: 'Stogo remontas.' },
  ])
})

test('a file with a bad line is not imported at all; what is wrong is written beside it', async () => {
  await writeFile(join(directory, 'bad.jsonl'), `${EXAMPLE}{"id":"x"}\n`)

  expect(await folder.importNow()).toMatchObject([
    { problem: expect.stringContaining('line 5: kind: is missing') },
  ])

  expect(await database.db.$count(notices)).toBe(0)
  const [, problem = ''] = await filesIn('refused')
  expect(await readFile(join(directory, 'refused', problem), 'utf8')).toContain('line 5')
  expect(lines).toContainEqual(expect.objectContaining({ level: 50, file: 'bad.jsonl' }))
})

test('five of many bad lines are named, and the others counted', async () => {
  const line = JSON.stringify({ ...importLine(1), contact: 'Ona Onaitė' })
  await writeFile(join(directory, 'many.jsonl'), `${line}\n`.repeat(8))

  const [result] = await folder.importNow()

  const named = [1, 2, 3, 4, 5].map((number) => `line ${number}: contact: is not known; `)
  expect(result?.problem).toBe(`Nothing of the file was taken: ${named.join('')}and 3 more.`)
  const name = (await filesIn('refused')).find((each) => each.endsWith('many.jsonl.problem.txt')) ?? ''
  expect(await readFile(join(directory, 'refused', name), 'utf8')).toBe(`${result?.problem}\n`)
})

test('a file in Windows-1257 is refused, and says how to save it', async () => {
  const text = EXAMPLE.replace('"id":"', '"id":"latin-')
  await writeFile(join(directory, 'windows.jsonl'), Buffer.concat([Buffer.from(text), Buffer.of(0xf0, 0x0a)]))

  expect(await folder.importNow()).toEqual([])

  expect(await database.db.$count(notices)).toBe(0)
  const problem = (await filesIn('refused')).find((name) => name.endsWith('windows.jsonl.problem.txt')) ?? ''
  expect(await readFile(join(directory, 'refused', problem), 'utf8')).toContain('save it as UTF-8')
  expect(lines).toContainEqual(expect.objectContaining({ level: 50, file: 'windows.jsonl' }))
})

test.each([
  ['taken', EXAMPLE],
  ['refused', '{}'],
])('a file that replaces another while that one is %s is imported later', async (_outcome, first) => {
  const path = join(directory, 'replaced.jsonl')
  await writeFile(path, first)
  duringImport = () => writeFileSync(path, EXAMPLE.replaceAll('"id":"', '"id":"second-'))
  await folder.importNow()
  duringImport = () => {}

  expect(await folder.importNow()).toMatchObject([{ read: 4, new: 4, problem: null }])
  expect(await readdir(directory)).not.toContain('replaced.jsonl')
})

test('a file whose import was interrupted by a crash is refused and named, and a new file of the same name survives', async () => {
  await writeFile(join(directory, 'deadly.jsonl.taking'), EXAMPLE)
  await writeFile(join(directory, 'deadly.jsonl'), EXAMPLE.replaceAll('"id":"', '"id":"new-'))

  expect(await folder.poll()).toEqual([])

  const refused = (await filesIn('refused')).filter((name) => name.includes('deadly'))
  expect(refused).toEqual([
    expect.stringMatching(/-deadly\.jsonl$/),
    expect.stringMatching(/-deadly\.jsonl\.problem\.txt$/),
  ])
  expect(await readFile(join(directory, 'refused', refused[1] ?? ''), 'utf8')).toBe(
    'The server ended while it was reading this file: put it into the folder again if it is good.\n',
  )
  expect(lines).toEqual([expect.objectContaining({ level: 50, file: 'deadly.jsonl' })])
  expect(await folder.poll()).toMatchObject([{ new: 4, problem: null }])
})

test('a file that another process is importing is left to it', async () => {
  const other = await openFolder()
  const { results } = await importLongFile()

  expect(await other.importNow()).toEqual([])
  expect(await results).toMatchObject([{ new: LONG, problem: null }])
  expect((await filesIn('refused')).filter((name) => name.includes('long'))).toEqual([])
  expect((await filesIn('taken')).filter((name) => name.includes('long'))).toHaveLength(1)
})

test('while a file is imported by hand, those of the folder wait under their names', async () => {
  await writeFile(join(directory, 'waits.jsonl'), EXAMPLE)
  await runExclusively(database.pool, 'notices import', () => folder.importNow())
  expect(await readdir(directory)).toContain('waits.jsonl')

  expect(await folder.importNow()).toMatchObject([{ new: 4, problem: null }])
})

test('a server that stops during an import gives the file its name back and stores nothing of it', async () => {
  onTestFinished(() => rm(join(directory, 'long.jsonl'), { force: true }))
  const { results } = await importLongFile()
  stopper.abort()

  expect(await results).toEqual([])
  expect(await readdir(directory)).toContain('long.jsonl')
  expect(await database.db.$count(notices)).toBe(0)
})

test('other files, hidden ones and folders stay where they are', async () => {
  const names = ['.day.jsonl', 'day.jsonl.part', 'notes.txt', 'notes.txt.taking']
  for (const name of names) await writeFile(join(directory, name), EXAMPLE)

  expect(await folder.importNow()).toEqual([])
  expect(await readdir(directory)).toEqual(expect.arrayContaining(names))
})
