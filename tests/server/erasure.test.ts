import { execFileSync } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDataDir } from '../support/data-dir.ts'
import { validLeadForm } from '../support/lead-forms.ts'
import { createDatabase, startPostgres } from '../support/postgres-server.ts'
import { runScript } from '../support/run-script.ts'
import { type SiteServer, startServer } from '../support/site-server.ts'
import { storedLeads } from '../support/stored-leads.ts'
import { findTraces, readFilesBelow } from '../support/traces.ts'

const PERSON = {
  company: 'UAB „Erzvilko rąstai“',
  name: 'Žygimantė Erzvilkaitė',
  email: 'Zygimante.Erzvilkaite@rąstai.example',
  phone: '8 687 65432',
  industry: 'rąstinių namų statyba Erzvilke',
}
const ANOTHER = { name: 'Ona', email: 'ona@example.lt', phone: '8 611 11111' }

let dataDir: string
beforeEach(async () => {
  dataDir = await createDataDir()
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const leads = (...args: string[]) => runScript('leads', args, { DATA_DIR: dataDir })

async function submit({ url }: SiteServer, fields: Record<string, string>): Promise<string> {
  const response = await fetch(`${url}/api/leads`, { method: 'POST', body: validLeadForm(fields) })
  return (await response.json()).reference
}

const mailNames = () => readdir(join(dataDir, 'mail')).catch(() => [])

async function backUp(name: string): Promise<Buffer> {
  const file = join(dataDir, 'backups', name)
  expect(await runScript('backup', [file], { DATA_DIR: dataDir })).toMatchObject({ code: 0 })
  return buffer(createReadStream(file).pipe(createGunzip()))
}

/** All files but the backups. */
async function dataFiles() {
  return (await readFilesBelow(dataDir)).filter(([path]) => !path.startsWith(join(dataDir, 'backups')))
}

test('an erased person is found in no byte of the data directory, of a new backup, or of the log', async () => {
  const server = await startServer({ dataDir, env: { LOG_LEVEL: 'trace' } })
  const stays = await submit(server, ANOTHER)
  await submit(server, PERSON)
  // Another text: the same one again would be the same request.
  const quarantined = await submit(server, {
    ...PERSON,
    referral_source: 'Kita',
    website: 'https://spam.example',
  })
  await submit(server, { ...PERSON, email: 'zygimante.erzvilkaite@xn--rstai-3wa.example' })
  await expect.poll(mailNames).toHaveLength(4)
  await leads('release', quarantined)
  await expect.poll(mailNames).toHaveLength(5)
  expect(findTraces(PERSON, await dataFiles())).not.toEqual([])
  expect(findTraces(PERSON, [['backup', await backUp('before.jsonl.gz')]])).not.toEqual([])

  let isOver = false
  const statuses = (async () => {
    const seen: number[] = []
    while (!isOver) seen.push((await fetch(`${server.url}/readyz`)).status)
    return seen
  })()
  const erased = await leads('erase', '--yes', '--email', PERSON.email.toLowerCase(), '--json')
  isOver = true

  expect(erased).toMatchObject({ code: 0 })
  expect(new Set(await statuses)).toEqual(new Set([200]))
  expect(JSON.parse(erased.stdout)).toMatchObject({ leads: 3, mailFiles: 4 })
  expect(findTraces(PERSON, await dataFiles())).toEqual([])
  expect(findTraces(PERSON, [['backup', await backUp('after.jsonl.gz')]])).toEqual([])
  expect(findTraces(PERSON, [['log', Buffer.from(server.output())]])).toEqual([])
  expect(JSON.parse((await leads('list', '--json')).stdout)).toMatchObject([{ reference: stays, ...ANOTHER }])
  expect(await submit(server, ANOTHER)).toMatch(/^.{4}-.{4}$/)
  await server.stop()
  expect(findTraces(PERSON, await dataFiles())).toEqual([])
})

test('without a server the command leaves no trace either', async () => {
  const server = await startServer({ dataDir })
  await submit(server, PERSON)
  await expect.poll(mailNames).toHaveLength(1)
  await server.crash()

  expect(await leads('erase', '--yes', '--email', PERSON.email)).toMatchObject({ code: 0 })

  expect(findTraces(PERSON, await dataFiles())).toEqual([])
})

test('a file in the mail folder that is not a mail is named, and everything else of the person is erased', async () => {
  const server = await startServer({ dataDir })
  await submit(server, PERSON)
  await expect.poll(mailNames).toHaveLength(1)
  const mail = join(dataDir, 'mail')
  const odd = ['archyvas', 'didelis', 'nuoroda', 'sugadintas', 'vamzdis'].map((name) => `${name}.eml`)
  const [folder = '', large = '', link = '', broken = '', pipe = ''] = odd.map((name) => join(mail, name))
  await mkdir(folder)
  await writeFile(large, Buffer.alloc(60_000_000))
  await symlink('/dev/zero', link)
  await writeFile(broken, Buffer.alloc(3_000_000, 'a'))
  execFileSync('mkfifo', [pipe])

  const erased = await leads('erase', '--yes', '--email', PERSON.email, '--json')

  expect(erased.code).toBe(1)
  expect(JSON.parse(erased.stdout)).toMatchObject({ leads: 1, mailFiles: 1 })
  expect(await mailNames()).toEqual(odd)
  for (const name of odd) expect(erased.stderr).toContain(name)
  await rm(mail, { recursive: true })
  expect(findTraces(PERSON, await dataFiles())).toEqual([])
  await server.stop()
})

test('mail of leads that were only mailed, because the database was down, is erased too', async () => {
  const postgres = await startPostgres()
  const databaseUrl = await createDatabase(postgres.url)
  const server = await startServer({ dataDir, env: { DATABASE_URL: databaseUrl } })
  await postgres.stop()
  const [mailed, other] = [await submit(server, PERSON), await submit(server, ANOTHER)]
  await postgres.start()
  expect(await storedLeads(databaseUrl)).toEqual([])
  expect(await mailNames()).toEqual([`${mailed}.eml`, `${other}.eml`].sort())

  const erased = await runScript('leads', ['erase', '--yes', '--email', PERSON.email, '--json'], {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
  })

  expect(JSON.parse(erased.stdout)).toMatchObject({ leads: 0, mailFiles: 1 })
  expect(await mailNames()).toEqual([`${other}.eml`])
  await server.stop()
  await postgres.remove()
})
