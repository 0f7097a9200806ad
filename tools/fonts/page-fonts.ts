import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { joinFonts } from './join-fonts.ts'
import { FONT_PARTS, type FontPart, fontFile, PAGE_LETTERS } from './letters.ts'

interface Family {
  name: string
  axes: Record<string, number | { min: number; max: number }>
  noLayoutClosure: boolean
}

const FAMILIES: readonly Family[] = [
  // Without alternate glyphs the display face comes in one round trip; the text face needs its tabular figures.
  { name: 'source-serif-4', axes: { wght: 620 }, noLayoutClosure: true },
  { name: 'figtree', axes: { wght: { min: 400, max: 700 } }, noLayoutClosure: false },
]

/** Fractions and proportional figures, which the site does not use. */
const UNWANTED_FEATURES = ['dnom', 'frac', 'numr', 'pnum']

/** The files of `app/assets/fonts` by name, one for each face. */
export async function cutPageFonts(): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>()
  for (const { name, axes: variationAxes, noLayoutClosure } of FAMILIES) {
    const cut = (part: FontPart) =>
      subsetFont(readFileSync(fontFile(name, part)), PAGE_LETTERS[part], {
        targetFormat: 'sfnt',
        variationAxes,
        noLayoutClosure,
      })
    const [latin, extended] = await Promise.all([cut('latin'), cut('latin-ext')])
    const letters = FONT_PARTS.map((part) => PAGE_LETTERS[part]).join('')
    const whole = joinFonts(latin, extended, UNWANTED_FEATURES)
    // Drops glyphs that nothing refers to any more.
    files.set(`${name}.woff2`, await subsetFont(whole, letters, { targetFormat: 'woff2', noLayoutClosure }))
  }
  return files
}
