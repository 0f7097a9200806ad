import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { HOT_RELOAD_SCRIPTS } from '#app/ui/layout/hot-reload.tsx'
import { BASKET_MODULES, basketChunk } from './basket-chunk.ts'
import { PRELOAD_HELPER_ID } from './preload-helper.ts'

test('Vite’s preload helper still has the name that ours replaces', () => {
  expect(hasText('vite', PRELOAD_HELPER_ID.slice(1))).toBe(true)
})

test('the development servers have the scripts that pages load from them', () => {
  const [client, runtime] = HOT_RELOAD_SCRIPTS
  const [namespace = '', name = ''] = runtime.slice('/@id/__x00__virtual:'.length).split('/')
  expect(hasText('vite', client)).toBe(true)
  expect(hasText('@react-router/dev', `create("${name}")`)).toBe(true)
  expect(hasText('@react-router/dev', `virtual:${namespace}/`)).toBe(true)
})

test('the modules of the common chunk exist, and paths of both kinds match', () => {
  expect(BASKET_MODULES.filter((path) => !existsSync(path))).toEqual([])
  for (const path of BASKET_MODULES) {
    expect(basketChunk.test(`/srv/site/${path}`)).toBe(true)
    expect(basketChunk.test(`C:\\site\\${path.replaceAll('/', '\\')}`)).toBe(true)
  }
  expect(basketChunk.test('/srv/site/app/domain/cpv/cpv-codes-param.ts')).toBe(false)
})

function hasText(name: string, text: string): boolean {
  return globSync(`node_modules/${name}/dist/**/*.{js,mjs}`).some((path) =>
    readFileSync(path, 'utf8').includes(text),
  )
}
