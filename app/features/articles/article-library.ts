import type { ContentFile } from '#app/ui/content/content-file.ts'
import { createArticleLibrary } from './create-article-library.ts'

/** All articles of the site; loading this module fails when one of them has a fault. */
export const articleLibrary = createArticleLibrary(
  import.meta.glob<ContentFile>('/content/articles/*.mdx', { eager: true }),
)
