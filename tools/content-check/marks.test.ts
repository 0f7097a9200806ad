import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { sourceFields, type TextSource } from '#app/ui/content/source-fields.ts'
import { acts, type Figure, figures } from '../../config/figures.ts'
import { readContentFiles } from './content-files.ts'

const FRONTMATTER = v.object({ sources: v.optional(sourceFields.sources) })

/** Its definitions were read in a version without the amounts in force. */
const READ_IN_PART = ['VPĮ 2']

interface Cited {
  where: string
  /** „PĮ 108“, or with a part „VPĮ 86 8 dalis“. */
  legalBasis: string
  mark: string
}

test('an article of the law has one mark, wherever it is cited', () => {
  const cited = [...citedByFigures(), ...citedByTexts()]
  const groups = Object.values(Object.groupBy(cited, ({ legalBasis }) => legalBasis)).map(
    (group) => group ?? [],
  )
  const faults = groups
    .filter((group) => new Set(group.map(({ mark }) => mark)).size > 1)
    .filter(([first]) => !READ_IN_PART.includes(first?.legalBasis ?? ''))
    .map((group) =>
      group.map(({ legalBasis, mark, where }) => `${legalBasis}: ${mark} in ${where}`).join(', '),
    )

  expect(faults).toEqual([])
  expect(groups.map(([first]) => first?.legalBasis)).toEqual(
    expect.arrayContaining(['PĮ 108', 'VPĮ 86 8 dalis']),
  )
})

function citedByFigures(): Cited[] {
  return Object.entries<Figure>(figures).flatMap(([id, { legalBases }]) =>
    legalBases.flatMap(({ act, article, mark }) => cite(id, acts[act].short, article, mark)),
  )
}

function citedByTexts(): Cited[] {
  return [...readContentFiles().values()].flatMap((file) => {
    const { sources = [] } = v.parse(FRONTMATTER, parse(readFileSync(file, 'utf8').split('---')[1] ?? ''))
    return citedBySources(file, sources)
  })
}

function citedBySources(where: string, sources: readonly TextSource[]): Cited[] {
  return sources.flatMap((source) =>
    'act' in source ? cite(where, source.act, source.article, source.mark) : [],
  )
}

/** „53, 68 ir 94 straipsniai“ are three articles, „86 straipsnio 8 dalis“ is one. */
function cite(where: string, act: string, article: string | null | undefined, mark: string): Cited[] {
  const [numbers = '', rest = ''] = (article ?? '').split(/ straipsn\p{L}+/u)
  const part = rest.replace(/\(.*\)/, '').trimEnd()
  return [...numbers.matchAll(/[\d.]+/g)].map(([number]) => ({
    where,
    legalBasis: `${act} ${number}${part}`,
    mark,
  }))
}
