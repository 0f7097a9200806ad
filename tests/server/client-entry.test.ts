import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'

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
