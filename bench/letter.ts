// `npm run bench:letter`: how fast a visitor gets his own letter, at the server and on a phone.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { HELP, readCommandLine } from '#app/infra/command-line.server.ts'
import { buildWhenStale } from '../tools/build-state.ts'
import { measureLetters } from './sections/letters.ts'
import { copyPage, serveWithNginx } from './support/nginx-sites.ts'
import { createReport } from './support/report.ts'
import { startSite } from './support/site-process.ts'

const USAGE = `Usage: npm run bench:letter [-- --quick]

How fast a visitor gets his own letter, at the server and on a phone. --quick: two seconds a row.
`

const { values } = readCommandLine(USAGE, () =>
  parseArgs({ options: { ...HELP, quick: { type: 'boolean' } } }),
)
buildWhenStale()
const report = createReport()
const site = await startSite()
const folder = mkdtempSync(join(tmpdir(), 'bench-letter-'))
await copyPage(site.url, folder)
const files = await serveWithNginx(folder)
await measureLetters(report, { site, files, seconds: values.quick ? 2 : 8 })
await files?.stop()
await site.stop()
rmSync(folder, { recursive: true })
report.print()
