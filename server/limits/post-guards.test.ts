import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { postGuards } from './post-guards.ts'

const SITE_URL = 'https://www.pavyzdys.test'
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded', Host: 'www.pavyzdys.test' }

const app = new Hono()
app.use(postGuards({ SITE_URL }))
app.all('*', (c) => c.text('taken'))

async function statusOf(headers: Record<string, string>, method = 'POST'): Promise<number> {
  const body = method === 'POST' ? 'name=Ona' : undefined
  return (await app.request('/uzklausa', { method, headers: { ...FORM, ...headers }, body })).status
}

test.each<[string, Record<string, string>]>([
  ['of an old browser, which sends neither Origin nor Sec-Fetch-Site', {}],
  ['of the site itself', { Origin: SITE_URL }],
  ['of another name that leads to it', { Origin: 'https://pavyzdys.test', Host: 'pavyzdys.test' }],
  [
    'whose browser hides the origin, but calls it the site’s own',
    { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' },
  ],
])('a form is accepted %s', async (_, headers) => {
  expect(await statusOf(headers)).toBe(200)
})

test.each<[string, Record<string, string>]>([
  ['of another site', { Origin: 'https://evil.example' }],
  [
    'of another site, whatever its browser says',
    { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-site' },
  ],
  ['with a hidden origin', { Origin: 'null' }],
  ['whose browser names no origin, but calls it foreign', { 'Sec-Fetch-Site': 'cross-site' }],
  ['of another port', { Origin: `${SITE_URL}:8443` }],
])('a form is refused %s', async (_, headers) => {
  expect(await statusOf(headers)).toBe(403)
})

test('a form is refused of another kind, or sent by another method', async () => {
  expect(await statusOf({ 'Content-Type': 'application/json' })).toBe(415)
  expect(await statusOf({}, 'PUT')).toBe(405)
})

test('a boundary may have 70 characters, as the standard allows, but not thousands', async () => {
  const multipart = (length: number) => `multipart/form-data; boundary="${'b'.repeat(length)}"`
  expect(await statusOf({ 'Content-Type': multipart(70) })).toBe(200)
  expect(await statusOf({ 'Content-Type': multipart(7_800) })).toBe(415)
  // The last of several counts for whoever parses the body.
  expect(await statusOf({ 'Content-Type': `${multipart(5)}, ${multipart(7_800)}` })).toBe(415)
})
