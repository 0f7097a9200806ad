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

/** The line, counted from 1, has the address, code or text, or most of its words. */
export function findLine({ lines }: ContentFile, text: string): number {
  const exact = lines.findIndex((line) => /[/\d]/.test(text) && line.includes(text))
  if (exact >= 0) return exact + 1
  const words = plain(text).split(' ').filter(Boolean)
  for (let length = words.length; length > 0; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      const part = words.slice(start, start + length).join(' ')
      if (length === 1 && part.length < 4) continue
      const index = lines.findIndex((line) => hasWords(plain(line), part))
      if (index >= 0) return index + 1
    }
  }
  return 1
}

/** Only whole words count, except at the ends, where the text may have been cut. */
function hasWords(line: string, part: string): boolean {
  const index = line.indexOf(part)
  return (
    index >= 0 &&
    !(/\p{L}/u.test(part) && /^\p{L}/u.test(line.slice(index + part.length)) && !part.includes(' '))
  )
}

function plain(text: string): string {
  return text
    .replaceAll('\u00a0', ' ')
    .replace(/<[^>]*>|\]\([^)]*\)|[*[\]`|]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
