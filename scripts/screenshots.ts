// `npm run screenshots [-- --width 360 …] [part of a screen's name …]`: pictures of every screen in screenshots/.
import { parseArgs } from 'node:util'
import { HELP, readCommandLine } from '#app/infra/command-line.server.ts'
import { SCREEN_WIDTHS, takeScreenshots } from '../tests/screens/take-screenshots.ts'
import { buildWhenStale } from '../tools/build-state.ts'

const USAGE = `Usage: npm run screenshots [-- [--width <pixels> …] [part of a screen's name …]]

Takes pictures of every screen, or of those named, in screenshots/. Widths: ${SCREEN_WIDTHS.join(', ')}.
`

const { values, positionals } = readCommandLine(USAGE, () =>
  parseArgs({ options: { ...HELP, width: { type: 'string', multiple: true } }, allowPositionals: true }),
)
const widths = SCREEN_WIDTHS.filter((width) => values.width?.includes(String(width)) ?? true)

buildWhenStale()
const shots = await takeScreenshots({ folder: 'screenshots', widths, names: positionals })
console.log(`${shots.length} pictures and index.html in screenshots/`)
