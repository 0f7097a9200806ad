import { spawnSync } from 'node:child_process'
import { existsSync, globSync, statSync } from 'node:fs'

export const SERVER_BUILD = 'build/server/index.js'

const SOURCES = [
  'app/**',
  'config/**',
  'content/**',
  'data/cpv/synonyms/**',
  'db/schema/**',
  'public/**',
  'tools/vite/**',
  'server/**',
  'package-lock.json',
  '*.config.ts',
]

/** Builds the site when a source has changed since the last build; throws when the build fails. */
export function buildWhenStale(): void {
  if (existsSync(SERVER_BUILD) && isBuildFresh(SERVER_BUILD)) return
  console.log('Building the site (this takes a little while, and only when something has changed)…')
  const { status } = spawnSync('npm', ['run', 'build', '--silent'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new Error('The site could not be built; the messages above say why.')
}

/** Whether no source has changed since the file was built. Directories count: their time changes when a file is removed. */
function isBuildFresh(builtFile: string): boolean {
  const builtAt = statSync(builtFile).mtimeMs
  return globSync(SOURCES).every((path) => statSync(path).mtimeMs <= builtAt)
}
