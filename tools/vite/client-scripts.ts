import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

export const CLIENT_ENTRY = '/app/islands/entry.client.ts'
const VIRTUAL_ID = 'virtual:client-scripts'

/** Gives the server the hashed address of the client entry: `import { islandsUrl } from 'virtual:client-scripts'`. */
export function clientScripts(): Plugin {
  let isDev = false
  return {
    name: 'client-scripts',
    enforce: 'pre',
    sharedDuringBuild: true,
    configResolved(config) {
      isDev = config.command === 'serve'
    },
    buildStart() {
      if (isDev || this.environment.name !== 'client') return
      this.emitFile({ type: 'chunk', id: CLIENT_ENTRY, name: 'islands' })
    },
    resolveId(id) {
      return id === VIRTUAL_ID ? `\0${VIRTUAL_ID}` : undefined
    },
    load(id) {
      if (id !== `\0${VIRTUAL_ID}`) return undefined
      if (isDev) return `export const islandsUrl = ${JSON.stringify(CLIENT_ENTRY)}`
      // Only the server renders the document: in the browser the root module is never loaded.
      return `export const islandsUrl = ${JSON.stringify(this.environment.name === 'client' ? '' : builtUrl())}`
    },
  }

  function builtUrl(): string {
    const manifest: Record<string, { file: string }> = JSON.parse(
      readFileSync('build/client/.vite/manifest.json', 'utf8'),
    )
    const chunk = manifest[CLIENT_ENTRY.slice(1)]
    if (!chunk) throw new Error(`${CLIENT_ENTRY} is missing from the client build's manifest`)
    return `/${chunk.file}`
  }
}
