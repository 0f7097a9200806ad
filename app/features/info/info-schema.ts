import * as v from 'valibot'
import { commonFields, dateField } from '#app/shared/content/content-file.ts'

const text = v.pipe(v.string(), v.nonEmpty('is empty'))

/** Frontmatter of `content/info/*.mdx`, described for editors in content/README.md. */
export const infoSchema = v.strictObject({
  ...commonFields,
  heading: text,
  updated: dateField,
  faq: v.pipe(v.array(v.strictObject({ question: text, answer: text })), v.minLength(1, 'is empty')),
})

export type InfoFrontmatter = v.InferOutput<typeof infoSchema>
