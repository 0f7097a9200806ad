import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { StoredLead } from '#app/features/lead/lead-store.server.ts'
import { placeDatabase } from '../support/data-dir.ts'
import { validLeadForm } from '../support/lead-forms.ts'
import { runScript } from '../support/run-script.ts'
import { type SiteServer, startServer } from '../support/site-server.ts'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'backup-'))
  await placeDatabase(join(directory, 'here'))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

const place = (name: string) => ({ DATA_DIR: join(directory, name) })

async function submit({ url }: SiteServer): Promise<string> {
  const body = validLeadForm({ company: crypto.randomUUID() })
  const answer = await fetch(`${url}/api/leads`, { method: 'POST', body })
  return (await answer.json()).reference
}

async function storedReferences(dataDir: string): Promise<(string | null)[]> {
  const { stdout } = await runScript('leads', ['list', '--json'], { DATA_DIR: dataDir })
  return JSON.parse(stdout).map(({ reference }: StoredLead) => reference)
}

test('a backup of the running server holds every lead accepted before it, and opens elsewhere', async () => {
  const server = await startServer({ dataDir: join(directory, 'here') })
  const before = [await submit(server), await submit(server), await submit(server)]
  let isOver = false
  const meanwhile = (async () => {
    const references = []
    while (!isOver) references.push(await submit(server))
    return references
  })()
  const backup = await runScript('backup', [join(directory, 'site.tar.gz')], place('here'))
  isOver = true
  const during = await meanwhile
  await server.stop()

  expect(backup).toMatchObject({ code: 0, stdout: `${join(directory, 'site.tar.gz')}\n` })
  expect((await stat(join(directory, 'site.tar.gz'))).mode & 0o077).toBe(0)
  expect(await runScript('restore', [join(directory, 'site.tar.gz')], place('there'))).toMatchObject({
    code: 0,
  })
  const restored = await storedReferences(join(directory, 'there'))
  expect(restored).toEqual(expect.arrayContaining(before))
  expect([...before, ...during]).toEqual(expect.arrayContaining(restored))
})

test('a stopped database is backed up too; restoring moves the previous one aside', async () => {
  const first = await startServer({ dataDir: join(directory, 'here') })
  const early = await submit(first)
  await first.stop()
  expect((await runScript('backup', [], place('here'))).code).toBe(0)
  const [name = ''] = await readdir(join(directory, 'here', 'backups'))
  const second = await startServer({ dataDir: join(directory, 'here') })
  const late = await submit(second)
  await second.stop()

  const restore = await runScript('restore', [join(directory, 'here', 'backups', name)], place('here'))

  expect(restore.stderr).toContain('1 leads are there')
  expect(await storedReferences(join(directory, 'here'))).toEqual([early])
  const [kept = ''] = (await readdir(join(directory, 'here'))).filter((entry) =>
    entry.startsWith('db.before-'),
  )
  expect(restore.stderr).toContain(kept)
  expect(late).not.toBe(early)
})

test('nothing is restored from a file that is not a backup, or under a running server', async () => {
  await writeFile(join(directory, 'noise'), 'not an archive')
  expect(await runScript('restore', [join(directory, 'noise')], place('here'))).toMatchObject({ code: 1 })

  const server = await startServer({ dataDir: join(directory, 'here') })
  const reference = await submit(server)
  await runScript('backup', [join(directory, 'site.tar.gz')], place('here'))
  const refused = await runScript('restore', [join(directory, 'site.tar.gz')], place('here'))
  await server.stop()
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('in use by another process') })
  expect(await storedReferences(join(directory, 'here'))).toEqual([reference])
})
