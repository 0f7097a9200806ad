import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PAPER_COLOUR } from '../app/shared/layout/paper-colour.ts'
import { themeColour } from './colours.ts'

test('the colour of pages outside of style sheets is the theme’s', () => {
  expect(PAPER_COLOUR).toBe(themeColour('paper'))
})

test('the icon has the colours of the theme', () => {
  const colours = readFileSync('public/favicon.svg', 'utf8').match(/#[0-9a-f]{6}/g)
  expect(new Set(colours)).toEqual(new Set(['green', 'paper', 'amber-mark'].map(themeColour)))
})

test('a colour that the theme does not have is an error', () => {
  expect(() => themeColour('mauve')).toThrow('--color-mauve')
})
