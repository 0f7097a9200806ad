// `npm run bench -- <section…>`: what the site serves, costs and finds.
import type { ParseArgsOptionsConfig } from 'node:util'
import { type OptionValues, readCommandLine, UsageError } from '#app/infra/command-line.server.ts'
import { buildWhenStale } from '../tools/build-state.ts'

const USAGE = `Usage: npm run bench -- <section…> [--quick]
       npm run bench -- against <commit>
       npm run bench -- pairs <file> [--count]

serving   requests a second from memory and rendered, CPU of a page view, memory
leads     requests of visitors a second, stored on a PostgreSQL server
letter    letters that nobody asked for before
search    how good the code search is; --failures: which tuning queries fail
matching  how well titles of notices lead to codes, and codes to notices; --failures: which tuning titles fail
pairs     how well one code leads to others of its notice, by a file of notices, [{ "codes": ["45210000", …] }, …];
          --count: first writes the table of codes that stand together in four of five notices
against   this tree and that commit in turns: how much faster this one is

--quick: two seconds a row.
`

const OPTIONS = {
  quick: { type: 'boolean', default: false },
  failures: { type: 'boolean', default: false },
  count: { type: 'boolean', default: false },
} satisfies ParseArgsOptionsConfig

type Options = OptionValues<typeof OPTIONS>

const SECTIONS: Record<string, (options: Options) => Promise<void> | void> = {
  serving: async ({ quick }) => (await import('./sections/serving.ts')).measureServing(secondsOf(quick)),
  leads: async () => (await import('./sections/leads.ts')).measureLeads(),
  letter: async ({ quick }) => (await import('./sections/letter.ts')).measureLetter(secondsOf(quick)),
  search: async ({ failures }) => (await import('./sections/search.ts')).measureSearch(failures),
  matching: async ({ failures }) => (await import('./sections/matching.ts')).measureMatchingQuality(failures),
}

const { values, positionals } = readCommandLine(USAGE, OPTIONS, (values, positionals) => {
  checkSections(positionals)
  return { values, positionals }
})
buildWhenStale()
const [first, argument] = positionals
if (first === 'against' && argument !== undefined) {
  await (await import('./against.ts')).compareWith(argument)
} else if (first === 'pairs' && argument !== undefined) {
  ;(await import('./sections/pairs.ts')).measurePairs(argument, values.count)
} else {
  for (const section of positionals) {
    console.log(`\n${section}`)
    await SECTIONS[section]?.(values)
  }
}

function checkSections([first, ...others]: readonly string[]): void {
  if (first === undefined) throw new UsageError('Which section?')
  if (first === 'against' || first === 'pairs') {
    if (others.length !== 1) throw new UsageError(first === 'pairs' ? 'Which file?' : 'Against which commit?')
    return
  }
  const unknown = [first, ...others].filter((section) => !Object.hasOwn(SECTIONS, section))
  if (unknown.length > 0) throw new UsageError(`There is no section ${unknown.join(', ')}.`)
}

function secondsOf(isQuick: boolean): number {
  return isQuick ? 2 : 8
}
