import * as v from 'valibot'
import { expect, test } from 'vitest'
import { unknownPlaceholder } from '#app/domain/figures/figure-placeholders.ts'
import { sourceFields } from '#app/ui/content/source-fields.ts'
import { splitBlanks } from './blanks.ts'
import type { Template } from './template.ts'
import { findTemplate, templates } from './templates.ts'

const CHECKED_FIELDS = v.object({ sources: sourceFields.sources, reviewed: sourceFields.reviewed })

test('eight templates, each found by its address', () => {
  expect(templates.map(({ slug }) => slug).toSorted()).toEqual([
    'dokumentu-sarasas',
    'jungtines-veiklos-sutarties-planas',
    'klausimas-del-pirkimo-salygu',
    'pinigu-srautu-lentele',
    'prasymas-pateikti-informacija',
    'prasymas-perskaiciuoti-kaina',
    'pretenzija',
    'reikalavimu-lentele',
  ])
  for (const template of templates) expect(findTemplate(template.slug)).toBe(template)
  expect(findTemplate('sutartis')).toBeNull()
})

test.each(templates)('$slug rests on sources, and its head fits search engines', (template) => {
  expect(v.safeParse(CHECKED_FIELDS, template).success).toBe(true)
  expect(template.title.length).toBeLessThanOrEqual(60)
  expect(template.description.length).toBeLessThanOrEqual(155)
})

test.each(templates)('in $slug every placeholder names a figure, and every blank is closed', (template) => {
  for (const text of textsOf(template)) {
    expect(unknownPlaceholder(text), text).toBeNull()
    const between = splitBlanks(text).filter(({ isBlank }) => !isBlank)
    expect(between.map((part) => part.text).join(), text).not.toMatch(/[[\]]/)
  }
})

test.each(templates)('$slug cites an article of the law only where it is among the sources', (template) => {
  const cited = textsOf(template).flatMap((text) => [...text.matchAll(/(VPĮ|PĮ) (\d+)/g)])
  const sources = template.sources.flatMap((source) =>
    'act' in source ? [`${source.act} ${source.article ?? ''}`] : [],
  )
  for (const [citation, act, article] of cited) {
    expect(
      sources.some((source) => source.startsWith(`${act} `) && new RegExp(`\\b${article}\\b`).test(source)),
      citation,
    ).toBe(true)
  }
})

function textsOf(template: Template): string[] {
  const { intro, howTo } = template
  if (template.format === 'xlsx') {
    const cells = template.sheets.flatMap(({ lines, rows }) => [
      ...lines,
      ...rows.flatMap((row) => row.cells),
    ])
    return [intro, ...howTo, ...cells.filter((cell) => typeof cell === 'string')]
  }
  const texts = template.blocks.flatMap((block): readonly string[] => {
    switch (block.kind) {
      case 'party':
        return block.lines
      case 'list':
        return block.items
      case 'table':
        return block.rows.flat()
      case 'signatures':
        return block.columns.flat()
      default:
        return [block.text]
    }
  })
  return [intro, ...howTo, ...texts]
}
