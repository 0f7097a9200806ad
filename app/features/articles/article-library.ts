import type { ContentFile } from '#app/ui/content/content-file.ts'
import { createArticleLibrary } from './create-article-library.ts'

/** Loading this module fails when an article has a fault. */
export const articleLibrary = createArticleLibrary(
  import.meta.glob<ContentFile>('/content/articles/*.mdx', { eager: true }),
)
