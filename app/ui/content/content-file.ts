import type { ComponentType } from 'react'
import * as v from 'valibot'
import { unknownPlaceholder } from '#app/domain/figures/figure-placeholders.ts'
import { text } from '#config/figures/read-table.ts'
import { historyFaults, type TextHistory } from './source-fields.ts'

export interface Heading {
  id: string
  text: string
}

export interface ContentFile {
  frontmatter: unknown
  headings: readonly Heading[]
  wordCount: number
  default: ComponentType<{ components?: Record<string, unknown> }>
}

export type ContentPage<Frontmatter> = Frontmatter & {
  headings: ContentFile['headings']
  wordCount: number
  Content: ContentFile['default']
}

const MAX_TITLE_LENGTH = 60
const MAX_DESCRIPTION_LENGTH = 155

export const commonFields = {
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words with hyphens')),
  title: v.pipe(v.string(), v.nonEmpty('is empty'), v.maxLength(MAX_TITLE_LENGTH, tooLong)),
  description: v.pipe(v.string(), v.nonEmpty('is empty'), v.maxLength(MAX_DESCRIPTION_LENGTH, tooLong)),
}

export const textWithFigures = v.pipe(
  text,
  v.check(
    (value) => unknownPlaceholder(value) === null,
    ({ input }) => `names no figure: ${unknownPlaceholder(input)}`,
  ),
)

/** It throws with every fault of every file: a page with a wrong frontmatter must not be built. */
export function readContent<Frontmatter extends TextHistory & { slug: string }>(
  schema: v.GenericSchema<unknown, Frontmatter>,
  files: Readonly<Record<string, ContentFile>>,
): ContentPage<Frontmatter>[] {
  const faults: string[] = []
  const pages: ContentPage<Frontmatter>[] = []
  for (const [path, { frontmatter, default: Content, ...words }] of Object.entries(files)) {
    const checked = v.safeParse(schema, frontmatter)
    if (!checked.success) {
      faults.push(...checked.issues.map((issue) => `${path}: ${v.getDotPath(issue)}: ${issue.message}`))
      continue
    }
    const page = checked.output
    if (!path.endsWith(`/${page.slug}.mdx`)) faults.push(`${path}: slug: must be the name of the file`)
    faults.push(...historyFaults(page).map((fault) => `${path}: ${fault}`))
    pages.push({ ...page, ...words, Content })
  }
  if (faults.length > 0) throw new Error(`Content with faults:\n${faults.join('\n')}`)
  return pages
}

function tooLong(issue: v.MaxLengthIssue<string, number>): string {
  return `has ${issue.received} characters, at most ${issue.requirement} are allowed`
}
