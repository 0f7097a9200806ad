import * as v from 'valibot'
import { commonFields, textWithFigures } from '#app/ui/content/content-file.ts'
import { sourceFields } from '#app/ui/content/source-fields.ts'
import { text } from '#config/figures/read-table.ts'

/** This is the frontmatter of `content/info/*.mdx`, described for editors in content/README.md. */
export const infoSchema = v.strictObject({
  ...commonFields,
  heading: text,
  /** Words of the trade that the page is about: they fill the question of its closing box. */
  trade: v.optional(text),
  ...sourceFields,
  faq: v.pipe(
    v.array(v.strictObject({ question: text, answer: textWithFigures })),
    v.minLength(1, 'is empty'),
  ),
})

export type InfoFrontmatter = v.InferOutput<typeof infoSchema>
