import { readTable } from '#config/figures/read-table.ts'
import { type Answer, type AnswerTopic, answerTopic } from './answer-schema.ts'

const files = import.meta.glob('/content/answers/*.json', { eager: true, import: 'default' })

export const answerTopics: readonly AnswerTopic[] = Object.values(
  readTable('content/answers', files, answerTopic),
).toSorted((one, other) => one.order - other.order)

export const answers: readonly Answer[] = answerTopics.flatMap(({ questions }) => questions)

export function findAnswer(slug: string): Answer | null {
  return answers.find((answer) => answer.slug === slug) ?? null
}

/** The last day on which somebody compared a sentence of the answer with its source. */
export function checkedOn({ sources }: Pick<Answer, 'sources'>): string {
  return sources.map(({ checked }) => checked).reduce((latest, day) => (day > latest ? day : latest))
}
