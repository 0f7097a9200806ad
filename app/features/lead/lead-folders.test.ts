import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path/posix'
import { expect, test } from 'vitest'

const BESIDE_FOLDERS = ''
/** Each folder may import those before it. */
const ORDER = [
  BESIDE_FOLDERS,
  'contact',
  'spam',
  'form',
  'thanks',
  'mail',
  'sample',
  'submission',
  'desk',
  'export',
  'stats',
  'retention',
  'reminders',
  'commands',
]
const COMPOSES = 'lead-module.server.ts'

test('the folders of the lead import one another in one direction', () => {
  const imports = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.includes('.test.') && path !== COMPOSES)
    .flatMap((path) =>
      [...readFileSync(join(import.meta.dirname, path), 'utf8').matchAll(/ from '(\.[^']+)'/g)].map(
        ([, target = '']) => ({ from: folderOf(path), to: folderOf(join(path, '..', target)), path, target }),
      ),
    )
  expect(new Set(imports.map(({ from }) => from))).toEqual(new Set(ORDER))
  expect(imports.filter(({ from, to }) => ORDER.indexOf(to) > ORDER.indexOf(from))).toEqual([])
})

function folderOf(path: string): string {
  const [folder = '', ...rest] = path.split('/')
  return rest.length > 0 ? folder : BESIDE_FOLDERS
}
