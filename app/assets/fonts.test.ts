import { globSync, readFileSync, statSync } from 'node:fs'
import satori from 'satori'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'

const MAX_BYTES = 36_000
const FILES = globSync('app/assets/fonts/*.woff2')
const NAMES = [
  'Žydrė Šimkutė, UAB „Ąžuolo stogai“',
  'Ģirts Bērziņš, Ķekavas Ļaudis',
  'Jõgi, Jüri Õunapuu, Möödäs OÜ',
  'Łucja Śląska, Zażółć Gęślą Jaźń, ŻÓŁĆ',
]

test('the two faces are small', () => {
  expect(FILES).toHaveLength(2)
  expect(FILES.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThanOrEqual(MAX_BYTES)
})

test.each(FILES)('%s has the letters of names of four countries', async (file) => {
  expect(await lettersWithoutGlyph(file, NAMES.join(' '))).toEqual([])
  expect(await lettersWithoutGlyph(file, 'Żж')).toEqual(['ж'])
})

async function lettersWithoutGlyph(file: string, text: string): Promise<string[]> {
  const missing: string[] = []
  const variationAxes: Record<string, number> = file.includes('figtree') ? { wght: 600 } : {}
  const data = await subsetFont(readFileSync(file), text, { targetFormat: 'sfnt', variationAxes })
  const element = { type: 'div', key: null, props: { children: text } }
  await satori(element, {
    width: 2000,
    height: 200,
    fonts: [{ name: 'face', data, weight: 600, style: 'normal' }],
    async loadAdditionalAsset(_, segment) {
      missing.push(segment)
      return []
    },
  })
  return missing
}
