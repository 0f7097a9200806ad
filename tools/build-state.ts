import { spawnSync } from 'node:child_process'
import { existsSync, globSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const SERVER_BUILD = 'build/server/index.js'

/** Every build first empties this folder. */
const BUILD_STAMP = 'build/client/.vite/complete'

/** The build may read these. */
export const SOURCES = [
  'app/**',
  'config/**',
  'content/**',
  'data/**',
  'db/schema/**',
  'public/**',
  'server/**',
  'tools/**',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  '*.config.ts',
]

/** Builds the site when a source has changed since the last build; throws when the build fails. */
export function buildWhenStale(): void {
  if (isBuildFresh()) return
  console.log(
    'The site is being built, which takes half a minute to two minutes, and only when something has changed…',
  )
  const { status } = spawnSync('npm', ['run', 'build', '--silent'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new Error('The site could not be built; the messages above say why.')
}

/** This is for production: a build takes minutes there, fails without its tools, or changes what runs. */
export function requireBuild(): void {
  if (!existsSync(BUILD_STAMP)) throw new Error('There is no complete build here: run "npm run build" first.')
  if (!isBuildFresh())
    console.warn(
      'The build is served although it is older than its sources; "npm run build" makes a new one.',
    )
}

/** The stamp has the time of the start: what changed during the build is newer. */
export function markBuilt(startedAt: Date): void {
  writeFileSync(BUILD_STAMP, '')
  utimesSync(BUILD_STAMP, startedAt, startedAt)
}

/** Directories count too: their time changes when a file is removed. */
export function isBuildFresh(project = '.'): boolean {
  const stamp = join(project, BUILD_STAMP)
  if (!existsSync(stamp)) return false
  const builtAt = statSync(stamp).mtimeMs
  return globSync(SOURCES, { cwd: project }).every((path) => statSync(join(project, path)).mtimeMs <= builtAt)
}
