// `npm run fonts:subset`
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { HELP, readCommandLine } from '#app/infra/command-line.server.ts'
import { cutPageFonts } from '../tools/fonts/page-fonts.ts'

const USAGE = `Usage: npm run fonts:subset

Makes app/assets/fonts/*.woff2 from the fontsource packages.
`

readCommandLine(USAGE, () => parseArgs({ options: HELP }))
for (const [name, font] of await cutPageFonts()) {
  writeFileSync(`app/assets/fonts/${name}`, font)
  console.log(`app/assets/fonts/${name} ${font.length} bytes`)
}
