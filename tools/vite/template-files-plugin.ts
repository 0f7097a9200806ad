import type { Plugin } from 'vite'
import { makeTemplateFiles } from '../templates/template-files.ts'
import { TEMPLATE_TEXT } from './template-texts.ts'

const VIRTUAL_ID = 'virtual:template-files'

/** Makes the files of `/sablonai`; their sizes are `templateFileSizes` of 'virtual:template-files'. */
export function templateFilesPlugin(): Plugin {
  let making: ReturnType<typeof makeTemplateFiles> | null = null
  const files = () => {
    making ??= makeTemplateFiles()
    return making
  }
  return {
    name: 'template-files',
    sharedDuringBuild: true,
    async buildStart() {
      if (this.environment.config.command === 'serve' || this.environment.name !== 'client') return
      for (const [path, source] of await files()) {
        this.emitFile({ type: 'asset', fileName: path.slice(1), source })
      }
    },
    resolveId(id) {
      return id === VIRTUAL_ID ? `\0${VIRTUAL_ID}` : undefined
    },
    async load(id) {
      if (id !== `\0${VIRTUAL_ID}`) return undefined
      const sizes = [...(await files())].map(([path, file]) => [path, file.byteLength])
      return `export const templateFileSizes = ${JSON.stringify(Object.fromEntries(sizes))}`
    },
    configureServer({ middlewares, watcher }) {
      watcher.on('change', (path) => {
        if (TEMPLATE_TEXT.test(path)) making = null
      })
      middlewares.use((request, response, next) => {
        files().then((made) => {
          const file = made.get(request.url ?? '')
          if (file) response.end(file)
          else next()
        }, next)
      })
    },
  }
}
