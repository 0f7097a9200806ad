import { readFileSync } from 'node:fs'
import type { ContentFile } from '../content-files.ts'
import { typedNumbers } from './numbers.ts'

/** Pages show them with a result, where no number is looked for. */
const FILES = ['deadline-questions', 'deadline-sentences', 'page-texts', 'procurement-kinds']
const IN_HEAD = /^(?:title|description): /
const PLACEHOLDER = /\{\w+(?: \w+)?\}/g

/** Names `content/page-texts.json:12: …` for each number that is typed into these files, or into the head of a text. */
export function unseenNumbers(texts: Iterable<ContentFile>): string[] {
  const files = FILES.map((name) => {
    const file = `content/${name}.json`
    return { file, lines: readFileSync(file, 'utf8').split('\n') }
  })
  const heads = [...texts].map(({ file, lines }) => ({
    file,
    lines: lines.map((line) => (IN_HEAD.test(line) ? line : '')),
  }))
  return [...files, ...heads].flatMap(({ file, lines }) =>
    lines.flatMap((line, i) =>
      typedNumbers(line.replace(PLACEHOLDER, ''), true).map(({ message }) => `${file}:${i + 1}: ${message}`),
    ),
  )
}
