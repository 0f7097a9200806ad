import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))
/** The commands of npm that are our own, with their files. */
const COMMANDS = Object.entries(scripts).flatMap(([name, line]) => {
  const [, file] = /^node .*?(\S+\.ts)$/.exec(line) ?? []
  return file === undefined ? [] : [[name, resolve(file)] as const]
})

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'usage-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function run(file: string, ...args: string[]) {
  const env = { PATH: process.env.PATH, DATA_DIR: folder }
  return spawnSync(process.execPath, [file, ...args], { cwd: folder, env, encoding: 'utf8' })
}

test('the commands of npm are found', () => {
  expect(COMMANDS.map(([name]) => name)).toEqual(
    expect.arrayContaining(['start', 'dev', 'test', 'leads', 'migrate', 'backup', 'restore', 'bench']),
  )
})

describe.each(COMMANDS)('npm run %s', (_, file) => {
  test.each(['--help', '-h'])('%s prints the usage and does nothing', (option) => {
    const { status, stdout } = run(file, option)
    expect(stdout).toMatch(/^Usage: npm /)
    expect(status).toBe(0)
    expect(readdirSync(folder)).toEqual([])
  })

  test('an option that it does not know is refused in one sentence', () => {
    const { status, stdout, stderr } = run(file, '--no-such-option')
    expect(stderr).toMatch(/^Unknown option '--no-such-option'\. See "npm .*-- --help"\.\n$/)
    expect(stdout).toBe('')
    expect(status).toBe(2)
    expect(readdirSync(folder)).toEqual([])
  })
})
