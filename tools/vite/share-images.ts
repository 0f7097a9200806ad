import { globSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { parse } from 'yaml'
import { ARTICLE_INDEX } from '../../app/features/articles/article-index-text.ts'
import { DEADLINES_PAGE } from '../../app/features/deadlines/deadlines-text.ts'
import { FIGURES_PAGE } from '../../app/features/figures/figures-text.ts'
import { GLOSSARY_PAGE } from '../../app/features/glossary/glossary-text.ts'
import { templates } from '../../app/features/templates/templates.ts'
import { TEMPLATES_PAGE } from '../../app/features/templates/templates-text.ts'
import { VALUE_PAGE } from '../../app/features/value/value-text.ts'
import { shareImage } from '../../app/shared/seo/share-image.ts'
import * as urls from '../../app/shared/urls.ts'
import { drawShareCard, type ShareCard } from './share-card.ts'

/** Draws a share image for the home page, the letter, the article index, the page of figures, the calculators, the glossary, every template, article and information page. */
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
          fileName: shareImage(path).path.slice(1),
          source: await drawShareCard(card),
        })
      }
    },
  }
}

/** Which pages have a picture of their own, and what it says. */
export function shareCards(): Map<string, ShareCard> {
  return new Map([
    [
      urls.home,
      { kicker: 'Naujienlaiškis', title: 'Jūsų veiklai atrinkti viešieji pirkimai – kas rytą el. paštu' },
    ],
    [urls.letter, { kicker: 'Laiško pavyzdys', title: 'Toks laiškas lauktų jūsų kas rytą' }],
    [urls.figures, { kicker: 'Ribos, terminai, procentai', title: FIGURES_PAGE.title }],
    [urls.deadlines, { kicker: 'Skaičiuoklė', title: DEADLINES_PAGE.title }],
    [urls.value, { kicker: 'Skaičiuoklė', title: VALUE_PAGE.title }],
    [urls.templates, { kicker: 'Word ir Excel', title: TEMPLATES_PAGE.title }],
    ...templates.map(({ slug, title }) => [urls.template(slug), { kicker: 'Šablonas', title }] as const),
    [urls.glossary, { kicker: 'Sąvokos', title: GLOSSARY_PAGE.title }],
    [urls.articles, { kicker: 'Straipsniai', title: ARTICLE_INDEX.title }],
    ...cardsOf('articles', 'title', (slug) => [urls.article(slug), 'Straipsnis']),
    ...cardsOf('info', 'heading', (slug) => [urls.textPage(slug), 'Informacija tiekėjui']),
  ])
}

function cardsOf(
  folder: string,
  field: string,
  describe: (slug: string) => [path: string, kicker: string],
): [string, ShareCard][] {
  return globSync(`content/${folder}/*.mdx`).map((file) => {
    const [path, kicker] = describe(frontmatterText(file, 'slug'))
    return [path, { kicker, title: frontmatterText(file, field) }]
  })
}

/** The frontmatter's own schema is checked elsewhere; here one field of it is enough. */
function frontmatterText(file: string, field: string): string {
  const [, frontmatter = ''] = /^---\n(.*?)\n---/s.exec(readFileSync(file, 'utf8')) ?? []
  const fields: Record<string, unknown> = parse(frontmatter) ?? {}
  const text = fields[field]
  if (typeof text === 'string') return text
  throw new Error(`${file}: ${field}: is missing, so its share image cannot be drawn`)
}
