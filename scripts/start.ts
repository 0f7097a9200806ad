// `npm start`: builds when the sources are newer than the build, then serves.
import { buildWhenStale, SERVER_BUILD } from './build-state.ts'

process.env.NODE_ENV ??= 'production'
buildWhenStale()
console.log('Starting…')
const server: { main: () => Promise<void> } = await import(
  new URL(`../${SERVER_BUILD}`, import.meta.url).href
)
await server.main()
