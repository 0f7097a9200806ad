import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createCertificate } from './certificate.ts'

/** The settings that an operator changes in the examples of `deploy/`. */
export interface ProxySettings {
  host: string
  httpPort: number
  httpsPort: number
  /** The site's processes, such as `127.0.0.1:40123`. */
  processes: readonly string[]
  certificate: CertificateFiles
}

export interface CertificateFiles {
  cert: string
  key: string
  remove(): void
}

/** A certificate for a host and its `www.` name, on the disk. */
export async function writeCertificate(host: string): Promise<CertificateFiles> {
  const directory = mkdtempSync(join(tmpdir(), 'certificate-'))
  const files = { cert: join(directory, 'site.pem'), key: join(directory, 'site.key') }
  const { cert, key } = await createCertificate([host, `www.${host}`])
  writeFileSync(files.cert, cert)
  writeFileSync(files.key, key, { mode: 0o600 })
  return { ...files, remove: () => rmSync(directory, { recursive: true, force: true }) }
}

/** The blocks of `deploy/nginx.conf`, on 127.0.0.1. */
export function nginxSites({ host, httpPort, httpsPort, processes, certificate }: ProxySettings): string {
  return changed('deploy/nginx.conf', [
    [/^ *listen \[::\].*\n/gm, ''],
    [/listen 80;/, `listen 127.0.0.1:${httpPort};`],
    [/listen 443 /, `listen 127.0.0.1:${httpsPort} `],
    [/(ssl_certificate ).*;/, `$1${certificate.cert};`],
    [/(ssl_certificate_key ).*;/, `$1${certificate.key};`],
    [/\bexample\.lt\b/g, host],
    [/\/opt\/site\/current/, resolve('.')],
    [/(?:^( *server )127\.\S+( .*\n))+/m, processes.map((process) => `$1${process}$2`).join('')],
  ])
}

/** `deploy/Caddyfile`, on 127.0.0.1 and without the interface by which a running Caddy is changed. */
export function caddyfile({ host, httpPort, httpsPort, processes, certificate }: ProxySettings): string {
  const settings = `{
	admin off
	default_bind 127.0.0.1
	http_port ${httpPort}
	https_port ${httpsPort}
`
  return changed('deploy/Caddyfile', [
    [/^\{\n/m, settings],
    [/# tls \/.*/, `tls ${certificate.cert} ${certificate.key}`],
    [/\bexample\.lt\b/g, host],
    [/\/opt\/site\/current/, resolve('.')],
    [/(?<=reverse_proxy )127\.0\.0\.1:\d+/, processes.join(' ')],
  ])
}

/** Throws when a pattern is not found: the example must not run unchanged. */
export function changed(
  file: string,
  changes: readonly (readonly [pattern: RegExp, replacement: string])[],
): string {
  return changes.reduce(
    (text, [pattern, replacement]) => {
      if (text.search(pattern) === -1) throw new Error(`Nothing is like ${pattern}`)
      return text.replace(pattern, replacement)
    },
    readFileSync(file, 'utf8'),
  )
}
