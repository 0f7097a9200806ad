import { connect as connectPlainly, type Socket } from 'node:net'
import { connect as connectOverTls } from 'node:tls'
import { startCaddy } from './caddy.ts'
import { type CertificateFiles, caddyfile, nginxSites } from './deploy-files.ts'
import { findProgram } from './find-program.ts'
import { freePort } from './free-port.ts'
import { startNginx } from './nginx.ts'
import { ask, BARE_HOST, HOST } from './proxy-requests.ts'

const PROXIES = {
  nginx: { configOf: nginxSites, start: startNginx },
  caddy: { configOf: caddyfile, start: startCaddy },
}

export type ProxyName = keyof typeof PROXIES

export const PROXY_NAMES = ['nginx', 'caddy'] as const satisfies ProxyName[]

/** Says so where the program is not installed, as on CI: tests behind it are skipped there. */
export function isProxyMissing(name: ProxyName): boolean {
  const isMissing = findProgram(name) === null
  if (isMissing) console.warn(`${name} is not installed: the tests of the site behind it do not run.`)
  return isMissing
}

/** The proxy as `deploy/` has it, in front of the process at this address. */
export async function startProxy(name: ProxyName, target: string, certificate: CertificateFiles) {
  const { configOf, start } = PROXIES[name]
  const ports = { httpPort: await freePort(), httpsPort: await freePort() }
  const config = configOf({ ...ports, host: BARE_HOST, processes: [new URL(target).host], certificate })
  const proxy = await start(findProgram(name) ?? '', config, ports.httpsPort)
  return { ...ports, output: () => proxy.output(), stop: () => proxy.stop() }
}

/** The process itself, or a proxy before it. */
export type Target = string | { httpsPort: number }

/** Over TLS to a proxy. */
export function connectTo(target: Target): Socket {
  if (typeof target !== 'string') {
    return connectOverTls({
      host: '127.0.0.1',
      port: target.httpsPort,
      servername: HOST,
      rejectUnauthorized: false,
    })
  }
  const { hostname, port } = new URL(target)
  return connectPlainly(Number(port), hostname)
}

/** The status for a visitor who has not the address of the test's other clients, which proxies count by it. */
export async function statusOf(target: Target, path: string): Promise<number> {
  if (typeof target === 'string') return (await fetch(target + path)).status
  return (await ask(target.httpsPort, { path, localAddress: '127.0.0.2' })).status
}
