import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { recordOf } from '#app/domain/data/record.ts'
import { addCampaignFromReferer, CAMPAIGN_FIELDS, readCampaign } from './campaign.ts'

const ORIGIN = 'https://example.lt'

test('every campaign value of the address is read, and the whole address with it', () => {
  const address = `https://example.lt/?${CAMPAIGN_FIELDS.map((field) => `${field}=${field}+šaltinis`).join('&')}`

  expect(readCampaign(address)).toEqual({
    ...recordOf(CAMPAIGN_FIELDS, (field) => `${field} šaltinis`),
    landing_page: address,
  })
})

test('the landing page is the same before and after a jump to the form', () => {
  const { landing_page } = readCampaign(`${ORIGIN}/?utm_source=google#trial`)

  expect(landing_page).toBe(`${ORIGIN}/?utm_source=google`)
})

test('values that are not there are empty, others are left out', () => {
  const address = 'https://example.lt/blog?utm_source=google&gclid=abc'

  expect(readCampaign(address)).toEqual({
    ...recordOf(CAMPAIGN_FIELDS, () => ''),
    utm_source: 'google',
    landing_page: address,
  })
})

test('a landing page carried from page to page is given in full, with campaign values and click', () => {
  const page = `${ORIGIN}/?gclid=AbC&utm_source=google&utm_medium=cpc&landing_page=%2Fblog%2Febvpd&kodai=45000000-7`

  expect(readCampaign(page).landing_page).toBe(
    `${ORIGIN}/blog/ebvpd?gclid=AbC&utm_source=google&utm_medium=cpc`,
  )
  // Staff read the words of the letter from it.
  const ofLetter = new URL(readCampaign(`${page}&zodziai=stogai,langai`).landing_page)
  expect(ofLetter.searchParams.get('zodziai')).toBe('stogai,langai')
})

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  'javascript:alert(1)',
  'blog/ebvpd',
  '',
])('a foreign or malformed landing page is ignored: %j', (landingPage) => {
  const page = `${ORIGIN}/?utm_source=a&landing_page=${encodeURIComponent(landingPage)}`

  expect(readCampaign(page).landing_page).toBe(page)
})

test('whatever the query, the landing page is one of this site and every value is a text', () => {
  const query = fc.oneof(fc.webQueryParameters(), fc.string({ unit: 'binary' }))
  fc.assert(
    fc.property(query, fc.string({ unit: 'binary' }), (others, landingPage) => {
      const page = new URL(
        `${ORIGIN}/blog?landing_page=${encodeURIComponent(landingPage.toWellFormed())}&${others}`,
      )
      const campaign = readCampaign(page.href)
      expect(new URL(campaign.landing_page).origin).toBe(ORIGIN)
      expect(Object.keys(campaign)).toEqual([...CAMPAIGN_FIELDS, 'landing_page'])
      expect(Object.values(campaign).every((value) => typeof value === 'string')).toBe(true)
    }),
  )
})

describe('a form that was sent without its script', () => {
  const page = `${ORIGIN}/?utm_source=google&utm_term=stogo+darbai&gclid=x`
  const sent = (fields: Record<string, string>, referer: string | null) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    addCampaignFromReferer(form, referer)
    return Object.fromEntries(form)
  }

  test('gets campaign and landing page from the page that it was on', () => {
    const empty = recordOf([...CAMPAIGN_FIELDS, 'landing_page'] as const, () => '')

    expect(sent({ ...empty, name: 'Ona' }, page)).toEqual({ ...readCampaign(page), name: 'Ona' })
  })

  test('keeps what it says itself', () => {
    expect(sent({ utm_source: 'laikraštis', landing_page: '' }, page)).toMatchObject({
      utm_source: 'laikraštis',
      utm_term: 'stogo darbai',
    })
    const shownAgain = { utm_source: '', landing_page: `${ORIGIN}/blog` }
    expect(sent(shownAgain, page)).toEqual(shownAgain)
  })

  test('stays as it is when the browser does not say which page that was', () => {
    expect(sent({ landing_page: '' }, null)).toEqual({ landing_page: '' })
  })
})
