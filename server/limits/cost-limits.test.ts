import { Hono } from 'hono'
import { beforeEach, expect, test } from 'vitest'
import { costBudget } from '#config/limits.ts'
import { clientNetworks } from '../http/client-networks.ts'
import type { RequestEnv } from '../http/request-env.ts'
import { costLimits } from './cost-limits.ts'

const VISITOR = '203.0.113.7'
const PAGE_MS = 20
const PAGES = costBudget.ms / PAGE_MS

let app: Hono<RequestEnv>
beforeEach(() => {
  app = new Hono<RequestEnv>()
  app.use(clientNetworks(1))
  const charge = costLimits()
  app.get(
    '/cached',
    charge(() => 0.5),
  )
  app.all(
    '/rendered',
    charge(() => PAGE_MS),
  )
  app.all('*', (c) => c.text('page'))
})

function ask(path: string, ip: string, method = 'GET') {
  return app.request(path, { method, headers: { 'X-Forwarded-For': ip } })
}

async function useUp(ip: string): Promise<void> {
  for (let i = 0; i < PAGES; i++) expect((await ask('/rendered', ip)).status).toBe(200)
}

test('a network that uses more than a quarter of a core is told when to come back', async () => {
  await useUp(VISITOR)
  const answer = await ask('/rendered', VISITOR)
  expect(answer.status).toBe(429)
  expect(answer.headers.get('Retry-After')).toMatch(/^([1-9]|10)$/)
  expect(await answer.text()).toContain('Per daug užklausų')
})

test('a cached answer costs a fortieth of a rendered page', async () => {
  for (let i = 0; i < PAGES * 40; i++) expect((await ask('/cached', VISITOR)).status).toBe(200)
  expect((await ask('/cached', VISITOR)).status).toBe(429)
})

test('nobody else is refused, and a form can still be sent', async () => {
  await useUp(VISITOR)
  await ask('/rendered', VISITOR)
  expect((await ask('/rendered', '203.0.113.8')).status).toBe(200)
  expect((await ask('/rendered', VISITOR, 'POST')).status).toBe(200)
})

test('a large IPv6 network has the budget of one address', async () => {
  for (let i = 0; i < PAGES; i++) {
    expect((await ask('/rendered', `2001:db8:7:${i.toString(16)}::1`)).status).toBe(200)
  }
  expect((await ask('/rendered', '2001:db8:7:ffff::1')).status).toBe(429)
  expect((await ask('/rendered', '2001:db8:8::1')).status).toBe(200)
})

test('requests from a private network are not counted, or all visitors behind a proxy would share one budget', async () => {
  await useUp('10.0.0.1')
  expect((await ask('/rendered', '10.0.0.1')).status).toBe(200)
})
