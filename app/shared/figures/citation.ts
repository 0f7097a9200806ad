import { typography } from '#app/shared/text/typography.ts'
import type { Act } from '#config/figures.ts'

/** „VPĮ 102 straipsnio 1 dalis“; the act alone where no article is known. */
export function citation({ short, genitive = short }: Act, article: string | null | undefined): string {
  return typography(article ? `${genitive} ${article}` : short)
}
