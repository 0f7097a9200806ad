import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { createMiddleware } from 'hono/factory'
import { getMimeType } from 'hono/utils/mime'
import { type Encoding, encodingFor } from './content-encoding.ts'

type Body = Uint8Array<ArrayBuffer>

interface StaticFile {
  body: Body
  encoded: Partial<Record<Encoding, Body>>
  headers: Record<string, string>
}

const SUFFIXES = { br: '.br', gzip: '.gz' } as const satisfies Record<Encoding, string>
const NEVER_CHANGING = '/assets/'
const NEVER_CHANGING_CACHE_CONTROL = 'public, max-age=31536000, immutable'
const CACHE_CONTROL = 'public, max-age=3600'

const DOCUMENT_TYPES: Readonly<Record<string, string>> = {
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

export type StaticFiles = ReadonlyMap<string, StaticFile>

/** Every response shares the same bytes, however slowly clients read them. */
export function staticFiles(files: StaticFiles) {
  return createMiddleware(async (c, next) => {
    const { method, path } = c.req
    const file = method === 'GET' || method === 'HEAD' ? files.get(path) : undefined
    if (file === undefined) return next()
    const encoding = encodingFor(c.req.header('Accept-Encoding'))
    const encoded = encoding === null ? undefined : file.encoded[encoding]
    const body = encoded ?? file.body
    const headers = {
      ...file.headers,
      'Content-Length': String(body.byteLength),
      ...(encoding !== null && encoded !== undefined && { 'Content-Encoding': encoding }),
    }
    return new Response(method === 'HEAD' ? null : body, { headers })
  })
}

/** Lists the files of the directory, or of one folder in it, without hidden ones such as Vite's list of sources. */
export function readStaticFiles(directory: string, folder = ''): StaticFiles {
  const entries = readdirSync(join(directory, folder), { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(directory).length).replaceAll('\\', '/'))
    .filter((path) => !path.includes('/.'))
  const originals = paths.filter((path) => !Object.values(SUFFIXES).some((suffix) => path.endsWith(suffix)))
  return new Map(originals.map((path) => [path, readStaticFile(directory, path, paths)]))
}

export function readStaticFile(directory: string, path: string, paths: readonly string[]): StaticFile {
  const read = (suffix: string) => readFileSync(join(directory, path + suffix))
  const has = (suffix: string) => paths.includes(path + suffix)
  const encoded = {
    ...(has(SUFFIXES.br) && { br: read(SUFFIXES.br) }),
    ...(has(SUFFIXES.gzip) && { gzip: read(SUFFIXES.gzip) }),
  }
  return {
    body: read(''),
    encoded,
    headers: {
      ...typeHeaders(path),
      'Last-Modified': statSync(join(directory, path)).mtime.toUTCString(),
      'Cache-Control': path.startsWith(NEVER_CHANGING) ? NEVER_CHANGING_CACHE_CONTROL : CACHE_CONTROL,
      ...(Object.keys(encoded).length > 0 && { Vary: 'Accept-Encoding' }),
    },
  }
}

/** Documents are saved under their names; search engines show their pages instead. */
function typeHeaders(path: string): Record<string, string> {
  const documentType = DOCUMENT_TYPES[extname(path)]
  if (documentType === undefined) return { 'Content-Type': getMimeType(path) ?? 'application/octet-stream' }
  return {
    'Content-Type': documentType,
    'Content-Disposition': `attachment; filename="${basename(path)}"`,
    'X-Robots-Tag': 'noindex',
  }
}
