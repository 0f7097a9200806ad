import * as v from 'valibot'
import { commonFields } from '#app/ui/content/content-file.ts'
import { sourceFields } from '#app/ui/content/source-fields.ts'
import { text } from '#config/figures/read-table.ts'

const count = v.pipe(v.number(), v.integer('must be a whole number'))

const nextStep = v.strictObject({
  text,
  label: text,
  href: v.pipe(v.string(), v.startsWith('/', 'must be a path of the site')),
})

const sheetField = v.strictObject({
  name: text,
  isExample: v.optional(v.boolean()),
  emptyRows: v.optional(count, 0),
})

/** This is the frontmatter of `content/templates/*.md`, described for editors in content/README.md. */
export const templateSchema = v.strictObject({
  ...commonFields,
  order: count,
  label: text,
  whenNeeded: text,
  published: sourceFields.published,
  reviewed: sourceFields.reviewed,
  sources: sourceFields.sources,
  next: v.array(nextStep),
  sheets: v.optional(v.pipe(v.array(sheetField), v.minLength(1, 'is empty'))),
})

export type SheetField = v.InferOutput<typeof sheetField>

export type TemplateFields = v.InferOutput<typeof templateSchema>
