// `npm run screenshots -- [--width 360 …] [part of a screen's name …]`: pictures of screens in screenshots/.
import { readCommandLine, UsageError } from '#app/infra/command-line.server.ts'
import { takeScreenshots } from '../tests/screens/take-screenshots.ts'
import { buildWhenStale } from '../tools/build-state.ts'

const USAGE = `Usage: npm run screenshots [-- [--width <pixels> …] [part of a screen's name …]]

Takes pictures of every screen, or of those named, in screenshots/: 360 and 1280 pixels wide, unless told otherwise.
`

const options = { width: { type: 'string', multiple: true } } as const
const { widths, parts } = readCommandLine(USAGE, options, ({ width = ['360', '1280'] }, names) => {
  const widths = width.map(Number)
  if (!widths.every((each) => each > 0)) throw new UsageError('A width is a number of pixels.')
  return { widths, parts: names.length > 0 ? names : [''] }
})

buildWhenStale()
console.log(`${await takeScreenshots('screenshots', widths, parts)} pictures in screenshots/`)
