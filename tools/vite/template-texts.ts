import type { Plugin } from 'vite'
import { readTemplate } from '../templates/read-templates.ts'

export const TEMPLATE_TEXT = /[\\/]content[\\/]templates[\\/][^\\/]+\.md$/

/** Makes a module of each `content/templates/*.md`: its default export is the template. */
export function templateTexts(): Plugin {
  return {
    name: 'template-texts',
    transform: {
      filter: { id: TEMPLATE_TEXT },
      handler: (source, id) => `export default ${JSON.stringify(readTemplate(id, source))}`,
    },
  }
}
