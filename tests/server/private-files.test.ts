import { chmod, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { folderOfTest } from '../support/kept-until.ts'
import { validLeadForm } from '../support/lead-forms.ts'
import { runScript } from '../support/run-script.ts'
import { startServer } from '../support/site-server.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = folderOfTest()
  // As an operator makes it.
  await chmod(dataDir, 0o755)
})

/** Other users of the machine, such as the web server's, see nothing of leads and mails. */
test.skipIf(process.platform === 'win32')(
  'mails, database, files of notices, exports, backups and what a restore leaves are for the server’s user alone',
  async () => {
    const run = async (script: string, ...args: string[]) => {
      expect(await runScript(script, args, { DATA_DIR: dataDir })).toMatchObject({ code: 0 })
    }
    await writeFile(join(dataDir, 'old.csv'), '', { mode: 0o644 })

    const server = await startServer({ dataDir, env: { NOTICE_SOURCES: 'import' } })
    await fetch(`${server.url}/api/leads`, { method: 'POST', body: validLeadForm() })
    await expect.poll(() => server.mails()).toHaveLength(1)
    const mails = (await readdir(join(dataDir, 'mail'))).map((name) => `mail/${name}`)
    expect(await modes('mail', ...mails, 'postgres', 'postgres/data')).toEqual(['700', '600', '700', '700'])
    expect(await modes('notices', 'notices/taken', 'notices/refused')).toEqual(['700', '700', '700'])
    await run('leads', 'export', '--csv', '--output', join(dataDir, 'new.csv'))
    await run('leads', 'export', '--csv', '--output', join(dataDir, 'old.csv'))
    await run('backup')
    await server.stop()
    const [backup = ''] = await readdir(join(dataDir, 'backups'))
    expect(await modes('new.csv', 'old.csv', 'backups', `backups/${backup}`)).toEqual([
      '600',
      '600',
      '700',
      '600',
    ])

    await run('restore', join(dataDir, 'backups', backup))
    const [current, before, lock] = await readdir(join(dataDir, 'postgres'))
    expect([current, before, lock]).toEqual(['data', expect.stringMatching(/^data\.before-/), 'lock'])
    expect(await modes('postgres', `postgres/${current}`, `postgres/${before}`)).toEqual([
      '700',
      '700',
      '700',
    ])
  },
)

async function modes(...paths: string[]): Promise<string[]> {
  const found = await Promise.all(paths.map((path) => stat(join(dataDir, path))))
  return found.map(({ mode }) => (mode & 0o777).toString(8))
}
