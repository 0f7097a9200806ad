import assert from 'node:assert/strict'
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from '../../support/free-port.ts'
import { type SiteServer, startServer } from '../../support/site-server.ts'

const REQUIRED = /\b(is(?:Phone|ReferralSource)Required:\s*)(?:!0|true)/g

/** As if the operator had made telephone and source optional in `config/site.ts`. */
export async function startOptionalFieldsSite(): Promise<SiteServer> {
  const root = mkdtempSync(join(tmpdir(), 'optional-fields-'))
  makeOptionalFieldsRelease(root)
  const port = await freePort()
  const env = { PORT: String(port), SITE_URL: `http://127.0.0.1:${port}` }
  const server = await startServer({ env, releaseDir: root })
  return {
    ...server,
    async stop() {
      const code = await server.stop()
      rmSync(root, { recursive: true, force: true })
      return code
    },
  }
}

/** Changes both halves of the build: a second build would take half a minute. */
function makeOptionalFieldsRelease(root: string): void {
  mkdirSync(root, { recursive: true })
  for (const path of ['build', 'db', 'package.json']) cpSync(path, join(root, path), { recursive: true })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  for (const half of ['server', 'client/assets'])
    assert.equal(makeFieldsOptional(join(root, 'build', half)), 2, half)
}

/** How many settings were changed in the scripts of a folder. */
function makeFieldsOptional(folder: string): number {
  return globSync('**/*.js', { cwd: folder })
    .map((name) => join(folder, name))
    .reduce((changed, path) => {
      const script = readFileSync(path, 'utf8')
      const found = script.match(REQUIRED)?.length ?? 0
      if (found === 0) return changed
      writeFileSync(path, script.replaceAll(REQUIRED, '$1false'))
      for (const suffix of ['.br', '.gz']) rmSync(path + suffix, { force: true })
      return changed + found
    }, 0)
}
