import type { HttpResponse } from './http-client.ts'

export type Verdict = 'server error' | 'let in' | 'reflected'

/** Words from files that the site must not show. */
const FILES_FROM_OUTSIDE = [
  'root:x:0:0',
  '[fonts]',
  '"viesieji-pirkimai"',
  'lockfileVersion',
  'virtual:react-router/server-build',
  'isDynamicEntry',
  'revoke all on',
  'ref: refs/heads',
]

export function judge({ status, headers, body }: HttpResponse, hostileText = ''): Verdict | null {
  if (status >= 500) return 'server error'
  if (FILES_FROM_OUTSIDE.some((words) => body.includes(words))) return 'let in'
  if (isForeignLocation(headers.location) || 'x-injected' in headers) return 'let in'
  return isReflected(headers, body, hostileText) ? 'reflected' : null
}

function isForeignLocation(location: string | undefined): boolean {
  return location !== undefined && !/^\/(?![/\\])/.test(location)
}

/** Text that could be markup must come back escaped, or as a type that browsers do not render. */
function isReflected(headers: HttpResponse['headers'], body: string, text: string): boolean {
  if (Object.values(headers).some((value) => value.includes('<script'))) return true
  const type = headers['content-type'] ?? ''
  // Responses of Node's own parser have neither a type nor a body.
  if (body !== '' && headers['x-content-type-options'] !== 'nosniff' && type !== '') return true
  const isPage = /html|xml|svg/.test(type)
  return isPage && /[<>"'&]/.test(text) && body.includes(text)
}
