import { acts, type Figure, figures } from '#config/figures.ts'
import { findAll, type HtmlElement, hasClass, textOf } from '../html.ts'
import type { Fault, Page } from '../page.ts'

/**
 * A text says when it was published and checked and what it rests on; among its sources is an act of each figure of
 * the law that it states. Our own rules rest on nothing but where they cite another law.
 */
export function checkTrust({ root }: Page, { isOwnRule = false } = {}): Fault[] {
  const dates = findAll(root, (element) => hasClass(element, 'text-dates'))
    .map(textOf)
    .join(' ')
  const sources = findAll(root, ({ attributes }) => attributes['aria-labelledby'] === 'saltiniai')
  const named = sources.map(textOf).join(' ').replaceAll('\u00a0', ' ')
  return [
    ...['Paskelbta', 'Patikrinta']
      .filter((label) => !dates.includes(label))
      .map((label) => ({ message: `the text does not say „${label}“`, near: 'published:' })),
    ...(sources.some((section) => findAll(section, ({ tag }) => tag === 'li').length > 0)
      ? figuresWithoutSource(root, named)
      : isOwnRule && !citesOtherLaw(root)
        ? []
        : [{ message: 'the text has no sources', near: 'sources:' }]),
  ]
}

function figuresWithoutSource(root: HtmlElement, named: string): Fault[] {
  const all: Readonly<Record<string, Figure>> = figures
  const ids = new Set(
    findAll(root, ({ attributes }) => 'data-figure' in attributes).map(
      ({ attributes }) => attributes['data-figure'] ?? '',
    ),
  )
  return [...ids].flatMap((id) => {
    const grounds = all[id]?.grounds ?? []
    return grounds.length === 0 || grounds.some(({ act }) => isNamed(act, named))
      ? []
      : [{ message: `sources: none is an act of the figure ${id}`, near: id }]
  })
}

function citesOtherLaw(root: HtmlElement): boolean {
  return findAll(root, ({ attributes }) => attributes['data-not-figure'] === 'other-law').length > 0
}

function isNamed(act: keyof typeof acts, named: string): boolean {
  return named.includes(acts[act].name)
}
