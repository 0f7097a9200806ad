import { describe, expect, test } from 'vitest'
import { validLeadForm } from '../support/lead-forms.ts'
import { sharedSite } from '../support/shared-site.ts'

/** Headers of Chromium when a person sends a form without scripts. */
const NAVIGATION = {
  Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'Sec-Fetch-Mode': 'navigate',
}
const REFUSED: [number, string, RequestInit][] = [
  [
    400,
    'a form that is broken',
    { headers: { 'Content-Type': 'multipart/form-data; boundary=x' }, body: 'x' },
  ],
  [403, 'a form of another site', { headers: { Origin: 'https://evil.example' }, body: validLeadForm() }],
  [405, 'another method', { method: 'PUT', body: validLeadForm() }],
  [413, 'too long a form', { body: validLeadForm({ industry: 'x'.repeat(70_000) }) }],
  [415, 'what is not a form', { headers: { 'Content-Type': 'text/plain' }, body: 'x' }],
]

const site = await sharedSite()

describe.each(REFUSED)('%i: %s', (status, _, request) => {
  test('a person reads it on a page that search engines leave out', async () => {
    const response = await send(request, NAVIGATION)
    const page = await response.text()

    expect(response.status).toBe(status)
    expect(response.headers.get('Content-Type')).toMatch(/^text\/html/)
    expect(response.headers.get('Content-Security-Policy')).toContain(`style-src 'self'`)
    expect(page).toContain('<html lang="lt">')
    expect(page).toContain('content="noindex"')
    expect(page).toMatch(/href="[^"]*#trial"/)
  })

  test('a script gets its message as JSON', async () => {
    const response = await send(request, { Accept: 'application/json' }, '/api/leads')

    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({ message: expect.stringMatching(/^\p{Lu}.+\.$/u) })
  })
})

test('the page is styled by a style sheet of the site', async () => {
  const page = await (await send({ body: 'x' }, NAVIGATION)).text()
  const [, address] = /<link rel="stylesheet" href="([^"]+)"/.exec(page) ?? []

  const styles = await fetch(new URL(address ?? 'none', site.url))

  expect(styles.status).toBe(200)
  expect(styles.headers.get('Content-Type')).toMatch(/^text\/css/)
})

function send(request: RequestInit, headers: Record<string, string>, path = '/uzklausa'): Promise<Response> {
  const allHeaders = { ...headers, ...Object.fromEntries(new Headers(request.headers)) }
  return fetch(site.url + path, { method: 'POST', ...request, headers: allHeaders })
}
