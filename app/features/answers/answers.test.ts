import { expect, test } from 'vitest'
import { answerTopics, readTopics } from './answers.ts'

test('two answers with the same slug are refused with the names of both files', () => {
  const [topic] = answerTopics
  const files = { '/content/answers/one.json': topic, '/content/answers/other.json': topic }

  expect(() => readTopics(files)).toThrow(
    /^\/content\/answers\/other\.json: the slug [\w-]+ is that of another answer, in \/content\/answers\/one\.json$/,
  )
})
