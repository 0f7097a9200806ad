import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isFigureId } from '#app/domain/figures/format-figure.ts'
import { notEmpty } from '#tests/support/not-empty.ts'
import { readContentFiles } from './content-files.ts'
import { typedNumbers } from './rules/numbers.ts'

const texts = notEmpty([...readContentFiles().values()]).map(
  (file) => [file, readFileSync(file, 'utf8')] as const,
)

test.each([
  ['/blog/ebvpd', 'content/articles/ebvpd.mdx'],
  ['/tiekejai', 'content/info/tiekejai.mdx'],
  ['/sablonai/pretenzija', 'content/templates/pretenzija.md'],
])('the text of %s is found in its file', (path, file) => {
  expect(readContentFiles().get(path)).toBe(file)
})

test('every figure that a text names is one of the table', () => {
  const named = texts.flatMap(([file, text]) =>
    [...text.matchAll(/<Figure\s[^>]*?\bid="([^"]*)"/g)].map(([, id = '']) => ({ file, id })),
  )

  expect(notEmpty(named).filter(({ id }) => !isFigureId(id))).toEqual([])
})

test('the head of a text has no typed number', () => {
  const faults = texts.flatMap(([file, text]) =>
    notEmpty(text.match(/^(?:title|description): .*/gm) ?? [])
      .flatMap((line) => typedNumbers(line, true))
      .map((fault) => `${file}: ${fault}`),
  )

  expect(faults).toEqual([])
})

test.each(['deadline-questions', 'deadline-sentences', 'page-texts', 'procurement-kinds'])(
  '%s, which pages show with a result, has no typed number',
  (name) => {
    const text = JSON.stringify(JSON.parse(readFileSync(`content/${name}.json`, 'utf8')))

    expect(typedNumbers(text.replaceAll(/\{\w+(?: \w+)?\}/g, ''), true)).toEqual([])
  },
)
