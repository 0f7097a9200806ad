import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { headScript } from '#app/head-script.ts'
import { type SecurityVariables, securityHeaders } from './security-headers.ts'

async function policyOf(options: { isDevelopment?: boolean; gtmId?: string; isHydrated?: boolean }) {
  const app = new Hono<{ Variables: SecurityVariables }>()
  app.use(securityHeaders({ isDevelopment: options.isDevelopment ?? false, gtmId: options.gtmId ?? null }))
  app.get('/', (c) => c.text(options.isHydrated ? (c.get('makeNonce')() ?? '') : ''))
  const response = await app.request('/')
  return { policy: response.headers.get('Content-Security-Policy'), nonce: await response.text() }
}

const scriptHash = `'sha256-${createHash('sha256').update(headScript()).digest('base64')}'`

test('a page without a nonce has the same policy for everyone: own files and the head script', async () => {
  const { policy } = await policyOf({})
  expect(policy).toContain(`script-src 'self' ${scriptHash};`)
  expect(policy).toBe((await policyOf({})).policy)
})

test('a hydrated page names the nonce that it was given, another each time', async () => {
  const first = await policyOf({ isHydrated: true })
  const second = await policyOf({ isHydrated: true })
  expect(first.policy).toContain(`'nonce-${first.nonce}'`)
  expect(first.nonce).not.toBe(second.nonce)
})

test('no other site is allowed without a tag manager', async () => {
  expect((await policyOf({})).policy).not.toContain('http')
  expect((await policyOf({ gtmId: 'GTM-ABC123' })).policy).toContain('https://*.googletagmanager.com')
})

test('nothing allows inline styles, eval or frames around the page', async () => {
  const { policy } = await policyOf({ gtmId: 'GTM-ABC123', isHydrated: true })
  expect(policy).not.toMatch(/unsafe/)
  expect(policy).toContain(`frame-ancestors 'none'`)
})
