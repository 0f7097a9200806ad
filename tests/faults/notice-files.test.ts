import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ExpectStatic, test } from 'vitest'
import { dropImportFile, importLine } from '../support/import-files.ts'
import { startTedServer } from '../support/notice-servers/ted-server.ts'
import type { SiteServer } from '../support/site-server.ts'
import { prepareSite } from './support/site.ts'

/** As `npm start` runs it. */
const NODE_OPTIONS = '--max-semi-space-size=8 --max-old-space-size=256'
/** Parsed, they take as much as such a process has. */
const DEEPLY_NESTED = `{"id":${'['.repeat(3_999_990)}${']'.repeat(3_999_990)}}`
/** Storing them takes a second or more. */
const LINES = Array.from({ length: 8_000 }, (_, i) => importLine(i))
const WAIT = { timeout: 120_000, interval: 50 }

test.concurrent('a file and a reply of eight megabytes of nested lists: a process of 256 MB refuses both and lives on', async ({
  expect,
}) => {
  await using site = await prepareSite('embedded')
  const ted = await startTedServer({ notices: [] })
  ted.misbehave({ type: 'text', text: DEEPLY_NESTED })
  const folder = join(site.storage.dataDir, 'notices')
  await mkdir(folder)
  await writeFile(join(folder, 'nested.jsonl'), DEEPLY_NESTED)
  const server = await site.start({ NODE_OPTIONS, NOTICE_SOURCES: 'import,ted', TED_API_URL: ted.url })

  const problems = () => server.logs().filter((line) => 'problem' in line)
  await expect.poll(problems, WAIT).toHaveLength(2)
  expect(problems()).toContainEqual(
    expect.objectContaining({
      file: 'nested.jsonl',
      problem: 'Nothing of the file was taken: line 1: is too long.',
    }),
  )
  expect(problems()).toContainEqual(
    expect.objectContaining({ source: 'ted', problem: expect.stringMatching(/^TED answers with more than/) }),
  )
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  expect(await server.stop()).toBe(0)
  await ted.stop()
})

test.concurrent('a file whose import a shutdown interrupted is imported later, one whose import a kill interrupted is refused', async ({
  expect,
}) => {
  await using site = await prepareSite('embedded')
  const { dataDir } = site.storage
  const folder = join(dataDir, 'notices')
  const start = () => site.start({ NOTICE_SOURCES: 'import' })
  const isTaking = () => expect.poll(() => readdir(folder), WAIT).toContain('long.jsonl.taking')

  const stopInImport = async () => {
    const server = await start()
    await isTaking()
    return server.stop()
  }
  await mkdir(folder)
  await dropImportFile(dataDir, 'long', LINES)
  // On a busy machine a shutdown may be ended by its time limit, which is as good as a kill.
  while ((await stopInImport()) !== 0)
    await rename(join(folder, 'long.jsonl.taking'), join(folder, 'long.jsonl'))
  expect((await readdir(folder)).toSorted()).toEqual(['long.jsonl', 'refused', 'taken'])

  const killed = await start()
  await isTaking()
  await killed.crash()
  expect((await readdir(folder)).toSorted()).toEqual(['long.jsonl.taking', 'refused', 'taken'])

  await dropImportFile(dataDir, 'good', [importLine(1)])
  const server = await start()
  await expect.poll(() => readdir(join(folder, 'taken')), WAIT).toHaveLength(1)
  expect((await readdir(folder)).toSorted()).toEqual(['refused', 'taken'])
  await expectRefusal(expect, server, join(folder, 'refused'))
})

test.concurrent('an interrupted import of the folder leaves its files their names', async ({ expect }) => {
  await using site = await prepareSite('embedded')
  const { dataDir } = site.storage
  await mkdir(join(dataDir, 'notices'))
  await dropImportFile(dataDir, 'long', LINES)
  const command = spawn(process.execPath, ['scripts/notices.ts', 'ingest'], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, NOTICE_SOURCES: 'import' },
  })
  const ended = once(command, 'close')
  await expect.poll(() => readdir(join(dataDir, 'notices')), WAIT).toContain('long.jsonl.taking')
  command.kill('SIGINT')
  await ended

  expect((await readdir(join(dataDir, 'notices'))).toSorted()).toEqual(['long.jsonl', 'refused', 'taken'])
})

async function expectRefusal(expect: ExpectStatic, server: SiteServer, folder: string): Promise<void> {
  const files = (await readdir(folder)).toSorted()
  expect(files).toEqual([
    expect.stringMatching(/-long\.jsonl$/),
    expect.stringMatching(/-long\.jsonl\.problem\.txt$/),
  ])
  expect(await readFile(join(folder, files[1] ?? ''), 'utf8')).toContain('put it into the folder again')
  expect(server.logs()).toContainEqual(expect.objectContaining({ level: 50, file: 'long.jsonl' }))
}
