import { Hono } from 'hono'
import { beforeEach, expect, test } from 'vitest'
import { limits } from '#config/limits.ts'
import { requestLimits } from './request-limits.ts'

const VISITOR = '203.0.113.7'
const ALLOWED = limits.requests.search.perAddress.count

let app: Hono
beforeEach(() => {
  app = new Hono()
  app.use(requestLimits(1))
  app.all('*', (c) => c.text('page'))
})

function ask(path: string, address: string) {
  return app.request(path, { headers: { 'X-Forwarded-For': address } })
}

async function useUpSearch(address: string): Promise<void> {
  for (let i = 0; i < ALLOWED; i++) expect((await ask('/api/cpv?q=stogai', address)).status).toBe(200)
}

test('who searches more than a person does is told when to come back', async () => {
  await useUpSearch(VISITOR)
  const [data, page] = await Promise.all([ask('/api/cpv?q=x', VISITOR), ask('/bvpz-kodai?q=x', VISITOR)])
  for (const answer of [data, page]) {
    expect(answer.status).toBe(429)
    expect(answer.headers.get('Retry-After')).toMatch(/^[1-9]\d?$/)
  }
  expect((await data.json()).message).toContain('Per daug užklausų')
  expect(await page.text()).toContain('Per daug užklausų')
})

test('nobody else is, and neither are pages', async () => {
  await useUpSearch(VISITOR)
  expect((await ask('/api/cpv?q=x', '203.0.113.8')).status).toBe(200)
  expect((await ask('/blog', VISITOR)).status).toBe(200)
})

test('what a proxy inside sends counts for nobody, or all behind it would be one visitor', async () => {
  await useUpSearch('10.0.0.1')
  expect((await ask('/api/cpv?q=x', '10.0.0.1')).status).toBe(200)
})
