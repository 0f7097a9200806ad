import { execFile } from 'node:child_process'
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

interface Ended {
  status: number | null
  stdout: string
  stderr: string
}

function run(file: string, ...args: string[]): Promise<Ended> {
  const env = { PATH: process.env.PATH, DATA_DIR: folder }
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [file, ...args], { cwd: folder, env }, (_, stdout, stderr) =>
      resolve({ status: child.exitCode, stdout, stderr }),
    )
  })
}

test('the commands of npm are found', () => {
  expect(COMMANDS.map(([name]) => name)).toEqual(
    expect.arrayContaining(['start', 'dev', 'test', 'leads', 'migrate', 'backup', 'restore', 'bench']),
  )
})

describe.concurrent.for(COMMANDS)('npm run %s', ([, file]) => {
  test.for(['--help', '-h'])('%s prints the usage and does nothing', async (option, { expect }) => {
    const { status, stdout } = await run(file, option)
    expect(stdout).toMatch(/^Usage: npm /)
    expect(status).toBe(0)
    expect(readdirSync(folder)).toEqual([])
  })

  test('an option that it does not know is refused in one sentence', async ({ expect }) => {
    const { status, stdout, stderr } = await run(file, '--no-such-option')
    expect(stderr).toMatch(/^Unknown option '--no-such-option'\. See "npm .*-- --help"\.\n$/)
    expect(stdout).toBe('')
    expect(status).toBe(2)
    expect(readdirSync(folder)).toEqual([])
  })
})
