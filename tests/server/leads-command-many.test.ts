import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#app/infra/database/database.server.ts'
import { createDataDir } from '../support/data-dir.ts'
import { runScript } from '../support/run-script.ts'
import { type SiteServer, startServer } from '../support/site-server.ts'

/** Many times what pipes and sockets buffer. */
const MANY_LEADS = 3_000

let dataDir: string
beforeAll(async () => {
  dataDir = await createDataDir()
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const leads = (...args: string[]) => runScript('leads', args, { DATA_DIR: dataDir })

describe('with very many leads', () => {
  let server: SiteServer
  beforeAll(async () => {
    await storeMany()
    server = await startServer({ dataDir })
  })
  afterAll(() => server.stop())

  async function storeMany(): Promise<void> {
    const database = await openDatabase({ dataDir })
    await database.db.execute(sql`
      insert into leads (company_code, company, name, phone, email, industry, activity, referral_source,
        privacy_consent, reference, mail_state)
      select '110053842', 'UAB ' || repeat('Ąžuolas ', 20), 'Jonas', '861234567', 'jonas@example.lt', 'stogai',
        'active', 'Kita', true, 'MANY-' || i, 'sent' from generate_series(1, ${MANY_LEADS}) i`)
    await database.close()
  }

  /** An export under way, of which only the beginning was read. */
  async function beginExport() {
    const child = spawn(process.execPath, ['scripts/leads.ts', 'export', '--csv'], {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    await once(child.stdout, 'readable')
    return child
  }

  test('two exports and a listing at the same time are each whole', async () => {
    const [one, two, listed] = await Promise.all([
      leads('export', '--csv'),
      leads('export', '--csv'),
      leads('list', '--json'),
    ])
    expect(one.stdout.split('\r\n').length).toBeGreaterThan(MANY_LEADS)
    expect(two.stdout).toBe(one.stdout)
    expect(JSON.parse(listed.stdout).length).toBeGreaterThanOrEqual(MANY_LEADS)
  })

  test('a client that is killed in the middle of an export leaves the server as it was', async () => {
    const child = await beginExport()
    const ended = once(child, 'close')
    child.kill('SIGKILL')
    await ended
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    expect(await leads('stats')).toMatchObject({ code: 0 })
  })

  test('a reader that stops early, such as head, is not a failure', async () => {
    const child = await beginExport()
    const ended = once(child, 'close')
    child.stdout.destroy()
    await ended
    expect(child.exitCode).toBe(0)
    expect(await text(child.stderr)).not.toContain('failed')
  })

  test.each(['stop', 'crash'] as const)(
    'a %s of the server in the middle of an export makes the command fail',
    async (end) => {
      const child = await beginExport()
      const ended = once(child, 'close')
      const told = text(child.stderr)
      expect(await server[end]()).toBe(end === 'stop' ? 0 : undefined)
      child.stdout.resume()
      await ended
      expect(child.exitCode).toBe(1)
      expect(await told).toMatch(/^The command failed: the database (?:was stopped|does not answer)/m)
      server = await startServer({ dataDir })
    },
  )
})
