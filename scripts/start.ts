// `npm start`: builds when the sources are newer than the build, then serves.
import { refuseArguments } from '#app/infra/command-line.server.ts'
import { buildWhenStale, SERVER_BUILD } from '../tools/build-state.ts'

const USAGE = `Usage: npm start

Builds the site when its sources have changed, then serves it. Settings are variables of the environment: README.md.
`

refuseArguments(USAGE)
process.env.NODE_ENV ??= 'production'
try {
  buildWhenStale()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
console.log('Starting…')
const server: { main: () => Promise<void> } = await import(
  new URL(`../${SERVER_BUILD}`, import.meta.url).href
)
await server.main()
