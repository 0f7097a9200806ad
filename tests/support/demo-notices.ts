import { readdirSync, readFileSync } from 'node:fs'
import { parseDemoNotices } from '#app/features/letter/demo/parse-demo-notices.ts'

const FOLDER = new URL('../../data/demo-notices/', import.meta.url)
const files = readdirSync(FOLDER).filter((file) => /^(?!buyers|groups).*\.tsv$/.test(file))

/** All of them, as the server has them. */
export const demoNotices = parseDemoNotices(
  Object.fromEntries(files.map((file) => [file, readFileSync(new URL(file, FOLDER), 'utf8')])),
)

/** The lines of `buyers.tsv` or `groups.tsv`. */
export function readDemoTable(file: string): [string, string][] {
  const [, ...lines] = readFileSync(new URL(file, FOLDER), 'utf8').trim().split('\n')
  return lines.map((line) => {
    const [first = '', second = ''] = line.split('\t')
    return [first, second]
  })
}
