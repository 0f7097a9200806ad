import { expect, test } from 'vitest'
import { sharedSite } from '../support/shared-site.ts'

const site = await sharedSite()

const CAMPAIGN = 'utm_source=google&utm_term=stogo+darbai&landing_page=%2Fblog&gclid=x'
const FOUND_RESPONSE = { status: 200, etag: expect.stringMatching(/^W\//) }

test.each([
  '/',
  '/tiekejai',
  '/blog/ebvpd',
  '/blog',
  '/bvpz-kodai',
  '/bvpz-kodai/90911200-8',
  '/pirkejas/vilniaus-miestas/7',
  '/terminai',
  '/verte',
  '/perskaiciavimas',
  '/sablonai/pretenzija',
  '/laiskas',
  '/zodynelis',
  '/pirkimu-skaiciai',
  '/privatumo-politika',
  '/api/cpv?level=1',
])('the bytes of %s are the same for every campaign, for made-up parameters and for none', async (path) => {
  const mark = path.includes('?') ? '&' : '?'
  const first = await ask(`${path}${mark}${CAMPAIGN}`)

  expect(first).toMatchObject(FOUND_RESPONSE)
  expect(first.body).not.toMatch(/utm_source=|stogo\+darbai|gclid=/)
  for (const query of ['', `${mark}utm_source=facebook`, `${mark}fbclid=y&x=1`]) {
    expect(await ask(path + query)).toEqual(first)
  }
})

test('chosen codes and words still fill in the form, with a campaign beside them', async () => {
  const { body } = await ask(`/?${CAMPAIGN}&kodai=90911200-8&zodziai=langai`)

  expect(body).toContain('value="90911200-8"')
  expect(body).toContain('value="Langai"')
  expect(body).not.toContain('google')
})

async function ask(path: string) {
  const response = await fetch(site.url + path)
  return { status: response.status, etag: response.headers.get('ETag'), body: await response.text() }
}
