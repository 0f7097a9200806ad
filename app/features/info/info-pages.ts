import { type ContentFile, type ContentPage, readContent } from '#app/ui/content/content-file.ts'
import { type InfoFrontmatter, infoSchema } from './info-schema.ts'

export type InfoPage = ContentPage<InfoFrontmatter>

/** The text about CPV codes belongs to the code browser (`cpv-explanation.tsx`), so it is not here. */
export const infoPages = readContent(
  infoSchema,
  import.meta.glob<ContentFile>(['/content/info/*.mdx', '!/content/info/bvpz-kodai.mdx'], { eager: true }),
)

export function findInfoPage(slug: string): InfoPage | null {
  return infoPages.find((page) => page.slug === slug) ?? null
}
