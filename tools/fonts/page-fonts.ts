import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { FONT_PARTS, fontFile, PAGE_LETTERS } from './letters.ts'

interface Family {
  name: string
  axes: Record<string, number | { min: number; max: number }>
  noLayoutClosure: boolean
}

const FAMILIES: readonly Family[] = [
  // One weight of the display face, without its other shapes of letters: headings need no more, and the file
  // comes in one round trip. The text face keeps its figures of equal width.
  { name: 'source-serif-4', axes: { wght: 620 }, noLayoutClosure: true },
  { name: 'figtree', axes: { wght: { min: 400, max: 700 } }, noLayoutClosure: false },
]

/** The files of `app/assets/fonts`, by name. */
export async function cutPageFonts(): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>()
  for (const { name, axes: variationAxes, noLayoutClosure } of FAMILIES) {
    for (const part of FONT_PARTS) {
      const options = { targetFormat: 'woff2', variationAxes, noLayoutClosure } as const
      const font = await subsetFont(readFileSync(fontFile(name, part)), PAGE_LETTERS[part], options)
      files.set(`${name}-${part}.woff2`, font)
    }
  }
  return files
}
