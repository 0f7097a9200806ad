import * as v from 'valibot'
import { slugOf } from '#app/domain/text/slug.ts'
import { commonFields } from '#app/ui/content/content-file.ts'
import { sourceFields } from '#app/ui/content/source-fields.ts'

export const topics = ['pradžia', 'paieška', 'dokumentai', 'pirkimų būdai', 'teisė', 'sutartis'] as const

export type Topic = (typeof topics)[number]

export function findTopic(slug: string | null): Topic | null {
  return topics.find((topic) => slugOf(topic) === slug) ?? null
}

/** The heading of its list. */
export const topicHeadings: Record<Topic, string> = {
  pradžia: 'Straipsniai pradedantiesiems',
  paieška: 'Straipsniai apie paiešką',
  dokumentai: 'Straipsniai apie dokumentus',
  'pirkimų būdai': 'Straipsniai apie pirkimų būdus',
  teisė: 'Straipsniai apie teisę',
  sutartis: 'Straipsniai apie sutartį',
}

export function topicLabel(topic: Topic): string {
  if (topic === 'pradžia') return 'Pradedantiesiems'
  return topic.charAt(0).toUpperCase() + topic.slice(1)
}

/** This is the frontmatter of `content/articles/*.mdx`, described for editors in content/README.md. */
export const articleSchema = v.strictObject({
  ...commonFields,
  ...sourceFields,
  author: v.literal('redakcija'),
  topic: v.picklist(topics),
  related: v.pipe(v.array(v.string()), v.minLength(2, 'at least 2'), v.maxLength(3, 'at most 3')),
})

export type ArticleFrontmatter = v.InferOutput<typeof articleSchema>
