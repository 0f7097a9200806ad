// Makes app/assets/fonts/*.woff2 from the fontsource packages. Run: npm run fonts:subset
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import subsetFont from 'subset-font'
import { HELP, readCommandLine } from '#app/infra/command-line.server.ts'

const USAGE = `Usage: npm run fonts:subset

Makes app/assets/fonts/*.woff2 from the fontsource packages.
`

readCommandLine(USAGE, () => parseArgs({ options: HELP }))
const LATIN = `${range(0x20, 0x7e)}\u00a0«»°·×–—‘’“”„…•→↗€−±²³½§©`
const LITHUANIAN = 'ĄČĘĖĮŠŲŪŽąčęėįšųūžĀāĒēĪīŅņĻļĶķĢģ'

interface Family {
  name: string
  axes: Record<string, number | { min: number; max: number }>
  noLayoutClosure: boolean
}

const families: Family[] = [
  // One weight of the display face, without its other shapes of letters: headings need no more, and the file
  // comes in one round trip. The text face keeps its figures of equal width.
  { name: 'source-serif-4', axes: { wght: 620 }, noLayoutClosure: true },
  { name: 'figtree', axes: { wght: { min: 400, max: 700 } }, noLayoutClosure: false },
]

const target = new URL('../app/assets/fonts/', import.meta.url)
mkdirSync(target, { recursive: true })

for (const family of families) {
  await subset(family, 'latin', LATIN)
  await subset(family, 'latin-ext', LITHUANIAN)
}

async function subset(family: Family, part: string, letters: string): Promise<void> {
  const { name, axes: variationAxes, noLayoutClosure } = family
  const file = `../node_modules/@fontsource-variable/${name}/files/${name}-${part}-wght-normal.woff2`
  const source = readFileSync(new URL(file, import.meta.url))
  const font = await subsetFont(source, letters, { targetFormat: 'woff2', variationAxes, noLayoutClosure })
  writeFileSync(new URL(`${name}-${part}.woff2`, target), font)
  console.log(`${name}-${part}.woff2 ${font.length} bytes`)
}

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCharCode(first + i)).join('')
}
