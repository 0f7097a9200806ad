// `npm run content:check [-- part of a file name …]`: what is wrong with the texts of the site.
import { readCommandLine } from '#app/infra/command-line.server.ts'
import { startServer } from '../tests/support/site-server.ts'
import { buildWhenStale } from '../tools/build-state.ts'
import { checkContent } from '../tools/content-check/check-content.ts'

const USAGE = `Usage: npm run content:check [-- part of a file's name …]

Says what is wrong with the texts of the site, or with those of the named files.
`

const names = readCommandLine(USAGE, {}, (_values, names) => names)

buildWhenStale()
const server = await startServer()
const { problems, pageCount } = await checkContent(server.url).finally(server.stop)
const shown = problems.filter((problem) => names.length === 0 || names.some((name) => problem.includes(name)))
for (const problem of shown) console.log(problem)
console.log(`${pageCount} pages read, ${shown.length === 0 ? 'no' : shown.length} problems`)
process.exitCode = shown.length === 0 ? 0 : 1
