import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { validLeadForm } from '../support/lead-forms.ts'
import { runScript } from '../support/run-script.ts'
import { startServer } from '../support/site-server.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'leads-command-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const leads = (...args: string[]) => runScript('leads', args, { DATA_DIR: dataDir })

test('the embedded database is the server’s while it runs, and the operator’s when it is stopped', async () => {
  const server = await startServer({ dataDir })
  const answer = await fetch(`${server.url}/api/leads`, { method: 'POST', body: validLeadForm() })
  const { reference } = await answer.json()
  const beside = await leads('list', '--json')
  await server.stop()
  expect(beside).toMatchObject({ code: 1, stdout: '' })
  expect(beside.stderr).toContain('in use by another process; stop it first')

  const listed = await leads('list', '--json')
  expect(listed.code).toBe(0)
  expect(JSON.parse(listed.stdout)).toMatchObject([{ reference, email: 'zydre@azuolo-stogai.lt' }])
})

test('a lead sent again goes out with the next start of the server', async () => {
  const first = await startServer({ dataDir })
  const answer = await fetch(`${first.url}/api/leads`, { method: 'POST', body: validLeadForm() })
  const { reference } = await answer.json()
  await expect.poll(() => first.mails(), { timeout: 20_000 }).toHaveLength(1)
  await first.stop()
  await rm(join(dataDir, 'mail'), { recursive: true })

  expect(await leads('resend', reference.toLowerCase())).toMatchObject({ code: 0 })
  const second = await startServer({ dataDir })
  await expect.poll(() => second.mails(), { timeout: 20_000 }).toHaveLength(1)
  await second.stop()
})

test('wrong usage ends with 2 and names the help, help with 0', async () => {
  expect(await leads('show')).toMatchObject({ code: 2, stdout: '' })
  expect(await leads('list', '--state', 'lost')).toMatchObject({ code: 2 })
  expect(await leads('dance')).toMatchObject({ code: 2 })
  const help = await leads('--help')
  expect(help.code).toBe(0)
  expect(help.stdout).toContain('erase --email')
})

test('a folder without a database is said to be one, and stays empty', async () => {
  const { code, stderr } = await leads('list')
  expect(code).toBe(1)
  expect(stderr).toContain('There is no database')
})
