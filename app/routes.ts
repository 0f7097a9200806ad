import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { routeRows } from '#app/pages/endpoints.ts'

/** Letter case does not matter: /PIRKEJAS/… is /pirkejas/… */
export default routeRows.flatMap(({ path, module }) => {
  if (module === null) return []
  const file = `routes/${module}`
  return path === '/' ? index(file, { id: path }) : route(path.slice(1), file, { id: path })
}) satisfies RouteConfig
