// `npm run screenshots [-- --width 360 …] [part of a screen's name …]`: pictures of every screen in screenshots/.
import { readCommandLine, UsageError } from '#app/infra/command-line.server.ts'
import { SCREEN_WIDTHS, takeScreenshots } from '../tests/screens/take-screenshots.ts'
import { buildWhenStale } from '../tools/build-state.ts'

const USAGE = `Usage: npm run screenshots [-- [--width <pixels> …] [part of a screen's name …]]

Takes pictures of every screen, or of those named, in screenshots/. Widths: ${SCREEN_WIDTHS.join(', ')}.
`

const options = { width: { type: 'string', multiple: true } } as const
const { width: wanted, names } = readCommandLine(USAGE, options, ({ width }, names) => {
  const unknown = width?.find((each) => !SCREEN_WIDTHS.map(String).includes(each))
  if (unknown !== undefined) throw new UsageError(`There are no pictures of the width ${unknown}.`)
  return { width, names }
})
const widths = SCREEN_WIDTHS.filter((width) => wanted?.includes(String(width)) ?? true)

buildWhenStale()
const shots = await takeScreenshots({ folder: 'screenshots', widths, names })
console.log(`${shots.length} pictures and index.html in screenshots/`)
