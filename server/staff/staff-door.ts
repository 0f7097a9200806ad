import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { createHttpServer } from '../http/connections.ts'
import { createStaffApp, type StaffAppOptions } from './staff-app.ts'

/** The site runs without the page when its port cannot be used. */
export function openStaffDoor(options: StaffAppOptions): { close: () => Promise<void> } {
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
async function invitation(staff: StaffAppOptions['staff'], port: number): Promise<string> {
  const { address, code } = await staff.firstCode()
  const query = new URLSearchParams({ adresas: address, kodas: code })
  return `Requests of visitors, for staff (the code is good for ten minutes): http://localhost:${port}/?${query}`
}
