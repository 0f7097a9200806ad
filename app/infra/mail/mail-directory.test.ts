import { chmod, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createLog } from '../observability/log.server.ts'
import { tightenMailDirectory } from './mail-directory.server.ts'

const silent = createLog('silent')

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'mails-'))
  await chmod(directory, 0o755)
})
afterEach(() => rm(directory, { recursive: true }))

async function put(...names: string[]): Promise<void> {
  for (const name of names) {
    await writeFile(join(directory, name), 'a text')
    await chmod(join(directory, name), 0o644)
  }
}

async function modes(...names: string[]): Promise<string[]> {
  const found = await Promise.all(names.map((name) => stat(join(directory, name))))
  return found.map(({ mode }) => (mode & 0o777).toString(8))
}

describe.skipIf(process.platform === 'win32')('mails that everybody may read', () => {
  test('are closed together with their directory', async () => {
    await put('AAAA-2222.eml', 'BBBB-3333.eml.part')
    await tightenMailDirectory(directory, silent)
    expect(await modes('.', 'AAAA-2222.eml', 'BBBB-3333.eml.part')).toEqual(['700', '600', '600'])
  })

  test('are closed by themselves where other things lie beside them', async () => {
    await put('AAAA-2222.eml', 'notes.txt')
    await symlink(join(directory, 'notes.txt'), join(directory, 'link.eml'))
    await tightenMailDirectory(directory, silent)
    expect(await modes('.', 'AAAA-2222.eml', 'notes.txt')).toEqual(['755', '600', '644'])
  })
})

test('a directory that is not there yet is no fault', async () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line: string) => lines.push(line) })
  await tightenMailDirectory(join(directory, 'missing'), log)
  expect(lines).toEqual([])
})
