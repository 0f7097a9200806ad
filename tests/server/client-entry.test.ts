import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'

const BUDGET_BYTES = 3 * 1024

const manifest: Record<string, { file: string; imports?: string[] }> = JSON.parse(
  readFileSync('build/client/.vite/manifest.json', 'utf8'),
)

test('all scripts that content pages load before the form comes near weigh at most 3 KB, brotli', () => {
  const files = new Set(['app/islands.client.ts'])
  for (const file of files) for (const imported of manifest[file]?.imports ?? []) files.add(imported)
  const weights = [...files].map((file) => {
    const script = readFileSync(`build/client/${manifest[file]?.file}`)
    return brotliCompressSync(script).length
  })

  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(BUDGET_BYTES)
})
