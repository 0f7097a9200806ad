import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, matchesGlob } from 'node:path'
import { describe, expect, test } from 'vitest'
import { SOURCES } from '../tools/build-state.ts'
import { CLIENT_ENTRIES } from '../tools/vite/client-scripts.ts'
import { notEmpty } from './support/not-empty.ts'

const MAX_FILE_LINES = 220
const sources = notEmpty(
  globSync([
    'app/**/*.{ts,tsx}',
    'config/**/*.ts',
    'db/**/*.ts',
    'server/**/*.ts',
    'scripts/**/*.ts',
    'tools/**/*.ts',
  ])
    .filter((path) => !path.includes('.test.'))
    .map((path) => path.replaceAll('\\', '/')),
)
const testSources = notEmpty(
  globSync(['{app,config,db,server,scripts,tools}/**/*.test.{ts,tsx}', '{tests,bench}/**/*.{ts,tsx}']).map(
    (path) => path.replaceAll('\\', '/'),
  ),
)

test('only what starts a process reads its environment', () => {
  const readers = sources.filter((path) => readFileSync(path, 'utf8').includes('process.env'))
  expect(readers.filter((path) => !/^(?:scripts\/|server\/(?:main|dev-\w+)\.ts|tools\/)/.test(path))).toEqual(
    [],
  )
})

