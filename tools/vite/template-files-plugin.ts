import type { Plugin } from 'vite'
import * as urls from '#app/ui/urls.ts'
import { docxFile } from '../templates/docx-file.ts'
import { readTemplates } from '../templates/read-templates.ts'
import { xlsxFile } from '../templates/xlsx-file.ts'
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

/** Gives every template's file by its address, made of the texts that its page shows: the two cannot say different things. */
async function makeTemplateFiles(): Promise<Map<string, Uint8Array>> {
  const files = readTemplates().map(async (template) => {
    const file = await (template.format === 'docx' ? docxFile(template) : xlsxFile(template))
    return [urls.templateFile(template.slug, template.format), file] as const
  })
  return new Map(await Promise.all(files))
}
