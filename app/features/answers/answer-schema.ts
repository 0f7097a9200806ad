import * as v from 'valibot'
import { fillFigures } from '#app/domain/figures/figure-placeholders.ts'
import { commonFields, textWithFigures } from '#app/ui/content/content-file.ts'
import { sourceFields } from '#app/ui/content/source-fields.ts'
import { text } from '#config/figures/read-table.ts'

const MAX_DESCRIPTION_LENGTH = 155

const answer = v.strictObject({
  slug: commonFields.slug,
  question: text,
  /** Other words in which suppliers ask the same; nobody sees them. */
  alsoAsked: text,
  /** The first one answers by itself: search engines show it. */
  sentences: v.pipe(
    v.strictTuple([textWithFigures, textWithFigures, textWithFigures]),
    v.check(([first]) => fillFigures(first).length <= MAX_DESCRIPTION_LENGTH, 'begins with a long sentence'),
  ),
  sources: sourceFields.sources,
  links: v.pipe(
    v.array(v.strictObject({ label: text, href: v.pipe(v.string(), v.startsWith('/', 'must be a path')) })),
    v.minLength(1, 'is empty'),
  ),
})

/** This is a file of `content/answers/`, described for editors in content/README.md. */
export const answerTopic = v.strictObject({
  order: v.number(),
  title: text,
  questions: v.pipe(v.array(answer), v.minLength(1, 'is empty')),
})

export type Answer = v.InferOutput<typeof answer>
export type AnswerTopic = v.InferOutput<typeof answerTopic>
