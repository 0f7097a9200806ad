import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { findProgram } from './support/find-program.ts'
import { folderOfFile } from './support/kept-until.ts'

const read = (unit: string) => readFileSync(join('deploy', unit), 'utf8')
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))

test.each(['site.service', 'site@.service'])('%s runs the command of npm start', (unit) => {
  const [, command = ''] = /^ExecStart=(?:\/usr\/bin\/env PORT=%i )?(.*)$/m.exec(read(unit)) ?? []

  expect(command).toBe(`/opt/site/current/node_modules/.bin/${scripts.start}`)
})

test('the units of one process and of several differ in name and port only', () => {
  const withoutPort = read('site@.service').replace('/usr/bin/env PORT=%i ', '').replace(' on port %i', '')

  expect(settingsOf(withoutPort)).toEqual(settingsOf(read('site.service')))
})

test('the privacy policy names the days for which backups are kept', () => {
  const [, days = ''] = /^days=(\d+)$/m.exec(read('backup.sh')) ?? []
  const policy = readFileSync('content/legal/privatumo-politika.mdx', 'utf8')
  const [, said = ''] = /Atsarginėse [^.]*?>(\d+)\s/.exec(policy) ?? []

  expect([said, days]).toEqual(['14', '14'])
})

/** The programs of a unit must exist for it to be right, so here it runs this checkout. */
describe.skipIf(isSystemdMissing())('by the word of systemd', () => {
  const folder = folderOfFile()
  beforeAll(() => {
    for (const unit of ['site.service', 'site@.service', 'site-backup.service', 'site-backup.timer']) {
      const path = join(folder, unit.replace('@', '@3001'))
      writeFileSync(path, read(unit).replaceAll('/opt/site/current', resolve('.')))
    }
  })

  const analyze = (...args: string[]) => spawnSync('systemd-analyze', args, { cwd: folder, encoding: 'utf8' })

  test.each(['site.service', 'site@3001.service', 'site-backup.service', 'site-backup.timer'])(
    '%s is right',
    (unit) => {
      expect(analyze('verify', join(folder, unit))).toMatchObject({ status: 0, stderr: '' })
    },
  )

  test.each(['site.service', 'site@3001.service', 'site-backup.service'])(
    'the exposure of %s is below 3.0',
    (unit) => {
      const { status, stdout } = analyze('security', '--offline=true', '--threshold=29', join(folder, unit))

      expect(stdout).toContain('Overall exposure level')
      expect(status, stdout.split('\n').at(-2)).toBe(0)
    },
  )
})

function settingsOf(unit: string): string[] {
  return unit.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
}

function isSystemdMissing(): boolean {
  const isMissing = findProgram('systemd-analyze') === null
  if (isMissing) console.warn('systemd-analyze is not installed: the units of deploy/ are not verified.')
  return isMissing
}
