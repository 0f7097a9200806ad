import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { errorCode } from '#app/infra/error-code.server.ts'
import { staffStyles } from '#app/staff/staff-frame.tsx'
import { FIELDS } from '#app/staff/staff-paths.ts'
import { createHttpServer } from '../http/connections.ts'
import type { StaticFiles } from '../http/static-files.ts'
import { createStaffApp, type StaffAppOptions } from './staff-app.ts'

type Options = Omit<StaffAppOptions, 'files'> & { clientFiles?: StaticFiles }

/** The site runs without the page when its port cannot be used. */
export function openStaffDoor(
  { clientFiles, ...options }: Options,
  wrap = (listener: RequestListener) => listener,
): { close: () => Promise<void> } {
  const { env, log, staff } = options
  const { port, url } = staff.door
  const files = clientFiles && filesOfPages(clientFiles)
  const app = createStaffApp({ ...options, ...(files && { files }) })
  const { server, close } = createHttpServer(wrap(getRequestListener(app.fetch, { hostname: env.HOST })))
  server.on('error', (error) => {
    const cause = errorCode(error) ?? error.message
    process.stderr.write(
      `The staff page could not listen on port ${port} (${cause}), so the site runs without it; STAFF_PORT may name another.\n`,
    )
  })
  server.listen(port, env.HOST, async () => {
    const { port: usedPort } = server.address() as AddressInfo
    log.info({ port: usedPort, url }, 'the staff page is ready')
    if (url === null) process.stdout.write(`${await invitation(staff, usedPort)}\n`)
  })
  return { close: () => (server.listening ? close() : Promise.resolve()) }
}

/** On one's own machine nothing has to be configured: the address holds a code. */
async function invitation(staff: StaffAppOptions['staff'], port: number): Promise<string> {
  const { address, code } = await staff.firstCode()
  const query = new URLSearchParams({ [FIELDS.address]: address, [FIELDS.code]: code })
  return `Requests of visitors, for staff (the code is good for ten minutes): http://localhost:${port}/?${query}`
}

/** Of the site's files only those that its pages ask for. */
function filesOfPages(files: StaticFiles): StaticFiles {
  const isUsed = (path: string) => path === staffStyles || /^\/favicon|\.woff2$/.test(path)
  return new Map([...files].filter(([path]) => isUsed(path)))
}
