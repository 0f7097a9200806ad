import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { securityHeaders } from './security-headers.ts'

async function policyOf(options: { isDevelopment?: boolean; gtmId?: string }) {
  const app = new Hono()
  app.use(securityHeaders({ isDevelopment: options.isDevelopment ?? false, gtmId: options.gtmId ?? null }))
  app.get('/', (c) => c.text('page'))
  const response = await app.request('/')
  return response.headers.get('Content-Security-Policy')
}

test('the policy is the same for everyone, so that pages can be cached: own files and two inline texts by their hashes', async () => {
  const policy = await policyOf({})
  expect(policy).toMatch(/script-src 'self'(?: 'sha256-[\w+/]{43}='){3};/)
  expect(policy).toBe(await policyOf({}))
})

test('no other site is allowed without a tag manager', async () => {
  expect(await policyOf({})).not.toContain('http')
  expect(await policyOf({ gtmId: 'GTM-ABC123' })).toContain('https://*.googletagmanager.com')
})

test('every host of the policy is https:// and a name that a browser can read', async () => {
  const policy = (await policyOf({ gtmId: 'GTM-ABC123' })) ?? ''
  const hosts = policy.split(/[ ;]+/).filter((word) => /[.:]/.test(word) && word !== 'data:')

  expect(hosts.length).toBeGreaterThan(10)
  expect(hosts.filter((host) => !/^https:\/\/(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(host))).toEqual([])
})

test('even with a tag manager nothing allows inline styles, eval, insecure addresses or frames around the page', async () => {
  const policy = await policyOf({ gtmId: 'GTM-ABC123' })
  expect(policy).not.toMatch(/unsafe|http:/)
  expect(policy).toContain(`frame-ancestors 'none'`)
})

test('assets omit page-only headers; SVG keeps them, since it may contain scripts', async () => {
  const app = new Hono()
  app.use(securityHeaders({ isDevelopment: false, gtmId: null }))
  const types = ['text/css', 'text/javascript; charset=utf-8', 'font/woff2', 'image/png', 'image/svg+xml']
  for (const type of types) app.get(`/${type}`, (c) => c.body('', { headers: { 'Content-Type': type } }))
  const headersOf = async (type: string) => [...(await app.request(`/${type}`)).headers.keys()].sort()

  for (const type of types.slice(0, -1)) {
    expect(await headersOf(type)).toEqual([
      'content-type',
      'cross-origin-resource-policy',
      'strict-transport-security',
      'x-content-type-options',
    ])
  }
  expect(await headersOf('image/svg+xml')).toContain('content-security-policy')
})

test('no text becomes a script or markup; with a tag manager, one policy lets its scripts through', async () => {
  expect(await policyOf({})).toMatch(/require-trusted-types-for 'script'; trusted-types 'none'$/)
  expect(await policyOf({ gtmId: 'GTM-ABC123' })).toMatch(/; trusted-types default$/)
})
