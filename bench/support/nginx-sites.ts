import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { findProgram } from '../../tests/support/find-program.ts'
import { freePort } from '../../tests/support/free-port.ts'
import { type Nginx, startNginx } from '../../tests/support/nginx.ts'

export interface FileServer extends Pick<Nginx, 'pid' | 'stop'> {
  url: string
}

/** nginx with these files, each of them compressed beforehand as `<name>.br`; null where it is not installed. */
export async function serveWithNginx(folder: string): Promise<FileServer | null> {
  const program = findProgram('nginx')
  if (program === null) return null
  const port = await freePort()
  const compressed = (pattern: string, type: string) =>
    `location ${pattern} { rewrite ^(.*)$ $1.br break; types {} default_type ${type}; add_header Content-Encoding br; }`
  const sites = [
    `server { listen 127.0.0.1:${port}; root ${folder}; index index.html; access_log off; keepalive_requests 100000000;`,
    compressed('~ \\.html$', '"text/html; charset=utf-8"'),
    compressed('~ \\.js$', 'text/javascript'),
    compressed('~ \\.css$', 'text/css'),
    'types { font/woff2 woff2; } }',
  ].join('\n')
  const nginx = await startNginx(program, sites, port)
  return { url: `http://127.0.0.1:${port}`, pid: nginx.pid, stop: () => nginx.stop() }
}

/** Writes this page beside the peer's files as `/copy.html`, the form in which a proxy would hold it. */
export async function copyPage(pageUrl: string, folder: string): Promise<void> {
  const html = await (await fetch(pageUrl)).arrayBuffer()
  writeFileSync(join(folder, 'copy.html.br'), brotliCompressSync(new Uint8Array(html)))
}
