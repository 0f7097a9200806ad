import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { routeParams } from '#app/pages/endpoints.ts'
import type { RequestEnv } from '../http/request-env.ts'
import { splitQuery } from '../http/split-query.ts'
import { letterCache } from './letter-cache.ts'

function countingApp() {
  let rendered = 0
  const app = new Hono<RequestEnv>()
  app.use((c, next) => {
    c.set('route', c.req.path)
    return next()
  })
  app.use(splitQuery(routeParams))
  app.use(letterCache())
  app.get('*', (c) => c.text(`${++rendered}`, 200, { 'Cache-Control': 'public, max-age=60, s-maxage=600' }))
  return async (path: string) => (await app.request(path)).text()
}

test('a letter of the same codes is rendered once, whatever else is in its address', async () => {
  const get = countingApp()

  expect(await get('/laiskas?kodai=90910000-9,45000000-7')).toBe('1')
  expect(await get('/laiskas?kodai=90910000-9,45000000-7&utm_source=x')).toBe('1')
  expect(await get('/laiskas?kodai=45000000-7')).toBe('2')
})

test.each([
  '/laiskas?kodai=90910000-9&zodziai=stogai',
  '/laiskas?kodai=90910000-9&prideti=stogai',
  '/laiskas?kodai=90910000-9,stogai',
  '/laiskas?kodai=90910000-9&kodai=45000000-7',
  '/api/letter?zodziai=stogai',
])('%s is rendered anew each time', async (path) => {
  const get = countingApp()

  expect(await get(path)).toBe('1')
  expect(await get(path)).toBe('2')
})
