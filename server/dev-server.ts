// `npm run dev`: the same server on one port, with Vite's hot reload in front.
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createServer as createViteServer } from 'vite'
import { readOptions } from '#app/infra/command-line.server.ts'

const USAGE = `Usage: npm run dev

Serves the site on one port with hot reload. Settings are variables of the environment: README.md.
`

readOptions(USAGE, {})
process.env.NODE_ENV ??= 'development'

const http = createServer()
const vite = await createViteServer({ server: { middlewareMode: { server: http } }, appType: 'custom' })
const development = await vite.ssrLoadModule('/server/dev-app.ts')
const startDevApp: typeof import('./dev-app.ts').startDevApp = development.startDevApp
const { app, env, stop } = await startDevApp(() => vite.ssrLoadModule('virtual:react-router/server-build'))
const listener = getRequestListener(app.fetch)

http.on('request', (request, response) =>
  vite.middlewares(request, response, () => void listener(request, response)),
)
http.listen(env.PORT, env.HOST, () => console.log(`Ready on http://localhost:${env.PORT}`))

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    http.close()
    await vite.close()
    await stop()
    process.exit(0)
  })
}
