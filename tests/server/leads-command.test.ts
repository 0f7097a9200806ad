import { once } from 'node:events'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#app/infra/database/database.server.ts'
import { createDataDir, placeDatabase } from '../support/data-dir.ts'
import { postAnotherLead, readLeads } from '../support/embedded-leads.ts'
import { runScript } from '../support/run-script.ts'
import { type SiteServer, startServer } from '../support/site-server.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await createDataDir()
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const leads = (...args: string[]) => runScript('leads', args, { DATA_DIR: dataDir })

async function mailState(wanted: string): Promise<string | undefined> {
  return (await readLeads(dataDir)).find(({ reference }) => reference === wanted)?.mail_state
}

const mailFile = (reference: string) => readFile(join(dataDir, 'mail', `${reference}.eml`), 'utf8')

describe('beside the server that runs on the embedded database', () => {
  let server: SiteServer
  beforeAll(async () => {
    server = await startServer({ dataDir })
  })
  afterAll(async () => {
    expect(await server.stop()).toBe(0)
  })

  test('a command that cannot be done says so in one sentence and ends with 1', async () => {
    expect(await leads('show', 'NONE-AAAA')).toEqual({
      code: 1,
      stdout: '',
      stderr: 'There is no lead with this reference.\n',
    })
  })

  test('a quarantined lead is listed, and mailed within seconds of its release', async () => {
    const reference = await postAnotherLead(server, { website: 'https://spam.example' })
    const quarantined = JSON.parse((await leads('list', '--state', 'quarantined', '--json')).stdout)
    expect(quarantined).toMatchObject([{ reference, quarantine_reason: 'hidden field filled' }])
    expect(await leads('release', reference)).toMatchObject({ code: 0, stdout: '' })
    await expect.poll(() => mailState(reference)).toBe('sent')
    expect(await mailFile(reference)).toContain(reference)
  })

  test('a lead is mailed again by its reference', async () => {
    const reference = await postAnotherLead(server)
    await expect.poll(() => mailState(reference)).toBe('sent')
    await rm(join(dataDir, 'mail', `${reference}.eml`))
    expect(await leads('resend', reference)).toMatchObject({ code: 0 })
    await expect.poll(() => mailFile(reference).catch(() => '')).toContain(reference)
  })

  test('standard output and a file get the same export', async () => {
    const reference = await postAnotherLead(server)
    // The row changes when the mail has gone out.
    await expect.poll(() => mailState(reference)).toBe('sent')
    const printed = await leads('export', '--csv', '--all-columns')
    expect(printed.code).toBe(0)
    const path = join(dataDir, 'leads.csv')
    const written = await leads('export', '--csv', '--all-columns', '--output', path)
    expect(written).toMatchObject({ code: 0, stdout: '', stderr: expect.stringContaining('leads exported') })
    expect(printed.stdout).toMatch(/^"company_code";"company";"name";/)
    expect(await readFile(path, 'utf8')).toBe(`\uFEFF${printed.stdout}`)
    expect(await leads('export', '--csv', '--output', join(dataDir, 'nowhere', 'leads.csv'))).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('The command failed: ENOENT'),
    })
  })

  test('what is erased is gone from the database and from the mails on disk', async () => {
    const reference = await postAnotherLead(server, { email: 'ona@paukstis.lt' })
    await expect.poll(() => mailState(reference)).toBe('sent')
    const erase = ['erase', '--email', 'Ona@paukstis.lt', '--json']
    expect(await leads(...erase)).toEqual({
      code: 2,
      stdout: '',
      stderr: 'Nothing was erased: "erase" asks first, and without a terminal it needs --yes.\n',
    })
    const erased = await leads(...erase, '--yes')
    expect(JSON.parse(erased.stdout)).toMatchObject({ leads: 1, mailFiles: 1 })
    expect(await leads('show', reference)).toMatchObject({ code: 1 })
    expect(await readdir(join(dataDir, 'mail'))).not.toContain(`${reference}.eml`)
  })

  test('visitors are counted from the form seen to the form sent', async () => {
    for (const name of ['form_seen', 'form_seen', 'form_begun']) {
      const body = new URLSearchParams({ name, detail: '' })
      expect((await fetch(`${server.url}/api/usage`, { method: 'POST', body })).status).toBe(204)
    }
    // Counts are stored every minute, and when the server stops.
    await server.stop()
    const { stdout } = await leads('stats')
    server = await startServer({ dataDir })
    expect(stdout).toMatch(/^form seen +2\nform begun +1 \(50 %\)\nform sent with scripts +\d/m)
    const { usage } = JSON.parse((await leads('stats', '--json', '--since', '2026-11-01')).stdout)
    expect(usage).toMatchObject({ since: '2026-11-01', form_seen: { '': 2 }, form_begun: { '': 1 } })
  })

  test('garbage on the socket troubles neither the server nor the next command', async () => {
    const garbage = connect(join(dataDir, 'postgres/data/.s.PGSQL.5432'))
    garbage.end('\0\x01 garbage\r\n\r\n')
    await once(garbage.resume(), 'close')
    const table = await leads('list', '--limit', '1')
    expect(table).toMatchObject({ code: 0, stdout: expect.stringMatching(/^REFERENCE .*\n.{4}-.{4} /) })
  })
})

