import { globSync } from 'node:fs'
import * as urls from '#app/ui/urls.ts'

const FOLDERS: Record<string, string> = {
  articles: urls.article(''),
  info: urls.textPage(''),
  legal: urls.textPage(''),
  templates: urls.template(''),
}

/** Gives the file of each text by the path of its page. */
export function readContentFiles(): Map<string, string> {
  return new Map(
    globSync('content/*/*.{md,mdx}')
      .map((file) => file.replaceAll('\\', '/'))
      .map((file) => {
        const [, folder = '', slug = ''] = /^content\/(\w+)\/([^.]+)\.mdx?$/.exec(file) ?? []
        return [`${FOLDERS[folder]}${slug}`, file]
      }),
  )
}
