import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { placeDatabase } from '../support/data-dir.ts'
import { listReferences, storeLead } from '../support/embedded-leads.ts'
import { folderOfTest } from '../support/kept-until.ts'
import { runScript } from '../support/run-script.ts'
import { startServer } from '../support/site-server.ts'

const REFUSAL =
  /\/db is the database of a release before 1\.0\.0, [^\n]+ with release 1\.1\.5 first, or [^\n]+\.$/m

let directory: string
let dataDir: string
beforeEach(async () => {
  directory = folderOfTest()
  dataDir = join(directory, 'here')
  await mkdir(join(dataDir, 'db'), { recursive: true })
  await writeFile(join(dataDir, 'db', 'PG_VERSION'), '17\n')
})

const run = (script: string, args: string[] = [], place = dataDir) =>
  runScript(script, args, { DATA_DIR: place })

describe('the database of a release before 1.0.0', () => {
  test('is left alone by a command, which says what to do', async () => {
    const { code, stderr } = await run('leads', ['list'])
    expect(code).toBe(1)
    expect(stderr).toMatch(REFUSAL)
    expect(await readdir(dataDir, { recursive: true })).toEqual(['db', join('db', 'PG_VERSION')])
  })

  test('is left alone by the server, which does not start', async () => {
    await expect(startServer({ dataDir })).rejects.toThrow(REFUSAL)
    expect(await readdir(dataDir)).not.toContain('postgres')
  })

  test('stays beside the backup that is restored in its place', async () => {
    const elsewhere = join(directory, 'elsewhere')
    await placeDatabase(elsewhere)
    const reference = await storeLead(elsewhere)
    const backup = join(directory, 'site.jsonl.gz')
    expect(await run('backup', [backup], elsewhere)).toMatchObject({ code: 0 })

    expect(await run('restore', ['--new', backup])).toMatchObject({ code: 0 })
    expect(await listReferences(dataDir)).toEqual([reference])
    expect((await readdir(dataDir)).toSorted()).toEqual(['db', 'postgres'])
  })
})
