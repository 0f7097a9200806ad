// `npm run generate -- model`: what the search learns from the repository. Anything else is for drizzle-kit: migrations.
import { spawnSync } from 'node:child_process'
import { readCatalogue } from '#tests/support/cpv-catalogue.ts'
import { readTrainingTitles } from '../bench/matching/training-titles.ts'
import { trainGroupModel } from '../tools/group-model/train-group-model.ts'
import { writeGroupModel } from '../tools/group-model/write-group-model.ts'

const args = process.argv.slice(2)
if (args[0] === 'model') {
  const { tree, synonyms } = readCatalogue()
  writeGroupModel(trainGroupModel({ entries: tree.entries, synonyms, titles: readTrainingTitles() }))
} else {
  const { status } = spawnSync('drizzle-kit', ['generate', ...args], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  process.exitCode = status ?? 1
}
