import { globSync, readFileSync } from 'node:fs'
import * as urls from '#app/ui/urls.ts'

export interface ContentFile {
  file: string
  lines: readonly string[]
}

const FOLDERS: Record<string, string> = {
  articles: urls.article(''),
  info: urls.textPage(''),
  legal: urls.textPage(''),
  templates: urls.template(''),
}

export function readContentFiles(): Map<string, ContentFile> {
  return new Map(
    globSync('content/*/*.{md,mdx}')
      .map((file) => file.replaceAll('\\', '/'))
      .map((file) => {
        const [, folder = '', slug = ''] = /^content\/(\w+)\/([^.]+)\.mdx?$/.exec(file) ?? []
        return [`${FOLDERS[folder]}${slug}`, { file, lines: readFileSync(file, 'utf8').split('\n') }]
      }),
  )
}

/** The line, counted from 1, that has the text as it is written there; 1 where markup stands between its words. */
export function findLine({ lines }: ContentFile, text: string): number {
  return Math.max(1, lines.findIndex((line) => line.includes(text.replaceAll('\u00a0', ' '))) + 1)
}
