import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawIcons } from './icons.ts'

const icons = drawIcons(readFileSync('public/favicon.svg', 'utf8'))

test.each(Object.entries(icons))(
  'public/%s is of this mark; otherwise run "npm run generate -- icons"',
  (name, content) => {
    expect(readFileSync(`public/${name}`).equals(content)).toBe(true)
  },
)
