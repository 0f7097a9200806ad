import type { RouteConfigEntry } from '@react-router/dev/routes'

/** The addresses of a route table, in its order, such as `/blog/:slug`. */
export function routePaths(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap(({ path, index, children = [] }) => {
    const address = path === undefined ? parent : `${parent}/${path}`
    const own = index || path !== undefined ? [address || '/'] : []
    return [...(children.length > 0 && !index ? [] : own), ...routePaths(children, address)]
  })
}
