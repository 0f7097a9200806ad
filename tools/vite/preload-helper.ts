import type { Plugin } from 'vite'

/** Every `import()` of a build goes through this private module of Vite. */
export const PRELOAD_HELPER_ID = '\0vite/preload-helper.js'

/** Vite's own helper also handles style sheets, which no lazy chunk has, and takes a third of the client entry. */
const PRELOAD_HELPER = `export function __vitePreload(load, files = []) {
  for (const file of files) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = '/' + file
    document.head.append(link)
  }
  return load()
}`

export function preloadHelper(): Plugin {
  return {
    name: 'preload-helper',
    enforce: 'pre',
    load: (id) => (id === PRELOAD_HELPER_ID ? PRELOAD_HELPER : undefined),
  }
}
