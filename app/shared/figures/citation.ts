import { typography } from '#app/shared/text/typography.ts'
import type { Act } from '#config/figures.ts'

/** „VPĮ 102 straipsnio 1 dalis“; the name of the act where no article is known. */
export function citation({ name, short, genitive = short }: Act, article: string | null | undefined): string {
  return typography(article ? `${genitive} ${article}` : name)
}
