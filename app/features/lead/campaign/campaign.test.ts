import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CAMPAIGN_FIELDS, readCampaign } from './campaign.ts'

const ORIGIN = 'https://example.lt'

test('every campaign value of the address is read, and the whole address with it', () => {
  const address = `https://example.lt/?${CAMPAIGN_FIELDS.map((field) => `${field}=${field}+šaltinis`).join('&')}`

  const { values, landingPage } = readCampaign(address)

  expect(values).toEqual(Object.fromEntries(CAMPAIGN_FIELDS.map((field) => [field, `${field} šaltinis`])))
  expect(landingPage).toBe(address)
})

test('values that are not there are empty, others are left out', () => {
  const { values } = readCampaign('https://example.lt/blog?utm_source=google&gclid=abc')

  expect(values).toEqual({
    ...Object.fromEntries(CAMPAIGN_FIELDS.map((field) => [field, ''])),
    utm_source: 'google',
  })
})

test('a landing page carried from page to page is told in full, with the campaign values', () => {
  const page = `${ORIGIN}/?utm_source=google&utm_medium=cpc&landing_page=%2Fblog%2Febvpd&kodai=45000000-7`

  expect(readCampaign(page).landingPage).toBe(`${ORIGIN}/blog/ebvpd?utm_source=google&utm_medium=cpc`)
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

  expect(readCampaign(page).landingPage).toBe(page)
})

test('whatever the query, the landing page is one of this site and every value is a text', () => {
  const query = fc.oneof(fc.webQueryParameters(), fc.string({ unit: 'binary' }))
  fc.assert(
    fc.property(query, fc.string({ unit: 'binary' }), (others, landingPage) => {
      const page = new URL(
        `${ORIGIN}/blog?landing_page=${encodeURIComponent(landingPage.toWellFormed())}&${others}`,
      )
      const { values, landingPage: found } = readCampaign(page.href)
      expect(new URL(found).origin).toBe(ORIGIN)
      expect(Object.keys(values)).toEqual([...CAMPAIGN_FIELDS])
      expect(Object.values(values).every((value) => typeof value === 'string')).toBe(true)
    }),
  )
})
