import { readdirSync, readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { fillFigures, unknownPlaceholder } from '#app/domain/figures/figure-placeholders.ts'
import { FigureText, TextWithFigures } from './figure-text.tsx'

const ANSWER = 'Per {claimSimplified accusative}, o tarptautiniame – {claimInternational}.'

test('placeholders of a plain text become figures, marked for the content check', () => {
  expect(renderToStaticMarkup(<TextWithFigures text={ANSWER} />)).toBe(
    'Per <span class="whitespace-nowrap" data-figure="claimSimplified">5\u00a0darbo\u00a0dienas</span>' +
      ', o\u00a0tarptautiniame\u00a0– <span class="whitespace-nowrap" data-figure="claimInternational">10\u00a0dienų</span>.',
  )
})

test('machines get the same text without markup', () => {
  expect(fillFigures(ANSWER)).toBe('Per 5\u00a0darbo\u00a0dienas, o tarptautiniame – 10\u00a0dienų.')
})

test('a placeholder may be the number alone', () => {
  expect(fillFigures('Per {claimSimplified number} d.')).toBe('Per 5 d.')
})

test.each([
  [ANSWER, null],
  ['Be skaičių.', null],
  ['Per {claimSimplifed accusative}.', '{claimSimplifed accusative}'],
  ['Per {claimSimplified galininkas}.', '{claimSimplified galininkas}'],
  ['Per {5 dienas}.', '{5 dienas}'],
  ['Per {claimSimplified', '{claimSimplified'],
])('in „%s“ the unknown placeholder is %s', (text, unknown) => {
  expect(unknownPlaceholder(text)).toBe(unknown)
})

test('a text names its figure by id', () => {
  expect(renderToStaticMarkup(<FigureText id="lowValueGoodsServices" />)).toContain('70\u00a0000\u00a0Eur')
})

const WITH_FIGURES = ['deadline-questions', 'deadline-sentences', 'page-texts', 'procurement-kinds']
const TOPICS = readdirSync('content/figures').map((file) => `figures/${file.replace('.json', '')}`)
test.each([...WITH_FIGURES, ...TOPICS])('content/%s.json names only figures that exist', (name) => {
  JSON.parse(readFileSync(`content/${name}.json`, 'utf8'), (_, value) => {
    if (typeof value === 'string') expect(unknownPlaceholder(value)).toBeNull()
    return value
  })
})
