// `npm start`: builds when the sources are newer than the build, then serves.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { isBuildFresh } from './build-state.ts'

const SERVER = 'build/server/index.js'

process.env.NODE_ENV ??= 'production'
if (!existsSync(SERVER) || !isBuildFresh(SERVER)) {
  console.log('Building the site (this takes a little while, and only when something has changed)…')
  const { status } = spawnSync('npm', ['run', 'build', '--silent'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) process.exit(status ?? 1)
}
console.log('Starting…')
const server: { main: () => Promise<void> } = await import(new URL(`../${SERVER}`, import.meta.url).href)
await server.main()
