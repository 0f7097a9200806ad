import { globSync } from 'node:fs'
import { PROCESS_PATHS, routeRows } from '#app/pages/endpoints.ts'

/** Valid values of the addresses' parameters. */
const PARAMETERS: Record<string, string> = {
  ':code': '45000000-7',
  ':slug': 'ebvpd',
  ':part': '1.xml',
  ':name?': 'kauno-energija',
  ':id?': '123',
  '*': 'nera',
}

const OTHER_PATHS = [...PROCESS_PATHS, '/assets/', '/.well-known/', '/api/']

/** One built file of each kind, as an address. */
function builtFiles(): string[] {
  const files = globSync('build/client/**/*.*').map((path) =>
    path.replaceAll('\\', '/').slice('build/client'.length),
  )
  const byKind = new Map(files.map((path) => [path.slice(path.lastIndexOf('.')), path]))
  return [...byKind.values()].filter((path) => !path.includes('/.'))
}

/** Every address that the server knows; `{}` stands where a route takes a parameter. */
export const addresses: readonly string[] = [
  ...routeRows
    .map(({ path }) => path)
    .map((path) =>
      path
        .split('/')
        .map((part) => PARAMETERS[part] ?? part)
        .join('/'),
    ),
  ...OTHER_PATHS,
  ...builtFiles(),
]

/** The routes that take a parameter, each with a text in its place. */
export function addressesWith(text: string): string[] {
  return routeRows
    .map(({ path }) => path)
    .filter((path) => /[:*]/.test(path))
    .map((path) => path.replaceAll(/:\w+\??|\*/g, encodeURIComponent(text.toWellFormed())))
}
