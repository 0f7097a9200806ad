import { globSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { parse } from 'yaml'
import { pageRows } from '#app/pages/endpoints.ts'
import type { PageRow } from '#app/pages/page-row.ts'
import { pages } from '#app/pages/pages.ts'
import * as urls from '#app/ui/urls.ts'
import { readTemplates } from '../templates/read-templates.ts'
import { drawShareCard, type ShareCard } from './share-card.ts'

/** Draws the share images of all pages that have one, by `app/pages/pages.ts`. */
export function shareImages(): Plugin {
  return {
    name: 'share-images',
    apply: 'build',
    sharedDuringBuild: true,
    async buildStart() {
      if (this.environment.name !== 'client') return
      for (const [path, card] of shareCards()) {
        this.emitFile({
          type: 'asset',
          fileName: urls.shareImage(path).slice(1),
          source: await drawShareCard(card),
        })
      }
    },
  }
}

export function shareCards(): Map<string, ShareCard> {
  return new Map(pageRows.flatMap(cardsOf))
}

function cardsOf({ path, share, title: pageTitle }: PageRow): [path: string, ShareCard][] {
  if (!share) return []
  const { kicker, title = pageTitle } = share
  if (title !== undefined) return [[path, { kicker, title }]]
  return textsOf(path).map((text) => [text.path, { kicker, title: text.title }])
}

function textsOf(path: string): { path: string; title: string }[] {
  if (path === pages.template.path) {
    return readTemplates().map(({ slug, title }) => ({ path: urls.template(slug), title }))
  }
  if (path === pages.article.path) {
    return globSync('content/articles/*.mdx').map((file) => ({
      path: urls.article(frontmatterText(file, 'slug')),
      title: frontmatterText(file, 'title'),
    }))
  }
  return [{ path, title: frontmatterText(`content/info${path}.mdx`, 'heading') }]
}

/** The schema of the frontmatter is checked elsewhere. */
function frontmatterText(file: string, field: string): string {
  const [, frontmatter = ''] = /^---\n(.*?)\n---/s.exec(readFileSync(file, 'utf8')) ?? []
  const fields: Record<string, unknown> = parse(frontmatter) ?? {}
  const text = fields[field]
  if (typeof text === 'string') return text
  throw new Error(`${file}: ${field}: is missing, so its share image cannot be drawn`)
}
