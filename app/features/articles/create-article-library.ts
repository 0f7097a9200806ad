import { type ContentFile, type ContentPage, readContent } from '#app/ui/content/content-file.ts'
import { type ArticleFrontmatter, articleSchema, topics } from './article-schema.ts'

export type Article = ContentPage<ArticleFrontmatter>

const WORDS_PER_MINUTE = 180

/** Articles come newest first, those of one day by their topics, the basic ones first. It throws when a frontmatter is wrong or names an article that does not exist. */
export function createArticleLibrary(files: Readonly<Record<string, ContentFile>>) {
  const articles: readonly Article[] = readContent(articleSchema, files).sort(
    (a, b) => b.published.localeCompare(a.published) || topics.indexOf(a.topic) - topics.indexOf(b.topic),
  )
  const bySlug: ReadonlyMap<string, Article> = new Map(articles.map((article) => [article.slug, article]))
  checkRelated(articles, bySlug)
  return {
    articles,
    find: (slug: string) => bySlug.get(slug) ?? null,
    related: ({ related }: Article) => related.flatMap((slug) => bySlug.get(slug) ?? []),
    neighbours(article: Article) {
      const index = articles.indexOf(article)
      return { previous: articles[index + 1] ?? null, next: articles[index - 1] ?? null }
    },
  }
}

function checkRelated(articles: readonly Article[], bySlug: ReadonlyMap<string, Article>): void {
  for (const { slug, related } of articles) {
    for (const other of related) {
      if (other === slug || !bySlug.has(other)) {
        throw new Error(`content/articles/${slug}.mdx: related: there is no other article „${other}“`)
      }
    }
  }
}

/** „8 min.“ */
export function readTimeText({ wordCount }: Pick<Article, 'wordCount'>): string {
  return `${Math.ceil(wordCount / WORDS_PER_MINUTE)}\u00a0min.`
}
