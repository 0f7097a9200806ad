// `npm run content:check [-- --words] [-- part of a file name …]`: what is wrong with the texts of the site.
import { checkContent } from '../tests/content/check-content.ts'
import { buildWhenStale } from './build-state.ts'

const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))

buildWhenStale()
const { problems, pageCount, words } = await checkContent()
if (process.argv.includes('--words')) {
  for (const [path, count] of words) console.log(`${String(count).padStart(5)}  ${path}`)
}
const shown = problems.filter((problem) => names.length === 0 || names.some((name) => problem.includes(name)))
for (const problem of shown) console.log(problem)
console.log(`${pageCount} pages read, ${shown.length === 0 ? 'no' : shown.length} problems`)
process.exitCode = shown.length === 0 ? 0 : 1
