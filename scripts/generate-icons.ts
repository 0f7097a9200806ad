// `npm run icons:generate`
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { HELP, readCommandLine } from '#app/infra/command-line.server.ts'
import { drawIcons } from '../tools/icons/icons.ts'

const USAGE = `Usage: npm run icons:generate

Makes the icons in public/ from public/favicon.svg.
`

readCommandLine(USAGE, () => parseArgs({ options: HELP }))
for (const [name, content] of Object.entries(drawIcons(readFileSync('public/favicon.svg', 'utf8')))) {
  writeFileSync(`public/${name}`, content)
  console.log(`public/${name} ${content.length} bytes`)
}
