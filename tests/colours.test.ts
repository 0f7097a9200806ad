import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PAPER_COLOUR } from '#app/ui/layout/logo.tsx'
import { mailStyles } from '../app/features/letter/mail/mail-styles.ts'

const styles = readFileSync('app/styles/theme.css', 'utf8')

/** A colour of the theme is named as in the style sheet: `paper` stands for `--color-paper`. */
function themeColour(name: string): string | undefined {
  return new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(styles)?.[1]
}

test('the colour of pages outside of style sheets is the theme’s', () => {
  expect(PAPER_COLOUR).toBe(themeColour('paper'))
})

test('the mail of the sample has the colours of the theme', () => {
  const colours = JSON.stringify(mailStyles).match(/#[0-9a-f]{6}/g)
  const names = [
    'ink',
    'ink-2',
    'green',
    'green-line',
    'line',
    'paper',
    'sheet',
    'white',
    'amber',
    'amber-mark',
    'amber-soft',
  ]
  expect(new Set(colours)).toEqual(new Set(names.map(themeColour)))
})

test('the icon has the colours of the theme', () => {
  const colours = readFileSync('public/favicon.svg', 'utf8').match(/#[0-9a-f]{6}/g)
  expect(new Set(colours)).toEqual(new Set(['green', 'paper', 'amber-mark'].map(themeColour)))
})
