import { isFigureId } from '#app/domain/figures/format-figure.ts'
import type { ContentFile } from '../content-files.ts'

/** Names `content/articles/ebvpd.mdx:12: …` for each figure that does not exist; its page would answer 500 and name none. */
export function unknownFigures({ file, lines }: ContentFile): string[] {
  return lines.flatMap((line, i) =>
    [...line.matchAll(/<Figure\s[^>]*?\bid="([^"]*)"/g)].flatMap(([, id = '']) =>
      isFigureId(id) ? [] : `${file}:${i + 1}: there is no figure „${id}“ in content/figures/`,
    ),
  )
}
