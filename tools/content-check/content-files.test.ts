import { expect, test } from 'vitest'
import { findLine, readContentFiles } from './content-files.ts'
import { unknownFigures } from './rules/figure-ids.ts'

const source = {
  file: 'content/articles/x.mdx',
  lines: [
    '---',
    'title: "Antraštė"',
    '---',
    '',
    'Pirma **pastraipa** su [nuoroda](/blog).',
    '',
    'Kita pastraipa.',
  ],
}

test('a text, a word or an address is found as it is written; beside markup the first line stands for it', () => {
  expect(findLine(source, 'Kita\u00a0pastraipa')).toBe(7)
  expect(findLine(source, '/blog')).toBe(5)
  expect(findLine(source, 'Pirma pastraipa')).toBe(1)
})

test.each([
  ['/blog/ebvpd', 'content/articles/ebvpd.mdx'],
  ['/tiekejai', 'content/info/tiekejai.mdx'],
  ['/sablonai/pretenzija', 'content/templates/pretenzija.md'],
])('the text of %s is found in its file', (path, file) => {
  expect(readContentFiles().get(path)?.file).toBe(file)
})

test('a figure that does not exist is named with its line', () => {
  const lines = [
    'per <Figure id="claimSimplified" case="accusative" />',
    '<Figure as="sign" id="claimSimplfied" />',
  ]

  expect(unknownFigures({ file: 'content/articles/x.mdx', lines })).toEqual([
    'content/articles/x.mdx:2: there is no figure „claimSimplfied“ in content/figures/',
  ])
})
