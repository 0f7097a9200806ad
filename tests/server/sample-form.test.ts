import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { MIN_FORM_TOKEN_AGE_MS } from '#app/features/lead/spam/anti-spam-fields.ts'
import { samplesPerNetwork } from '#config/limits.ts'
import { untilEndOfFile } from '../support/kept-until.ts'
import { type SiteServerOptions, startServer } from '../support/site-server.ts'

const LETTER = '/laiskas?kodai=90911200-8&zodziai=lang%C5%B3%20plovimas,-stogo'
const BUTTON = 'Atsiųskite šį laišką man'

const site = await untilEndOfFile(startServer({ env: { LOG_LEVEL: 'warn', TRUST_PROXY: '1' } }))

describe('the field under a letter', () => {
  test('makes one lead of however many same requests, and staff read what it is before all else', async () => {
    // The first letter after a start takes a while on a busy machine, and none of the posts shall wait for it.
    expect((await fetch(site.url + LETTER)).status).toBe(200)
    const posts = Array.from({ length: 5 }, (_, i) =>
      post(LETTER, { email: 'ona@imone.lt', company: 'UAB' }, { 'X-Forwarded-For': `198.51.100.${i}` }),
    )
    const places = (await Promise.all(posts)).map(({ status, headers }) => [status, headers.get('Location')])

    expect([...new Set(places.map(String))]).toEqual([expect.stringMatching(/^303,/)])
    const [, reference = ''] = /^303,\/aciu\?nr=(.{4}-.{4})&/.exec(String(places[0])) ?? []
    const { subject, text } = (await mailed(reference)) ?? {}
    expect(subject).toBe(`Pavyzdys: ona@imone.lt (${reference})`)
    expect(text).toMatch(/^Prašoma tik laiško pavyzdžio: .+\nNeskambinkite\. Vieną kartą galite parašyti/)
    expect(text).toContain(`Siuntėjas gautų tokį rytinį laišką: http://localhost:3000${LETTER}`)
    expect(text).toContain('Veiklos sritis: langų plovimas, -stogo\n')
    expect(text).toContain('neišsiųstas, nes neįsitikinta, kad formą pildė žmogus')
    expect(text).not.toMatch(/pasiūlymo užklausa|UAB|: –|nepasirinkta/)
    expect((await site.mails()).filter(({ text }) => text?.includes('ona@imone.lt'))).toHaveLength(1)
  })

  test('sends the letter by itself to a browser, within the guards of samples', async () => {
    // A server whose database is slow to answer counts alone meanwhile: then twice as many may pass.
    const tokens: string[] = []
    for (let i = 0; i <= 2 * samplesPerNetwork.count; i++)
      tokens.push((await (await fetch(`${site.url}/api/health`)).json()).token)
    await pause(2 * MIN_FORM_TOKEN_AGE_MS)
    const references: string[] = []
    for (const [i, token] of tokens.entries()) {
      const form = { email: `rasa@imone${i}.lt`, form_token: token }
      const response = await post(LETTER, form, { Referer: `${site.url}${LETTER}&utm_source=google` })
      const place = response.headers.get('Location') ?? ''
      references.push(/nr=(.{9})/.exec(place)?.[1] ?? '')
      if (place.includes('=laukia')) break
    }
    const [first = '', last = ''] = [references[0], references.at(-1)]

    expect((await mailed(`${first}-sample`))?.text).toContain('90911200-8 Pastatų valymo paslaugos')
    expect((await mailed(first))?.text).toContain('Šaltinis (utm_source): google')
    expect((await mailed(last))?.text).toContain('iš to paties tinklo pavyzdžių neseniai jau prašyta')
    expect((await site.mails()).some(({ messageId }) => messageId?.includes(`${last}-sample`))).toBe(false)
  })

  test.each([
    ['', 'Įrašykite el. pašto adresą, pvz., vardas@imone.lt'],
    ['ona', 'El. pašto adresas turi turėti @ simbolį'],
    ['ona@imone', 'Patikrinkite el. pašto adresą, pvz., vardas@imone.lt'],
    ['ona@', 'Patikrinkite el. pašto adresą, pvz., vardas@imone.lt'],
    ['ona@imone.lt, petras@imone.lt', 'Patikrinkite el. pašto adresą, pvz., vardas@imone.lt'],
    ['"><script>alert(1)</script>@x', 'Patikrinkite el. pašto adresą, pvz., vardas@imone.lt'],
  ])('comes back with the letter when the address is %s', async (email, message) => {
    const response = await post(LETTER, { email })

    expect(response.status).toBe(422)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const page = await response.text()
    expect(page).toContain(message)
    expect(page).toMatch(/aria-invalid="true" aria-describedby="sample-email-error"[^>]* autofocus=""/i)
    expect(page).toContain('Toks laiškas lauktų jūsų kas rytą')
    expect(page).not.toContain('<script>alert')
  })

  test.each([
    '/laiskas',
    '/laiskas?zodziai=karinis%20povandeninis%20laivas',
    `/laiskas?zodziai=${'a%20'.repeat(2_000)}`,
  ])('is not under a page without notices: %.40s', async (path) => {
    expect(await (await fetch(site.url + path)).text()).not.toContain(BUTTON)
    const response = await post(path, { email: 'jonas@imone.lt' })
    expect([response.status, response.headers.get('Location')]).toEqual([303, path])
  })
})

test.each<[string, SiteServerOptions]>([
  ['its facts do not want it', { facts: { sampleForm: { isShown: false } } }],
  [
    'visitors cannot be mailed',
    {
      env: { MAIL_TRANSPORT: 'form', FORM_SERVICE_URL: 'http://127.0.0.1:9/', FORM_SERVICE_KEY: 'key' },
    },
  ],
])('a letter has no field where %s', async (_, options) => {
  const other = await startServer(options)
  const page = await (await fetch(other.url + LETTER)).text()
  await other.stop()

  expect(page).toContain('Toks laiškas lauktų jūsų kas rytą')
  expect(page).not.toContain(BUTTON)
})

/** Sends the form again when a busy machine took longer than a lead waits. */
async function post(
  path: string,
  fields: Record<string, string>,
  headers = {},
  tries = 3,
): Promise<Response> {
  const body = new URLSearchParams(fields)
  const sender = { 'X-Forwarded-For': '203.0.113.7', ...headers }
  const response = await fetch(site.url + path, { method: 'POST', body, headers: sender, redirect: 'manual' })
  return response.status === 503 && tries > 1 ? post(path, fields, headers, tries - 1) : response
}

async function mailed(id: string) {
  const find = async () => (await site.mails()).find(({ messageId }) => messageId?.startsWith(`<${id}@`))
  await expect.poll(find).toBeDefined()
  return find()
}
