import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { describe, expect, test } from 'vitest'
import { readCharacterMap, readGlyphs, readTables } from './font-tables.ts'
import { FONT_PARTS, fontFile, PAGE_LETTERS } from './letters.ts'
import { cutPageFonts } from './page-fonts.ts'

const MAX_BYTES = 36_000
const LETTERS = FONT_PARTS.map((part) => PAGE_LETTERS[part]).join('')
const NAMES = [
  'Žydrė Šimkutė, UAB „Ąžuolo stogai“',
  'Ģirts Bērziņš, Ķekavas Ļaudis',
  'Jõgi, Jüri Õunapuu, Möödäs OÜ',
  'Łucja Śląska, Zażółć Gęślą Jaźń, ŻÓŁĆ',
]

const files = await cutPageFonts()

test('the files of the site are what the script makes, and small', () => {
  for (const [name, font] of files) {
    expect(readFileSync(new URL(`../../app/assets/fonts/${name}`, import.meta.url)).equals(font)).toBe(true)
  }
  const bytes = [...files.values()].reduce((sum, { length }) => sum + length, 0)
  expect(files.size).toBe(2)
  expect(bytes).toBeLessThanOrEqual(MAX_BYTES)
})

test('names of four countries need no other letters', () => {
  expect([...NAMES.join('')].filter((letter) => !LETTERS.includes(letter))).toEqual([])
})

describe.each([
  ['source-serif-4.woff2', 'source-serif-4', { wght: 620 }],
  ['figtree.woff2', 'figtree', { wght: 400 }],
  ['figtree.woff2', 'figtree', { wght: 700 }],
])('%s', (file, family, axes) => {
  test(`has every letter, as wide and as tall as in its package, at ${axes.wght}`, async () => {
    const isVariable = family === 'figtree'
    const made = await shapesOf(Buffer.from(files.get(file) ?? ''), LETTERS, isVariable ? axes : {})
    for (const part of FONT_PARTS) {
      const source = await shapesOf(readFileSync(fontFile(family, part)), PAGE_LETTERS[part], axes)
      expect(source.size).toBeGreaterThan(40)
      for (const [code, shape] of source) {
        const differences = made.get(code)?.map((value, index) => Math.abs(value - (shape[index] ?? 0)))
        // Between two weights they are rounded.
        expect(Math.max(...(differences ?? [Number.NaN]))).toBeLessThanOrEqual(1)
      }
    }
    const lettersOfNames = [...NAMES.join('')].map((letter) => letter.codePointAt(0))
    expect(lettersOfNames.filter((code) => code !== undefined && !made.has(code))).toEqual([])
  })
})

/** Character codes → advance and box of the letter, in thousandths, at this point of the axes. */
async function shapesOf(font: Buffer, text: string, variationAxes: Record<string, number>) {
  const cut = await subsetFont(font, text, { targetFormat: 'sfnt', variationAxes, noLayoutClosure: true })
  const tables = readTables(cut)
  const glyphs = readGlyphs(tables)
  return new Map(
    [...readCharacterMap(tables)].map(([code, id]) => {
      const glyph = glyphs[id]
      const isBlank = !glyph || glyph.outline.length === 0
      const box = isBlank ? [] : [2, 4, 6, 8].map((at) => glyph.outline.readInt16BE(at))
      return [code, [glyph?.metrics.readUInt16BE(0) ?? 0, ...box]]
    }),
  )
}
