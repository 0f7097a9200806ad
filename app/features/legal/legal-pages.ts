import * as v from 'valibot'
import {
  type ContentFile,
  type ContentPage,
  commonFields,
  readContent,
} from '#app/ui/content/content-file.ts'
import { sourceFields } from '#app/ui/content/source-fields.ts'

/** This is the frontmatter of `content/legal/*.mdx`, described for editors in content/README.md. */
const legalSchema = v.strictObject({
  ...commonFields,
  ...sourceFields,
  sources: v.optional(sourceFields.sources),
})

export type LegalPage = ContentPage<v.InferOutput<typeof legalSchema>>

export const legalPages = readContent(
  legalSchema,
  import.meta.glob<ContentFile>('/content/legal/*.mdx', { eager: true }),
)

export function findLegalPage(slug: string): LegalPage | null {
  return legalPages.find((page) => page.slug === slug) ?? null
}
