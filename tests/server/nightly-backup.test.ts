import { spawnSync } from 'node:child_process'
import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { placeDatabase } from '../support/data-dir.ts'
import { folderOfTest } from '../support/kept-until.ts'

const OLD = new Date(Date.now() - 20 * 24 * 60 * 60 * 1_000)
/** Backups of earlier releases end in `.tar.gz`. */
const OLD_FILES = [
  'old.jsonl.gz',
  'old.jsonl.gz.part',
  'old.tar.gz',
  'old.tar.gz.part',
  'old.dump',
  'old.tar',
  'notes.txt',
]

let dataDir: string
let backups: string
beforeEach(async () => {
  dataDir = folderOfTest()
  backups = join(dataDir, 'backups')
  await mkdir(backups)
  for (const name of [...OLD_FILES, 'young.jsonl.gz']) await writeFile(join(backups, name), '')
  for (const name of OLD_FILES) await utimes(join(backups, name), OLD, OLD)
})

/** Runs the command of the systemd unit; `env` is the server's. */
async function runUnit(env: Record<string, string>) {
  const unit = await readFile('deploy/site-backup.service', 'utf8')
  const [program = '', ...args] = /^ExecStart=(.+)$/m.exec(unit)?.[1]?.split(' ') ?? []
  return spawnSync(program, args, { env: { PATH: process.env.PATH, ...env }, encoding: 'utf8' })
}

test.skipIf(process.platform === 'win32')('the nightly backup removes backups of two weeks ago', async () => {
  await placeDatabase(dataDir)
  const { status, stdout } = await runUnit({ DATA_DIR: dataDir })

  expect(status).toBe(0)
  expect((await readdir(backups)).map((name) => join(backups, name)).toSorted()).toEqual(
    [join(backups, 'notes.txt'), join(backups, 'young.jsonl.gz'), stdout.trim()].toSorted(),
  )
})

test.skipIf(process.platform === 'win32').each([
  ['there is no database', {}],
  ['PostgreSQL does not answer', { DATABASE_URL: 'postgresql://127.0.0.1:1/site' }],
])('when %s, the nightly backup fails and removes no earlier ones', async (_, env) => {
  const { status } = await runUnit({ DATA_DIR: dataDir, ...env })

  expect(status).not.toBe(0)
  expect((await readdir(backups)).toSorted()).toEqual([...OLD_FILES, 'young.jsonl.gz'].toSorted())
})
