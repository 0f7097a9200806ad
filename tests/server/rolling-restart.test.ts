import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type CertificateFiles, nginxSites, writeCertificate } from '../support/deploy-files.ts'
import { findProgram } from '../support/find-program.ts'
import { freePort } from '../support/free-port.ts'
import { startNginx } from '../support/nginx.ts'
import { createDatabase, type PostgresServer, startPostgres } from '../support/postgres-server.ts'
import { isProxyMissing } from '../support/proxies.ts'
import { ask, BARE_HOST, SITE_URL } from '../support/proxy-requests.ts'
import { startServer } from '../support/site-server.ts'

const REQUESTS = 1_000
const PATHS = ['/', '/blog', '/bvpz-kodai/45000000-7', '/healthz']

let postgres: PostgresServer
let certificate: CertificateFiles
beforeAll(async () => {
  ;[postgres, certificate] = await Promise.all([startPostgres(), writeCertificate(BARE_HOST)])
})
afterAll(async () => {
  certificate.remove()
  await postgres.remove()
})

test.skipIf(isProxyMissing('nginx'))(
  'two processes behind nginx are restarted one after the other, and none of a thousand requests fails',
  async () => {
    const env = {
      DATABASE_URL: await createDatabase(postgres.url),
      SITE_URL,
      TRUST_PROXY: '1',
      MAIL_TRANSPORT: 'file',
    }
    const start = (port: number) => startServer({ env: { ...env, PORT: String(port) } })
    const ports = [await freePort(), await freePort()] as const
    let [first, second] = [await start(ports[0]), await start(ports[1])]
    onTestFinished(async () => {
      await Promise.all([first.stop(), second.stop()])
    })
    const [httpPort, httpsPort] = [await freePort(), await freePort()]
    const processes = ports.map((port) => `127.0.0.1:${port}`)
    const sites = nginxSites({ host: BARE_HOST, httpPort, httpsPort, processes, certificate })
    const nginx = await startNginx(findProgram('nginx') ?? '', sites, httpsPort)
    onTestFinished(nginx.stop)

    let isOver = false
    const statuses: number[] = []
    const visitors = Array.from({ length: 3 }, async () => {
      while (!isOver || statuses.length < REQUESTS) {
        const { status } = await ask(httpsPort, { path: PATHS[statuses.length % PATHS.length] ?? '/' })
        // A process that is too busy says so itself, which no restart is the cause of.
        if (status !== 503) statuses.push(status)
      }
    })
    await first.stop()
    first = await start(ports[0])
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
    await second.stop()
    second = await start(ports[1])
    isOver = true
    await Promise.all(visitors)

    expect(statuses.length).toBeGreaterThanOrEqual(REQUESTS)
    expect(statuses.filter((status) => status !== 200)).toEqual([])
  },
)
