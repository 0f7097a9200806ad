import { createMiddleware } from 'hono/factory'
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { createBoundedCache, textBytes } from '#app/infra/bounded-cache.server.ts'
import { isReadable } from './readable-address.ts'
import type { RequestEnv } from './request-env.ts'

const MAX_CACHE_BYTES = 1_000_000
const MAX_PATH_LENGTH = 200
const OWN_PATHS = ['/healthz', '/readyz', '/metrics']

/**
 * Puts the pattern of the request's route into the context, such as `/blog/:slug`; `/*` for unknown addresses. Patterns
 * hold nothing that a visitor wrote and are few: fit for logs and metrics. The router would provide its own too late:
 * costs are charged before it runs.
 */
export function routeName(build: ServerBuild | (() => Promise<ServerBuild>)) {
  let nameOf: ((path: string) => string) | undefined
  return createMiddleware<RequestEnv>(async (c, next) => {
    nameOf ??= createRouteName((typeof build === 'function' ? await build() : build).routes)
    c.set('route', nameOf(c.req.path))
    return next()
  })
}

function createRouteName(routes: ServerBuild['routes']): (path: string) => string {
  const tree = childrenOf(routes, undefined)
  const cache = createBoundedCache<string>({
    maxBytes: MAX_CACHE_BYTES,
    maxKeyLength: MAX_PATH_LENGTH,
    bytesOf: textBytes,
  })
  return (path) => {
    const cached = cache.get(path)
    if (cached !== undefined) return cached
    const name = nameOf(tree, path)
    cache.set(path, name)
    return name
  }
}

function nameOf(tree: RouteObject[], path: string): string {
  if (OWN_PATHS.includes(path)) return path
  if (path.startsWith('/assets/')) return '/assets/*'
  if (!isReadable(path)) return '/*'
  const matches = matchRoutes(tree, path) ?? []
  const pattern = matches.flatMap(({ route }) => (route.path ? [route.path] : [])).join('/')
  return `/${pattern === '' && matches.length === 0 ? '*' : pattern}`
}

function childrenOf(routes: ServerBuild['routes'], parentId: string | undefined): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map((route) => ({
      id: route?.id,
      path: route?.path,
      ...(route?.index ? { index: true as const } : { children: childrenOf(routes, route?.id) }),
    }))
}