test('only the start of a process loads the facts of the site', () => {
  const loaders = sources.filter((path) => /\b(?:configureSite|loadSite)\(/.test(readFileSync(path, 'utf8')))
  expect(loaders.toSorted()).toEqual([
    'app/infra/site/site-file.server.ts',
    'app/settings-check.server.ts',
    'config/site.ts',
    'server/dev-app.ts',
    'server/main.ts',
  ])
})

describe('imports', () => {
  /** Allowed imports; `app` means root, entries and services, `pages` the list of pages. */
  const ALLOWED: Record<string, readonly string[]> = {
    scripts: [
      'server',
      'app',
      'pages',
      'features',
      'ui',
      'domain',
      'infra',
      'config',
      'db',
      'tests',
      'tools',
      'bench',
    ],
    tools: ['features', 'pages', 'ui', 'domain', 'config'],
    server: ['app', 'pages', 'ui', 'domain', 'infra', 'config'],
    app: ['features', 'pages', 'ui', 'domain', 'infra', 'config'],
    routes: ['app', 'features', 'pages', 'ui', 'domain', 'infra', 'config'],
    features: ['pages', 'ui', 'domain', 'infra', 'config', 'db'],
    ui: ['pages', 'domain', 'config'],
    domain: ['config'],
    pages: [],
    infra: ['domain', 'config', 'db'],
    config: [],
    db: [],
  }

  const importsIn = (paths: readonly string[]) =>
    notEmpty(paths.flatMap((path) => importsOf(path).map((target) => ({ path, target }))))
  const imports = importsIn(sources)

  test('go down from the server to the database and never climb', () => {
    const climbing = imports.filter(
      ({ path, target }) =>
        partOf(target) !== partOf(path) && !ALLOWED[partOf(path)]?.includes(partOf(target)),
    )

    expect(climbing).toEqual([])
  })

  /** Features that a feature may use. */
  const EDGES: Record<string, readonly string[]> = {
    cpv: ['usage'],
    lead: ['usage'],
    letter: ['cpv', 'notices'],
  }

  test('lead from a feature to another one only where it is declared, in tests too', () => {
    const between = notEmpty(
      [...imports, ...importsIn(testSources)].flatMap(({ path, target }) => {
        const [from, to] = [featureOf(path), featureOf(target)]
        return from && to ? [{ from, to, path, target }] : []
      }),
    )

    expect(between.filter(({ from, to }) => from !== to && !EDGES[from]?.includes(to))).toEqual([])
    const edges = between.map(({ from, to }) => `${from} → ${to}`)
    for (const [from, uses] of Object.entries(EDGES)) {
      for (const to of uses) expect(edges).toContain(`${from} → ${to}`)
    }
  })

  test('never lead from a test to a script', () => {
    const tests = testSources.filter((path) => path.startsWith('tests/'))
    const imported = notEmpty(tests.flatMap((path) => importsOf(path)))

    expect(imported.filter((target) => target.startsWith('scripts/'))).toEqual([])
  })

  test('lead from what browsers load to no server module, and not to the list of pages', () => {
    const reached = new Set(Object.values(CLIENT_ENTRIES).map((entry) => entry.slice(1)))
    for (const path of reached) for (const target of valueImportsOf(path)) reached.add(target)

    expect(reached.size).toBeGreaterThan(10)
    expect([...reached].filter((path) => path.includes('.server.') || partOf(path) === 'pages')).toEqual([])
  })

  test('have no cycles, types included', () => {
    expect(findCycles([...sources, ...testSources])).toEqual([])
  })
})

test('a change of any file that the build reads makes it stale', () => {
  const starts = sources.filter((path) => path.startsWith('app/'))
  const read = new Set(['vite.config.ts', 'react-router.config.ts', 'server/build-entry.ts', ...starts])
  for (const path of read) {
    if (!/\.tsx?$/.test(path)) continue
    for (const target of [...importsOf(path), ...filesReadBy(path)]) read.add(target)
  }

  expect([...read]).toEqual(
    expect.arrayContaining([
      'tools/templates/docx-file.ts',
      'content/glossary.tsv',
      'content/figures/claims.json',
      'data/demo-notices/*.tsv',
    ]),
  )
  expect([...read].filter((path) => !SOURCES.some((pattern) => matchesGlob(path, pattern)))).toEqual([])
})

test(`no file is longer than ${MAX_FILE_LINES} lines, tests included`, () => {
  const tooLong = [...sources, ...testSources, ...globSync('app/**/*.css')]
    .map((path) => ({ path, lines: readFileSync(path, 'utf8').split('\n').length - 1 }))
    .filter(({ lines }) => lines > MAX_FILE_LINES)

  expect(tooLong).toEqual([])
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

/** Named outside imports; patterns are left as they are. */
function filesReadBy(path: string): string[] {
  const named = readFileSync(path, 'utf8').matchAll(
    /(?:import\.meta\.glob[^(]*\(\[?|readFileSync\(|globSync\(|from )['`](?:\/|#)?([a-z]+\/[^'`]+\.(?:tsv|svg|mdx)|(?:content|data)\/[^'`]+\.json)/g,
  )
  return [...named].map(([, name = '']) => name)
}

function partOf(path: string): string {
  const [top = '', part = ''] = path.split('/')
  return top === 'app' && part in { routes: 1, pages: 1, features: 1, ui: 1, domain: 1, infra: 1 }
    ? part
    : top
}

function featureOf(path: string): string | undefined {
  return /^app\/features\/([^/]+)\//.exec(path)?.[1]
}

/** Each cycle once, as the list of its files. */
function findCycles(paths: readonly string[]): string[] {
  const circles: string[] = []
  const done = new Set<string>()
  const visit = (path: string, trail: readonly string[]) => {
    const start = trail.indexOf(path)
    if (start !== -1) circles.push([...trail.slice(start), path].join(' → '))
    if (start !== -1 || done.has(path)) return
    for (const target of importsOf(path)) visit(target, [...trail, path])
    done.add(path)
  }
  for (const path of paths) visit(path, [])
  return circles
}

test('every path that a style sheet excludes exists, so that a renamed folder is not included again', () => {
  const excluded = globSync('app/styles/*.css').flatMap((sheet) =>
    Array.from(readFileSync(sheet, 'utf8').matchAll(/@source not "(.+?)"/g), ([, pattern = '']) => pattern),
  )
  for (const pattern of notEmpty(excluded)) {
    const [, before = '', names = '', after = ''] = /^(.*?)\{(.+)\}(.*)$/.exec(pattern) ?? ['', pattern]
    for (const name of names.split(',')) {
      expect(globSync(join('app/styles', `${before}${name}${after}`)), `${pattern}: ${name}`).not.toEqual([])
    }
  }
})
