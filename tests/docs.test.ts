import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { notEmpty } from './support/not-empty.ts'

const files = globSync('**/*', {
  exclude: (path) =>
    /(?:^|[\\/])(?:node_modules|build|screenshots|test-results|\.(?!github|vscode)[^\\/]+)$/.test(path),
}).map((path) => path.replaceAll('\\', '/'))
const pages = notEmpty(files.filter((path) => path.endsWith('.md')))
const folders = new Set(files.filter((path) => path.includes('/')).map((path) => path.split('/')[0]))
const FILE_NAME = /^[\w.*-][\w.*/-]*\.(?:tsx?|js|md|mdx|css|tsv|sql|conf)$/
const records = notEmpty(files.filter((path) => /^docs\/decisions\/\d{4}-[^/]+\.md$/.test(path))).toSorted()

describe.each(pages)('%s', (page) => {
  test('links to files and headings that exist', () => {
    expect(linksIn(page).filter((link) => !linkTargetExists(page, link))).toEqual([])
  })

  test('names files and folders that exist', () => {
    expect(namesIn(page).filter((name) => !isFileOrFolder(name))).toEqual([])
  })
})

test('links and names are found at all', () => {
  notEmpty(linksIn('CONTRIBUTING.md'))
  notEmpty(namesIn('CONTRIBUTING.md'))
})

test('every npm command named in documents and sources exists', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const texts = files.filter(
    (path) => /\.(?:tsx?|js|md|mdx|yml|service)$/.test(path) && path !== 'CHANGELOG.md',
  )
  const named = texts.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\bnpm run (?:--silent )?([\w:-]+)/g)].map(([, name = '']) => ({
      path,
      name,
    })),
  )

  expect(notEmpty(named).filter(({ name }) => !(name in scripts))).toEqual([])
})

test('every decision record has a number of its own, a date and a status, and is listed', () => {
  const list = readFileSync('docs/decisions/README.md', 'utf8')
  const heads = records.map((record) => [record, ...readFileSync(record, 'utf8').split('\n', 3)] as const)
  const STATUS = /^Date: \d{4}-\d\d-\d\d · Status: (?:accepted|superseded|retired)/
  const unlisted = heads
    .map(([record, title = '']) => `[${title.slice(2)}](${basename(record)})`)
    .filter((entry) => !list.includes(entry))

  expect(heads.filter(([, , , status = '']) => !STATUS.test(status))).toEqual([])
  expect(unlisted).toEqual([])
  const numbers = records.map((record) => basename(record).slice(0, 4))
  expect(new Set(numbers).size).toBe(numbers.length)
})

function textOf(page: string): string {
  return readFileSync(page, 'utf8').replace(/^ *```.*?^ *```/gms, '')
}

function linksIn(page: string): string[] {
  return [...textOf(page).matchAll(/\]\((?!https?:|\/|mailto:)([^)\s]+)\)/g)].map(([, target = '']) => target)
}

function namesIn(page: string): string[] {
  return [...textOf(page).matchAll(/`([^`\s]+)`/g)]
    .map(([, name = '']) => name.replace(/<[^>]+>/g, '*'))
    .filter((name) => FILE_NAME.test(name) || (name.includes('/') && folders.has(name.split('/')[0] ?? '')))
}

function linkTargetExists(page: string, link: string): boolean {
  const [path = '', heading] = link.split('#')
  const target = path === '' ? page : join(dirname(page), path)
  return existsSync(target) && (heading === undefined || headingsOf(target).includes(heading))
}

/** As GitHub makes anchors of them. */
function headingsOf(page: string): string[] {
  return [...readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  )
}

/** A name may be short, such as `lead-form.tsx` or `.db.test.ts`, if a file ends in it; `*` stands for anything. */
function isFileOrFolder(name: string): boolean {
  const parts = name.replace(/\/$/, '').split('*').map(RegExp.escape)
  const start = name.startsWith('.') ? '' : '(?:^|/)'
  const pattern = new RegExp(`${start}${parts.join('.*')}(?:/|$)`)
  return files.some((path) => pattern.test(path))
}
