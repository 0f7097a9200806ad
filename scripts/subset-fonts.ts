// Makes app/assets/fonts/*.woff2 from the fontsource packages. Run: npm run fonts:subset
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const LATIN = `${range(0x20, 0x7e)}\u00a0«»°·×–—‘’“”„…•→↗€−±²³½§©`
const LITHUANIAN = 'ĄČĘĖĮŠŲŪŽąčęėįšųūžĀāĒēĪīŅņĻļĶķĢģ'

const families = [
  // One weight of the display face: headings need no other, and the file is a third of the variable one.
  { name: 'source-serif-4', axes: { wght: 620 } },
  { name: 'figtree', axes: { wght: { min: 400, max: 700 } } },
]

const target = new URL('../app/assets/fonts/', import.meta.url)
mkdirSync(target, { recursive: true })

for (const { name, axes } of families) {
  await subset(name, 'latin', LATIN, axes)
  await subset(name, 'latin-ext', LITHUANIAN, axes)
}

async function subset(
  family: string,
  part: string,
  letters: string,
  variationAxes: Record<string, number | { min: number; max: number }>,
): Promise<void> {
  const file = `../node_modules/@fontsource-variable/${family}/files/${family}-${part}-wght-normal.woff2`
  const source = readFileSync(new URL(file, import.meta.url))
  const font = await subsetFont(source, letters, { targetFormat: 'woff2', variationAxes })
  writeFileSync(new URL(`${family}-${part}.woff2`, target), font)
  console.log(`${family}-${part}.woff2 ${font.length} bytes`)
}

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCharCode(first + i)).join('')
}
