import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Documents load these by themselves, each with the name of its address. */
export const CLIENT_ENTRIES = {
  islandsUrl: '/app/islands/entry.client.ts',
  homeScriptUrl: '/app/features/home/home.client.ts',
  thankYouScriptUrl: '/app/features/lead/thanks/thank-you.client.ts',
  figuresScriptUrl: '/app/features/figures/figures.client.ts',
}
const VIRTUAL_ID = 'virtual:client-scripts'

/** Gives the server the hashed addresses of the entries: `import { islandsUrl } from 'virtual:client-scripts'`. */
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
      for (const [name, id] of Object.entries(CLIENT_ENTRIES))
        this.emitFile({ type: 'chunk', id, name: name.replace(/(Script)?Url$/, '') })
    },
    resolveId(id) {
      return id === VIRTUAL_ID ? `\0${VIRTUAL_ID}` : undefined
    },
    load(id) {
      if (id !== `\0${VIRTUAL_ID}`) return undefined
      // Only the server renders the document: in the browser the modules that import this are never loaded.
      const isClient = !isDev && this.environment.name === 'client'
      const addressOf = (entry: string) => (isDev ? entry : isClient ? '' : builtUrl(entry))
      return Object.entries(CLIENT_ENTRIES)
        .map(([name, entry]) => `export const ${name} = ${JSON.stringify(addressOf(entry))}`)
        .join('\n')
    },
  }

  function builtUrl(entry: string): string {
    const manifest: Record<string, { file: string }> = JSON.parse(
      readFileSync('build/client/.vite/manifest.json', 'utf8'),
    )
    const chunk = manifest[entry.slice(1)]
    if (!chunk) throw new Error(`${entry} is missing from the client build's manifest`)
    return `/${chunk.file}`
  }
}
