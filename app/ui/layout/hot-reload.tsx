/** These are private addresses of Vite's and React Router's development servers. */
export const HOT_RELOAD_SCRIPTS = [
  '/@vite/client',
  '/@id/__x00__virtual:react-router/inject-hmr-runtime',
] as const

/** Pages are not hydrated as a whole, so the router does not add these scripts. */
export function HotReload() {
  return HOT_RELOAD_SCRIPTS.map((src) => <script key={src} type="module" src={src} />)
}
