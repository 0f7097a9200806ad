import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { SMTPServer } from 'smtp-server'
import { describe, expect, test } from 'vitest'
import { withClient } from '#app/infra/database/with-client.server.ts'
import { postAnotherLead } from '../support/embedded-leads.ts'
import { REFUSING_PORT } from '../support/free-port.ts'
import { untilEndOfFile } from '../support/kept-until.ts'
import { startPostgres } from '../support/postgres-server.ts'
import { runScript } from '../support/run-script.ts'
import { startServer } from '../support/site-server.ts'
import { startSmtpServer } from '../support/smtp-server.ts'

const { version } = JSON.parse(readFileSync('package.json', 'utf8'))

const site = await untilEndOfFile(startServer())

const doctor = (settings: Record<string, string> = {}, ...args: string[]) =>
  runScript('doctor', args, {
    DATA_DIR: site.dataDir,
    SITE_URL: site.url,
    ...settings,
  })

describe('on a site that is well, the doctor', () => {
  test('finds no fault, and names version, settings and what it tried', async () => {
    const { code, stdout, stderr } = await doctor()
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout).toContain(`Version: ${version}.\n`)
    expect(stdout).toMatch(/^Database: the embedded one in /m)
    expect(stdout).toMatch(/^WARNING facts: No firm's facts are given: /m)
    expect(stdout).toMatch(/^WELL database: Reading the database works\.$/m)
    const seen = `version ${version} for the host ${new URL(site.url).host} through 0 proxies`
    expect(stdout).toContain(
      `WELL site: A request to ${site.url} reaches ${seen} that write X-Forwarded-For.\n`,
    )
    expect(stdout).toMatch(/There is no fault\.\n$/)
  })

  test('sends a mail only when it is asked to', async () => {
    const smtp = await startSmtpServer()
    const settings = { MAIL_TRANSPORT: 'smtp', SMTP_URL: smtp.url, MAIL_TO: 'ona@pavyzdys.test' }
    expect((await doctor(settings)).stdout).toMatch(/^WELL mail: Signing in with SMTP_URL works\.$/m)
    expect(smtp.mails).toEqual([])
    const { code, stdout } = await doctor(settings, '--send')
    expect([code, stdout]).toEqual([
      0,
      expect.stringContaining('WELL mail: Sending a mail to ona@pavyzdys.test works.'),
    ])
    expect(smtp.mails).toMatchObject([{ to: [{ address: 'ona@pavyzdys.test' }] }])
    await smtp.stop()
  })
})

describe('the doctor names', () => {
  test('a number of proxies that is wrong', async () => {
    const { code, stdout } = await doctor({ TRUST_PROXY: '2' })
    expect(code).toBe(1)
    expect(stdout).toMatch(
      /^FAULT site: .* through 0 proxies .* TRUST_PROXY it should be .* through 2 proxies /m,
    )
  })

  test('a mail server that refuses the password, without the password', async () => {
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      onAuth: (_auth, _session, done) => done(new Error('no')),
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.server.address()
    const port = address !== null && typeof address === 'object' ? address.port : 0
    const SMTP_URL = `smtp://svetaine:slapta@127.0.0.1:${port}`
    const { code, stdout } = await doctor({ MAIL_TRANSPORT: 'smtp', SMTP_URL })
    await new Promise<void>((resolve) => server.close(resolve))
    expect(code).toBe(1)
    expect(stdout).toMatch(
      /^FAULT mail: Signing in with SMTP_URL: .*does not accept the user and password of SMTP_URL\.$/m,
    )
    expect(stdout).not.toContain('slapta')
  })

  test('a database that refuses, by its setting', async () => {
    const { code, stdout } = await doctor({
      DATABASE_URL: `postgresql://web:slapta@127.0.0.1:${REFUSING_PORT}/site`,
    })
    expect(code).toBe(1)
    const named = `DATABASE_URL \\(site on 127\\.0\\.0\\.1:${REFUSING_PORT}\\) cannot be reached: `
    expect(stdout).toMatch(RegExp(`^FAULT database: Reading the database: ${named}`, 'm'))
    expect(stdout).not.toContain('slapta')
  })

  test('a role that cannot be the owner, because it may not make tables', async () => {
    const postgres = await startPostgres()
    await withClient(postgres.url, (owner) => owner.query('create role web login'))
    const DATABASE_OWNER_URL = postgres.url.replace('postgres@', 'web@')
    const { code, stdout } = await doctor({ DATABASE_URL: postgres.url, DATABASE_OWNER_URL })
    await postgres.remove()
    expect([code, stdout]).toEqual([
      1,
      expect.stringContaining('FAULT database: Reading the database: the role of DATABASE_OWNER_URL may not'),
    ])
  })

  test('an address that leads to another server', async () => {
    const other = createServer((_request, response) => response.end('ok'))
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const address = other.address()
    const SITE_URL = `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`
    const { code, stdout } = await doctor({ SITE_URL })
    await new Promise((resolve) => other.close(resolve))
    expect([code, stdout]).toEqual([
      1,
      expect.stringContaining(`${SITE_URL} reaches no site of this database`),
    ])
  })

  test('all wrong settings at once', async () => {
    const { code, stderr } = await doctor({ PORT: 'x', HOST: 'localhost:1', DATABSE_URL: 'x' })
    expect([code, stderr.trim().split('\n')]).toEqual([
      1,
      [/PORT must/, /HOST must/, /DATABSE_URL is no setting/].map((sentence) =>
        expect.stringMatching(sentence),
      ),
    ])
  })
})

test('nobody but the doctor is told how a request came', async () => {
  const response = await fetch(`${site.url}/healthz`, { headers: { doctor: 'guess' } })
  expect(await response.text()).toMatch(/^ok \d/)
})

test('the doctor names no person of a request that waits', async () => {
  const reference = await postAnotherLead(site)
  const { stdout } = await doctor()
  expect(stdout).not.toMatch(/@(?!example\.lt)/)
  expect(stdout).not.toContain(reference)
})
