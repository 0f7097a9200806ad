// `npm start`: builds when the sources are newer than the build, then serves; with --check it only reads the settings.
import { readOptions } from '#app/infra/command-line.server.ts'
import { stopWithNpm } from '#server/stop-with-npm.ts'
import { buildWhenStale, requireBuild, SERVER_BUILD } from '../tools/build-state.ts'

const USAGE = `Usage: npm start
       npm start -- --check

Builds the site when its sources have changed (with NODE_ENV=production never), then serves it. Settings
are variables of the environment: README.md.

--check  only reads the settings and the file of the firm's facts, and says what is wrong with them
`

const { check } = readOptions(USAGE, { check: { type: 'boolean', default: false } })
const prepare = process.env.NODE_ENV === 'production' ? requireBuild : buildWhenStale
process.env.NODE_ENV ??= 'production'
try {
  if (check) {
    const { checkSettings } = await import('#app/settings-check.server.ts')
    checkSettings(process.env)
    console.log('There is no fault in them; "npm run doctor" tries what they name.')
    process.exit()
  }
  if (process.env.npm_lifecycle_event === 'start') stopWithNpm()
  prepare()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
console.log('Starting…')
const server: { main: () => Promise<void> } = await import(
  new URL(`../${SERVER_BUILD}`, import.meta.url).href
)
await server.main()
