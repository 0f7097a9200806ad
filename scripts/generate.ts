// `npm run generate -- model` and `npm run generate -- --name <what it is for>`.
import { spawnSync } from 'node:child_process'
import { readCommandLine, UsageError } from '#app/infra/command-line.server.ts'
import { readCatalogue } from '#tests/support/cpv-catalogue.ts'
import { readTrainingTitles } from '../bench/matching/training-titles.ts'
import { trainGroupModel } from '../tools/group-model/train-group-model.ts'
import { writeGroupModel } from '../tools/group-model/write-group-model.ts'

const USAGE = `Usage: npm run generate -- model
       npm run generate -- --name <what the migration is for>

The first writes what the search learns from the repository, the second the next migration from the schema.
`

const { isModel, name } = readCommandLine(USAGE, { name: { type: 'string' } }, ({ name }, [what, extra]) => {
  if (extra !== undefined || (what !== undefined && what !== 'model')) {
    throw new UsageError(`Unexpected argument "${extra ?? what}".`)
  }
  return { isModel: what === 'model', name }
})
if (isModel) {
  const { tree, synonyms } = readCatalogue()
  writeGroupModel(trainGroupModel({ entries: tree.entries, synonyms, titles: readTrainingTitles() }))
} else {
  const { status } = spawnSync('drizzle-kit', ['generate', ...(name === undefined ? [] : ['--name', name])], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  process.exitCode = status ?? 1
}
