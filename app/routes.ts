import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { routeRows } from './endpoints.ts'

/** Every URL of the site. Letter case does not matter: /PIRKEJAS/… is /pirkejas/… */
export default routeRows.map(({ path, module }) => {
  const file = `routes/${module}`
  return path === '/' ? index(file, { id: path }) : route(path.slice(1), file, { id: path })
}) satisfies RouteConfig
