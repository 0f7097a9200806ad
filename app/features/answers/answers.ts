import { readTable } from '#config/figures/read-table.ts'
import { type Answer, type AnswerTopic, answerTopic } from './answer-schema.ts'

export const answerTopics = readTopics(
  import.meta.glob('/content/answers/*.json', { eager: true, import: 'default' }),
)

export const answers: readonly Answer[] = answerTopics.flatMap(({ questions }) => questions)

/** @throws with what is wrong in which file, or which two files have the same slug */
export function readTopics(files: Readonly<Record<string, unknown>>): readonly AnswerTopic[] {
  const topics = readTable('content/answers', files, answerTopic)
  const fileOf = new Map<string, string>()
  for (const [file, { questions }] of Object.entries(topics)) {
    for (const { slug } of questions) {
      const other = fileOf.get(slug)
      if (other) throw new Error(`${file}: the slug ${slug} is that of another answer, in ${other}`)
      fileOf.set(slug, file)
    }
  }
  return Object.values(topics).toSorted((one, other) => one.order - other.order)
}

export function findAnswer(slug: string): Answer | null {
  return answers.find((answer) => answer.slug === slug) ?? null
}

/** The last day on which somebody compared a sentence of the answer with its source. */
export function checkedOn({ sources }: Pick<Answer, 'sources'>): string {
  return sources.map(({ checked }) => checked).reduce((latest, day) => (day > latest ? day : latest))
}
