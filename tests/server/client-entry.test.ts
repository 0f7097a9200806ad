import { globSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pageRows } from '#app/pages/endpoints.ts'
import { notEmpty } from '../support/not-empty.ts'

const BUDGET_BYTES = 3.5 * 1024

const manifest: Record<string, { file: string; imports?: string[] }> = JSON.parse(
  readFileSync('build/client/.vite/manifest.json', 'utf8'),
)

test('what content pages load before the form comes near is one file of at most 3.5 KB, brotli', () => {
  const { file = '', imports = [] } = manifest['app/islands/entry.client.ts'] ?? {}
  const script = readFileSync(`build/client/${file}`)

  expect(imports).toEqual([])
  expect(brotliCompressSync(script).length).toBeLessThanOrEqual(BUDGET_BYTES)
})

test('no script of the build contains the list of pages', () => {
  const scripts = notEmpty(globSync('build/client/assets/*.js')).map((file) => readFileSync(file, 'utf8'))
  for (const { title, path } of notEmpty(pageRows.filter((page) => page.title !== undefined))) {
    expect(scripts.filter((script) => script.includes(title ?? path))).toEqual([])
  }
})
