import { writeFileSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createLog } from '#app/infra/observability/log.server.ts'
import { notices } from '#db/schema/notices.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { IngestResult } from '../ingest/ingest.server.ts'
import { type ImportFolder, openImportFolder } from './import-folder.server.ts'

const database = await openTestDatabase()
const EXAMPLE = await readFile('docs/how-to/notice-import.example.jsonl', 'utf8')

let directory: string
let folder: ImportFolder
const imported: IngestResult[] = []
let duringImport = () => {}
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'import-'))
  folder = await openImportFolder({
    ...database,
    log: createLog('silent'),
    stopping: new AbortController().signal,
    directory,
    onImport: (result) => {
      imported.push(result)
      duringImport()
    },
  })
})
beforeEach(() => database.db.delete(notices))
afterAll(() => rm(directory, { recursive: true }))

const filesIn = (name: string) => readdir(join(directory, name))

test('a file that grows is left alone until it is whole; then it is taken once and moved', async () => {
  const path = join(directory, 'day.jsonl')
  await writeFile(path, EXAMPLE.slice(0, 100))
  expect(await folder.look()).toEqual([])
  await writeFile(path, EXAMPLE)
  expect(await folder.look()).toEqual([])
  expect(await folder.look()).toMatchObject([{ read: 4, new: 4, problem: null }])

  expect(await folder.look()).toEqual([])
  expect(await filesIn('taken')).toEqual([expect.stringMatching(/^\d{8}T\d{9}-day\.jsonl$/)])
  expect(imported).toHaveLength(1)
})

test('the same file again changes nothing', async () => {
  await writeFile(join(directory, 'day.jsonl'), EXAMPLE)
  await folder.importNow()
  await writeFile(join(directory, 'day-again.jsonl'), EXAMPLE)

  expect(await folder.importNow()).toMatchObject([{ read: 4, new: 0, changed: 0, problem: null }])
})

test('of a file with a bad line nothing is taken; what is wrong lies beside it', async () => {
  await writeFile(join(directory, 'bad.jsonl'), `${EXAMPLE}{"id":"x"}\n`)

  expect(await folder.importNow()).toMatchObject([
    { problem: expect.stringContaining('line 5: kind: is missing') },
  ])

  expect(await database.db.$count(notices)).toBe(0)
  const [, problem = ''] = await filesIn('refused')
  expect(await readFile(join(directory, 'refused', problem), 'utf8')).toContain('line 5')
})

test('a file in Windows-1257 is refused, and says how to save it', async () => {
  const text = EXAMPLE.replace('"id":"', '"id":"latin-')
  await writeFile(join(directory, 'windows.jsonl'), Buffer.concat([Buffer.from(text), Buffer.of(0xf0, 0x0a)]))

  expect(await folder.importNow()).toEqual([])

  expect(await database.db.$count(notices)).toBe(0)
  const problem = (await filesIn('refused')).find((name) => name.endsWith('windows.jsonl.problem.txt')) ?? ''
  expect(await readFile(join(directory, 'refused', problem), 'utf8')).toContain('save it as UTF-8')
})

test.each([
  ['taken', EXAMPLE],
  ['refused', '{}'],
])('a file that another one replaces while it is %s leaves that one to be taken', async (_outcome, first) => {
  const path = join(directory, 'replaced.jsonl')
  await writeFile(path, first)
  duringImport = () => writeFileSync(path, EXAMPLE.replaceAll('"id":"', '"id":"second-'))
  await folder.importNow()
  duringImport = () => {}

  expect(await folder.importNow()).toMatchObject([{ read: 4, new: 4, problem: null }])
  expect(await readdir(directory)).not.toContain('replaced.jsonl')
})

test('other files, hidden ones and folders stay where they are', async () => {
  const names = ['.day.jsonl', 'day.jsonl.part', 'notes.txt']
  for (const name of names) await writeFile(join(directory, name), EXAMPLE)

  expect(await folder.importNow()).toEqual([])
  expect(await readdir(directory)).toEqual(expect.arrayContaining(names))
})