describe('without a server', () => {
  test('the command runs the embedded database itself; a lead sent again goes out with the next start', async () => {
    const first = await startServer({ dataDir })
    const reference = await postAnotherLead(first)
    await expect.poll(() => mailState(reference)).toBe('sent')
    expect(await first.stop()).toBe(0)
    expect(await mailFile(reference)).toContain(reference)
    await rm(join(dataDir, 'mail'), { recursive: true })
    const { stdout } = await leads('show', reference, '--json')
    expect(JSON.parse(stdout)).toMatchObject({ email: 'zydre@azuolo-stogai.lt' })
    expect(await leads('resend', reference)).toMatchObject({ code: 0 })

    const second = await startServer({ dataDir })
    await expect.poll(() => mailFile(reference).catch(() => '')).toContain(reference)
    await second.stop()
  })

  test('beside a process that has the database it uses the same one, whatever the length of the path', async () => {
    const long = join(dataDir, 'x'.repeat(100))
    await placeDatabase(long)
    for (const directory of [dataDir, long]) {
      const database = await openDatabase({ dataDir: directory })
      const beside = await runScript('leads', ['list'], { DATA_DIR: directory })
      await database.close()
      expect(beside).toMatchObject({ code: 0 })
    }
  })

  test('commands wait for one another, for a server that is starting or has just stopped, and a server for them', async () => {
    const first = [leads('list'), leads('list'), leads('list')]
    const server = await startServer({ dataDir })
    const reference = await postAnotherLead(server)
    for (const { code, stderr } of await Promise.all(first)) {
      expect([code, stderr]).toEqual([0, expect.stringMatching(/^\d leads?\.$/m)])
    }
    await server.stop()
    const next = [leads('show', reference), startServer({ dataDir }), leads('show', reference)] as const

    const [before, again, after] = await Promise.all(next)
    expect(await again.stop()).toBe(0)
    for (const { code, stderr, stdout } of [before, after])
      expect([code, stderr, stdout]).toEqual([0, expect.any(String), expect.stringContaining(reference)])
  })

  test('a folder without a database is reported as one, and stays empty', async () => {
    const empty = join(dataDir, 'empty')
    await mkdir(empty)
    const { code, stderr } = await runScript('leads', ['list'], { DATA_DIR: empty })
    expect(code).toBe(1)
    expect(stderr).toContain('There is no database')
    expect(await readdir(empty)).toEqual([])
  })

  test('wrong usage ends with 2', async () => {
    expect(await leads('show')).toMatchObject({ code: 2, stdout: '' })
    expect(await leads()).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('Usage') })
  })
})
