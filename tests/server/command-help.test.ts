import { execFileSync, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { folderOfFile } from '../support/kept-until.ts'
import { NODE_COMPILE_CACHE } from '../support/run-script.ts'

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))
/** The commands of npm that are our own, with their files. */
const COMMANDS = Object.entries(scripts).flatMap(([name, line]) => {
  const [, file] = /^node .*?(\S+\.ts)$/.exec(line) ?? []
  return file === undefined ? [] : [[name, resolve(file)] as const]
})
const TRY_COMMANDS = resolve('tests/support/try-commands.ts')

interface Ended {
  status: number
  stdout: string
  stderr: string
}

test('the commands of npm are found', () => {
  expect(COMMANDS.map(([name]) => name)).toEqual(
    expect.arrayContaining(['start', 'dev', 'test', 'leads', 'migrate', 'backup', 'restore', 'bench']),
  )
})

const OPTIONS = ['--help', '-h', '--no-such-option']
const NAMES = COMMANDS.map(([name], i) => [name, i] as const)

const folder = folderOfFile()
/** How each command ends, by option. */
let results: Record<string, Ended[]>
beforeAll(() => {
  const lists = [COMMANDS.map(([, file]) => file), OPTIONS].map((list) => JSON.stringify(list))
  const env = { PATH: process.env.PATH, NODE_COMPILE_CACHE, DATA_DIR: folder }
  const output = execFileSync(process.execPath, [TRY_COMMANDS, ...lists], {
    cwd: folder,
    env,
    encoding: 'utf8',
  })
  results = JSON.parse(output)
})

describe.each(['--help', '-h'])('with %s', (option) => {
  test.each(NAMES)('npm run %s prints its usage', (_, i) => {
    expect(results[option]?.[i]).toEqual({
      status: 0,
      stdout: expect.stringMatching(/^Usage: npm /),
      stderr: '',
    })
  })
})

test.each(NAMES)('npm run %s refuses an option that it does not know in one sentence', (_, i) => {
  const sentence = /^Unknown option '--no-such-option'\. See "npm .*-- --help"\.\n$/
  expect(results['--no-such-option']?.[i]).toEqual({
    status: 2,
    stdout: '',
    stderr: expect.stringMatching(sentence),
  })
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
