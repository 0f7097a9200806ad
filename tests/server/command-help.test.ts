import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { folderOfFile } from '../support/kept-until.ts'
import { NODE_COMPILE_CACHE } from '../support/run-script.ts'

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))
/** The commands of npm that are our own, with their files. */
const COMMANDS = Object.entries(scripts).flatMap(([name, line]) => {
  const [, file] = /^node .*?(\S+\.ts)$/.exec(line) ?? []
  return file === undefined ? [] : [[name, resolve(file)] as const]
})
const folder = folderOfFile()

test('the commands of npm are found', () => {
  expect(COMMANDS.map(([name]) => name)).toEqual(
    expect.arrayContaining(['start', 'dev', 'test', 'leads', 'migrate', 'backup', 'restore', 'bench']),
  )
})

test.each(COMMANDS)('npm run %s prints its usage, and refuses an option that it does not know', (_, file) => {
  expect(run(file, '--help')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Usage: npm /),
    stderr: '',
  })
  expect(run(file, '--no-such-option')).toMatchObject({
    status: 2,
    stdout: '',
    stderr: expect.stringMatching(/^Unknown option '--no-such-option'\. See "npm .*-- --help"\.\n$/),
  })
})

test('-h is short for --help', () => {
  expect(run(resolve('scripts/leads.ts'), '-h').stdout).toMatch(/^Usage: npm /)
})

test('no npm command does anything when it prints its usage or refuses an option', () => {
  expect(readdirSync(folder)).toEqual([])
})

test.skipIf(process.platform === 'win32')(
  'deploy/command.sh names its commands when it is given another',
  () => {
    const { status, stderr } = spawnSync('sh', ['deploy/command.sh', 'nonsense'], { encoding: 'utf8' })

    expect([status, stderr]).toEqual([
      2,
      expect.stringMatching(/^usage: .* doctor\|leads\|.* start --check\n$/),
    ])
  },
)

function run(file: string, option: string) {
  const env = { PATH: process.env.PATH, NODE_COMPILE_CACHE, DATA_DIR: folder }
  return spawnSync(process.execPath, [file, option], { cwd: folder, env, encoding: 'utf8' })
}
