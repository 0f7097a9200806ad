import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { MIN_FORM_TOKEN_AGE_MS } from '#app/features/lead/spam/anti-spam-fields.ts'
import { untilEndOfFile } from '../support/kept-until.ts'
import { validLeadForm } from '../support/lead-forms.ts'
import { startServer } from '../support/site-server.ts'

const ENDPOINTS = ['/api/leads', '/uzklausa'] as const
const OTHER_SPELLINGS = [
  '/API/leads',
  '/api/leads/',
  '/%61pi/leads',
  '/UZKLAUSA',
  '/uzklausa/',
  '/uzklausa.data',
]

const site = await untilEndOfFile(startServer({ env: { LOG_LEVEL: 'warn' } }))

describe('a valid form', () => {
  test('sent by a script is answered with the place to go to', async () => {
    const response = await post('/api/leads', validLeadForm())

    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      reference: expect.stringMatching(/^.{4}-.{4}$/),
      location: expect.stringMatching(/^\/aciu\?nr=.{4}-.{4}&noriu=offer$/),
    })
  })

  test('sent plainly leads to the thank-you page, which shows the number and is not for search engines', async () => {
    const response = await post('/uzklausa', validLeadForm())

    expect(response.status).toBe(303)
    const location = response.headers.get('Location') ?? ''
    expect(location).toMatch(/^\/aciu\?nr=.{4}-.{4}&noriu=offer$/)
    const page = await (await fetch(site.url + location)).text()
    expect(page).toContain(location.slice('/aciu?nr='.length, -'&noriu=offer'.length))
    expect(page).toContain('<meta name="robots" content="noindex"/>')
    expect(page).toContain('Susirasti savo BVPŽ kodus')
  })
})

test('that asks for a sample leads to it at once, and the sample is mailed after the staff’s mail', async () => {
  const { token } = await (await fetch(`${site.url}/api/health`)).json()
  await pause(2 * MIN_FORM_TOKEN_AGE_MS)
  const wish = { wants: 'sample', cpv_codes: '90911200-8', email: 'ona@imone.lt', form_token: token }
  const form = validLeadForm({ ...wish, industry: 'Visokios prekės' })

  const { location, reference } = await (await post('/api/leads', form)).json()

  expect(location).toBe(`/aciu?nr=${reference}&kodai=90911200-8&noriu=sample&pavyzdys=siunciamas`)
  const page = await (await fetch(site.url + location)).text()
  expect(page).toContain('href="/laiskas?kodai=90911200-8"')
  expect(page).not.toContain('Susirasti savo BVPŽ kodus')
  const mailed = async (id: string) =>
    (await site.mails()).find(({ messageId }) => messageId?.startsWith(`<${id}@`))
  await expect
    .poll(() => mailed(`${reference}-sample`))
    .toMatchObject({
      to: [{ address: 'ona@imone.lt' }],
      subject: 'Jūsų prašytas rytinio laiško pavyzdys',
      text: expect.stringMatching(
        /^Išgalvotas pavyzdys: \d.*90911200-8 Pastatų valymo paslaugos.*Jei šio laiško neprašėte/s,
      ),
    })
  const sample = await mailed(`${reference}-sample`)
  expect(`${sample?.html}${sample?.text}`).not.toContain('Visokios')
  expect((await mailed(reference))?.text).toContain('Laiško pavyzdys: svetainė jį siuntėjui išsiunčia pati')
})

test('the form’s page has the codes, the line of work and the wishes of its address, and is cached unless words were typed', async () => {
  const response = await fetch(`${site.url}/uzklausa?kodai=90911200-8&noriu=offer,sample`)

  expect(response.status).toBe(200)
  expect(response.headers.get('Cache-Control')).toMatch(/^public/)
  const page = await response.text()
  expect(page).toContain('content="noindex"')
  expect(page).toMatch(/<title>Gaukite pasiūlymą \|/)
  expect(page.match(/checked="" name="wants" value="\w+"|name="wants" checked="" value="\w+"/g)).toHaveLength(
    2,
  )
  const typed = await fetch(`${site.url}/uzklausa?kodai=&zodziai=stogai`)
  expect(typed.headers.get('Cache-Control')).toBe('no-store')
  expect(await typed.text()).toContain('value="Stogai"')
  expect(page).toContain('Siųsti užklausą')
  expect(page).toContain('>Pastatų valymo paslaugos<')
  expect(page).toContain('value="Pastatų valymo paslaugos"')
  // Managers of passwords would fill the honeypot in.
  expect(page).toMatch(/data-1p-ignore="" data-lpignore="true" data-bwignore="true"[^>]* name="website"/)
})

describe('an invalid form', () => {
  test('sent plainly comes back with the messages and with what was typed', async () => {
    const response = await post(
      '/uzklausa',
      validLeadForm({ email: 'vardas', company: '"><script>alert(1)</script>' }),
    )

    expect(response.status).toBe(422)
    const page = await response.text()
    expect(page).toContain('El. pašto adresas turi turėti @ simbolį')
    expect(page).toContain('value="vardas"')
    expect(page).not.toContain('<script>alert')
  })

  test('sent plainly with a text of 10,000 characters comes back with no more than 2,000 of them', async () => {
    const response = await post('/uzklausa', validLeadForm({ industry: 'ž'.repeat(10_000) }))

    expect(response.status).toBe(422)
    expect((await response.text()).match(/žž+/g)?.map(({ length }) => length)).toEqual([2_000, 2_000])
  })
})

test.each(ENDPOINTS)('%s refuses a body over 64 KB that does not give its length', async (endpoint) => {
  const status = await new Promise((resolve, reject) => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const sending = request(site.url + endpoint, { method: 'POST', headers }, (response) => {
      response.resume()
      resolve(response.statusCode)
    }).on('error', reject)
    for (let i = 0; i < 20; i++) sending.write('x'.repeat(5_000))
    sending.end()
  })

  expect(status).toBe(413)
})

test('nothing is read where scripts send forms', async () => {
  expect((await fetch(`${site.url}/api/leads`)).status).toBe(405)
})

test.each(OTHER_SPELLINGS)(
  '%s, however it is written, accepts no form of another site and no other method',
  async (path) => {
    const form = validLeadForm({ name: 'Svetimoji' })

    expect((await post(path, form, { Origin: 'https://evil.example' })).status).toBe(403)
    expect((await fetch(site.url + path, { method: 'PUT', body: form })).status).toBe(405)
  },
)

function post(path: string, body: BodyInit, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(site.url + path, { method: 'POST', body, headers, redirect: 'manual' })
}
