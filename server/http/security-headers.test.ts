import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { headScript } from '#app/head-script.ts'
import { speculationRules } from '#app/shared/layout/speculation-rules.ts'
import { securityHeaders } from './security-headers.ts'

async function policyOf(options: { isDevelopment?: boolean; gtmId?: string }) {
  const app = new Hono()
  app.use(securityHeaders({ isDevelopment: options.isDevelopment ?? false, gtmId: options.gtmId ?? null }))
  app.get('/', (c) => c.text('page'))
  const response = await app.request('/')
  return response.headers.get('Content-Security-Policy')
}

const hashes = [headScript(), speculationRules()].map(
  (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
)

test('the policy is the same for everyone, so that pages can be cached: own files and the inline texts', async () => {
  const policy = await policyOf({})
  expect(policy).toContain(`script-src 'self' ${hashes.join(' ')};`)
  expect(policy).toBe(await policyOf({}))
})

test('no other site is allowed without a tag manager', async () => {
  expect(await policyOf({})).not.toContain('http')
  expect(await policyOf({ gtmId: 'GTM-ABC123' })).toContain('https://*.googletagmanager.com')
})

test('nothing allows inline styles, eval or frames around the page', async () => {
  const policy = await policyOf({ gtmId: 'GTM-ABC123' })
  expect(policy).not.toMatch(/unsafe/)
  expect(policy).toContain(`frame-ancestors 'none'`)
})

test('no text becomes a script or markup; with a tag manager, one policy lets its scripts through', async () => {
  expect(await policyOf({})).toMatch(/require-trusted-types-for 'script'; trusted-types 'none'$/)
  expect(await policyOf({ gtmId: 'GTM-ABC123' })).toMatch(/; trusted-types default$/)
})
