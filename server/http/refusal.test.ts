import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { refuse } from './refusal.ts'

const BROWSER_ACCEPT = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
const MESSAGE = 'Užklausa per ilga & <b>netelpa</b>.'

const app = new Hono()
app.all('*', (c) => refuse(c, 413, MESSAGE, { 'Retry-After': '7' }))

function ask(headers: Record<string, string>, method = 'POST') {
  return app.request('/uzklausa', { method, headers })
}

test.each<[string, Record<string, string>]>([
  ['who accepts HTML', { Accept: BROWSER_ACCEPT }],
  ['whose browser navigates, whatever it accepts', { Accept: '*/*', 'Sec-Fetch-Mode': 'navigate' }],
])('a person gets a page %s', async (_, headers) => {
  const response = await ask(headers)
  const page = await response.text()

  expect(response.status).toBe(413)
  expect(response.headers.get('Content-Type')).toMatch(/^text\/html/)
  expect(response.headers.get('Retry-After')).toBe('7')
  expect(page).toContain('<html lang="lt">')
  expect(page).toContain('<meta name="robots" content="noindex"/>')
  expect(page).toContain('Užklausa per ilga &amp; &lt;b&gt;netelpa&lt;/b&gt;.')
})

test('a person gets a page that leads to the form, and back to the text when a form was sent', async () => {
  const [sent, opened] = await Promise.all([
    ask({ Accept: BROWSER_ACCEPT }),
    ask({ Accept: BROWSER_ACCEPT }, 'GET'),
  ])
  const [sentPage, openedPage] = await Promise.all([sent.text(), opened.text()])

  expect(sentPage).toContain('href="/#trial"')
  expect(sentPage).toContain('mygtuku „Atgal“')
  expect(openedPage).toContain('href="/#trial"')
  expect(openedPage).not.toContain('„Atgal“')
})

test('a person gets a page whose link to the form has the codes and words of the page that was asked for or sent from', async () => {
  const query = '?kodai=45310000-3&zodziai=stogai,langai'
  const opened = await app.request(`/laiskas${query}`, { headers: { Accept: BROWSER_ACCEPT } })
  const sent = await ask({ Accept: BROWSER_ACCEPT, Referer: `https://example.lt/${query}` })

  for (const response of [opened, sent])
    expect(await response.text()).toContain(`href="/${query.replace('&', '&amp;')}#trial"`)
})

test('a person gets a page of less than 5 KB, without scripts and inline styles', async () => {
  const page = await (await ask({ Accept: BROWSER_ACCEPT })).text()

  expect(Buffer.byteLength(page)).toBeLessThan(5_000)
  expect(page).not.toMatch(/<script|<style|style="/)
})

test.each<[string, Record<string, string>]>([
  ['says nothing', {}],
  ['accepts anything', { Accept: '*/*' }],
  ['wants JSON', { Accept: 'application/json' }],
  ['accepts thousands of types', { Accept: `${'a/b,'.repeat(3_000)}text/html` }],
  ['prefers JSON', { Accept: 'application/json, text/html;q=0.5' }],
  ['is a script of the page', { Accept: 'application/json', 'Sec-Fetch-Mode': 'cors' }],
])('a client that %s gets JSON', async (_, headers) => {
  const response = await ask(headers)

  expect(response.status).toBe(413)
  expect(response.headers.get('Retry-After')).toBe('7')
  expect(await response.json()).toEqual({ message: MESSAGE })
})

test('no cache keeps a refusal, or gives a person the one made for a script', async () => {
  const response = await ask({})

  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(response.headers.get('Vary')).toBe('Accept, Sec-Fetch-Mode')
})
