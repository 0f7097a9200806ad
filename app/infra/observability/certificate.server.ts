import { isIP } from 'node:net'
import { connect } from 'node:tls'
import { Gauge, type Registry } from 'prom-client'

const TIMEOUT_MS = 10_000
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** When the certificate that visitors get ends, in milliseconds; null without TLS, or when nothing answers. */
export async function certificateEnd(siteUrl: string): Promise<number | null> {
  const { protocol, hostname, port } = new URL(siteUrl)
  if (protocol !== 'https:') return null
  const host = hostname.replaceAll(/[[\]]/g, '')
  return new Promise((resolve) => {
    // One that has ended is read, too.
    const options = { host, port: Number(port || 443), rejectUnauthorized: false, timeout: TIMEOUT_MS }
    const socket = connect({ ...options, ...(isIP(host) === 0 && { servername: host }) }, () => {
      const end = Date.parse(socket.getPeerCertificate().valid_to)
      resolve(Number.isNaN(end) ? null : end)
      socket.destroy()
    })
    for (const event of ['timeout', 'error', 'close'])
      socket.on(event, () => {
        resolve(null)
        socket.destroy()
      })
  })
}

/** One handshake a day, each hour while nothing answers. */
export function registerCertificate(siteUrl: string, registry: Registry): void {
  let end: number | null = null
  const look = async () => {
    end = await certificateEnd(siteUrl)
    setTimeout(look, end === null ? HOUR_MS : DAY_MS).unref()
  }
  if (siteUrl.startsWith('https:')) void look()
  new Gauge({
    name: 'site_certificate_expires_seconds',
    help: 'Until the certificate of SITE_URL ends; NaN without TLS and while nothing answers.',
    registers: [registry],
    collect() {
      this.set(end === null ? Number.NaN : (end - Date.now()) / 1_000)
    },
  })
}
