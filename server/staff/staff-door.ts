import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Env } from '#app/infra/env.server.ts'
import type { Log } from '#app/infra/observability/log.server.ts'
import type { Services } from '#app/services.server.ts'
import { staffStyles } from '#app/staff/staff-frame.tsx'
import { requestBodies } from '#config/limits.ts'
import { clientNetworks } from '../http/client-networks.ts'
import { createHttpServer } from '../http/connections.ts'
import { requestLog } from '../http/request-log.ts'
import { type StaticFiles, staticFiles } from '../http/static-files.ts'
import { knownHost, neverStored, ownRequests, requestLimit, staffHeaders } from './guards.ts'
import { notice, type StaffEnv } from './respond.ts'
import { addScreens } from './screens.ts'
import { addSignIn } from './sign-in.ts'

interface StaffDoorOptions {
  env: Env
  log: Log
  metrics: Services['metrics']
  staff: NonNullable<Services['staff']>
  clientFiles: StaticFiles
}

/** The site runs without the page when its port cannot be used. */
export function openStaffDoor(options: StaffDoorOptions): { close: () => Promise<void> } {
  const { env, log, staff } = options
  const { port, url } = staff.door
  const app = createStaffApp(options)
  const { server, close } = createHttpServer(getRequestListener(app.fetch, { hostname: env.HOST }))
  server.on('error', ({ message }) => {
    process.stderr.write(
      `The staff page could not listen on port ${port}, so the site runs without it; STAFF_PORT may name another: ${message}\n`,
    )
  })
  server.listen(port, env.HOST, () => {
    const { port: usedPort } = server.address() as AddressInfo
    log.info({ port: usedPort, url }, 'the staff page is ready')
    if (url !== null) return
    invitation(staff, usedPort)
      .then((line) => process.stdout.write(`${line}\n`))
      .catch((err) => log.error({ err }, 'no code for the staff page could be printed'))
  })
  return { close: () => (server.listening ? close() : Promise.resolve()) }
}

/** On one's own machine nothing has to be configured: the address holds a code. */
async function invitation(staff: StaffDoorOptions['staff'], port: number): Promise<string> {
  const { address, code } = await staff.firstCode()
  const query = new URLSearchParams({ adresas: address, kodas: code })
  return `Requests of visitors, for staff (the code is good for ten minutes): http://localhost:${port}/?${query}`
}

function createStaffApp({ env, log, metrics, staff, clientFiles }: StaffDoorOptions) {
  const app = new Hono<StaffEnv>()
  app.use((c, next) => {
    c.set('route', '/staff')
    return next()
  })
  app.use(clientNetworks(env.TRUST_PROXY))
  app.use(requestLog(log, metrics))
  app.use(staffHeaders, neverStored)
  app.use(knownHost(staff.door.url))
  app.use(requestLimit())
  app.use(staticFiles(filesOfPages(clientFiles)))
  app.use(ownRequests)
  app.use(
    bodyLimit({ maxSize: requestBodies.maxBytes, onError: (c) => notice(c, 413, 'Išsiųsta per daug.') }),
  )
  addSignIn(app, staff)
  addScreens(app, staff)
  app.onError((error, c) => {
    log.error({ err: error }, 'a request of staff failed')
    return notice(c, 500, 'Įvyko klaida. Bandykite dar kartą po kelių minučių.')
  })
  return app
}

/** Of the site's files only those that its pages ask for. */
function filesOfPages(files: StaticFiles): StaticFiles {
  return new Map([...files].filter(([path]) => path === staffStyles || /^\/favicon|\.woff2$/.test(path)))
}
