import { describe, expect, test } from 'vitest'
import { METRICS_TOKEN, readMetric } from '../faults/support/server-metrics.ts'
import { untilEndOfFile } from '../support/kept-until.ts'
import { validLeadForm } from '../support/lead-forms.ts'
import { startServer } from '../support/site-server.ts'

const FORM_TYPE = 'application/x-www-form-urlencoded'

const site = await untilEndOfFile(startServer({ env: { TRUST_PROXY: '1', METRICS_TOKEN } }))

function send(body: string, address = '203.0.113.7', headers: Record<string, string> = {}) {
  return fetch(`${site.url}/api/usage`, {
    method: 'POST',
    body,
    headers: { 'X-Forwarded-For': address, 'Content-Type': FORM_TYPE, ...headers },
  })
}

async function counted(name: string, detail = ''): Promise<number> {
  return (await readMetric(site, `usage_total{name="${name}",detail="${detail}"}`)) || 0
}

test('what a browser reports is counted, without a body, a cookie or a line about it', async () => {
  const response = await send('name=form_seen&detail=')
  expect(response.status).toBe(204)
  expect(response.headers.get('Set-Cookie')).toBeNull()
  expect((await send('name=form_begun&detail=')).status).toBe(204)
  expect((await send('name=form_failed&detail=phone%2Cname')).status).toBe(204)
  expect((await send('name=code_chosen&detail=45000000-7')).status).toBe(204)

  expect(await counted('form_seen')).toBe(1)
  expect(await counted('form_begun')).toBe(1)
  expect(await counted('form_failed', 'scripts')).toBe(1)
  expect([await counted('field_failed', 'phone'), await counted('field_failed', 'name')]).toEqual([1, 1])
  expect(await counted('code_chosen')).toBe(1)
  expect(site.output()).not.toMatch(/form_seen|45000000/)
})

describe('refused', () => {
  test.each([
    '',
    'name=form_seen',
    'detail=',
    'name=form_seen&detail=x',
    'name=form_seen&detail=&id=1',
    'name=form_seen&name=form_seen&detail=',
    'name=form_sent&detail=scripts',
    'name=search&detail=none',
    'name=form_failed&detail=',
    'name=form_failed&detail=phone,phone',
    'name=form_failed&detail=ona@example.lt',
    'name=code_chosen&detail=45000000',
    'name=code_chosen&detail=99999999-9',
    'name=code_chosen&detail=Ona',
  ])('%s: 400', async (body) => {
    expect((await send(body, '203.0.113.9')).status).toBe(400)
  })

  test('more than 200 bytes: 413', async () => {
    expect((await send(`name=form_seen&detail=${'x'.repeat(200)}`, '203.0.113.9')).status).toBe(413)
  })

  test('another site: 403, another type: 415, reading: 405', async () => {
    const foreign = { Origin: 'https://evil.example' }
    expect((await send('name=form_seen&detail=', '203.0.113.9', foreign)).status).toBe(403)
    const plain = { 'Content-Type': 'text/plain' }
    expect((await send('name=form_seen&detail=', '203.0.113.9', plain)).status).toBe(415)
    expect((await fetch(`${site.url}/api/usage`)).status).toBe(405)
  })

  test('none of it is counted', async () => {
    expect(await counted('form_seen')).toBe(1)
    expect(await counted('code_chosen')).toBe(1)
  })
})

test('the server itself counts failed and sent forms by how they were sent, and what was wanted', async () => {
  for (const path of ['/uzklausa', '/api/leads']) {
    const post = (body: URLSearchParams) =>
      fetch(site.url + path, { method: 'POST', body, redirect: 'manual' })
    await post(validLeadForm({ phone: '', company: `UAB ${path}` }))
    await post(validLeadForm({ company: `UAB ${path}` }))
  }

  expect([await counted('form_failed', 'plain'), await counted('form_failed', 'scripts')]).toEqual([1, 2])
  expect(await counted('field_failed', 'phone')).toBe(3)
  expect([await counted('form_sent', 'plain'), await counted('form_sent', 'scripts')]).toEqual([1, 1])
  expect([await counted('want', 'offer'), await counted('contact_by', 'phone')]).toEqual([2, 2])
})

test('the one field under a letter is no form that was sent or failed', async () => {
  const channels = () => Promise.all([counted('form_sent', 'plain'), counted('form_failed', 'plain')])
  const before = await channels()
  for (const email of ['ona@imone.lt', 'ona']) {
    const body = new URLSearchParams({ email })
    await fetch(`${site.url}/laiskas?kodai=90911200-8`, { method: 'POST', body, redirect: 'manual' })
  }
  expect(await channels()).toEqual(before)
})

test('what looks like spam is not counted as sent', async () => {
  const before = await counted('form_sent', 'plain')
  const body = validLeadForm({ company: 'UAB „Robotas“', website: 'https://spam.example' })
  const response = await fetch(`${site.url}/uzklausa`, { method: 'POST', body, redirect: 'manual' })
  expect(response.status).toBe(303)
  expect(await counted('form_sent', 'plain')).toBe(before)
})

test('searches are counted, from memory too; robots, prefetches and further pages of results are not', async () => {
  const search = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(site.url + path, { headers })).arrayBuffer()
  for (const path of ['/bvpz-kodai?q=statyba', '/api/cpv/view?q=statyba', '/api/cpv/view?q=statyba']) {
    await search(path)
  }
  await search('/api/cpv/view?q=qqxxqqxxqq')
  await search('/bvpz-kodai?q=statyba', { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })
  await search('/bvpz-kodai?q=statyba', { 'Sec-Purpose': 'prefetch' })
  await search('/api/cpv/view?q=statyba&rodyti=100')
  await search('/bvpz-kodai?kodas=45000000-7')

  expect([await counted('search', 'found'), await counted('search', 'none')]).toEqual([3, 1])
})
