import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { postGuards } from './post-guards.ts'

const SITE_URL = 'https://www.pavyzdys.test'
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded', Host: 'www.pavyzdys.test' }
const FOREIGN = { Origin: 'https://evil.example' }
const HIDDEN = { Origin: 'null' }

const app = new Hono()
app.use(postGuards({ SITE_URL }))
app.all('*', (c) => c.text('taken'))

async function statusOf(headers: Record<string, string>, method = 'POST'): Promise<number> {
  const body = method === 'POST' ? 'name=Ona' : undefined
  return (await app.request('/uzklausa', { method, headers: { ...FORM, ...headers }, body })).status
}

test.each<[string, number, Record<string, string>]>([
  ['of an old browser, which sends neither Origin nor Sec-Fetch-Site,', 200, {}],
  ['of the site itself', 200, { Origin: SITE_URL }],
  ['of another name that leads to it', 200, { Origin: 'https://pavyzdys.test', Host: 'pavyzdys.test' }],
  ['of a hidden origin that is called the site’s own', 200, { ...HIDDEN, 'Sec-Fetch-Site': 'same-origin' }],
  ['of another site', 403, FOREIGN],
  ['of another site, whatever its browser says,', 403, { ...FOREIGN, 'Sec-Fetch-Site': 'same-site' }],
  ['of a hidden origin', 403, HIDDEN],
  ['of no named origin that its browser calls foreign', 403, { 'Sec-Fetch-Site': 'cross-site' }],
  ['of another port', 403, { Origin: `${SITE_URL}:8443` }],
])('a form %s has the status %i', async (_, status, headers) => {
  expect(await statusOf(headers)).toBe(status)
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
