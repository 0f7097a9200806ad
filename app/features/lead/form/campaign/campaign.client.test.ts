import fc from 'fast-check'
import { expect, test } from 'vitest'
import { campaignParameters, withCampaign } from './campaign.client.ts'
import { readCampaign } from './campaign.ts'

const ORIGIN = 'https://example.lt'
const carried = campaignParameters(`${ORIGIN}/blog/ebvpd?utm_source=google&utm_network=&x=1`)

test('links carry the campaign values and the path of the first page', () => {
  expect(withCampaign(`${ORIGIN}/#trial`, carried, ORIGIN)).toBe(
    `${ORIGIN}/?utm_source=google&landing_page=%2Fblog%2Febvpd#trial`,
  )
})

test.each(['gclid', 'gbraid', 'wbraid', 'dclid', 'gad_source'])(
  'a click of an advertisement that %s alone tells is carried like a campaign',
  (name) => {
    const first = `${ORIGIN}/statybu-konkursai?${name}=Cj0KCQ-AbC_1`
    const second = withCampaign(`${ORIGIN}/#trial`, campaignParameters(first), ORIGIN)

    expect(second).toBe(`${ORIGIN}/?${name}=Cj0KCQ-AbC_1&landing_page=%2Fstatybu-konkursai#trial`)
    expect(readCampaign(second).landing_page).toBe(first)
  },
)

test('the first page stays the same on every later one', () => {
  const second = withCampaign(`${ORIGIN}/tiekejai`, carried, ORIGIN)
  const third = withCampaign(`${ORIGIN}/`, campaignParameters(second), ORIGIN)

  expect(readCampaign(third).landing_page).toBe(`${ORIGIN}/blog/ebvpd?utm_source=google`)
})

test('a link keeps parameters of its own', () => {
  expect(withCampaign(`${ORIGIN}/?utm_source=footer&kodai=1`, carried, ORIGIN)).toBe(
    `${ORIGIN}/?utm_source=footer&kodai=1&landing_page=%2Fblog%2Febvpd`,
  )
})

test.each(['https://evil.example/', 'mailto:info@example.lt', 'tel:+37060000000'])(
  '%s is left alone',
  (address) => {
    expect(withCampaign(address, carried, ORIGIN)).toBe(address)
  },
)

test('links stay unchanged when the visit belongs to no campaign', () => {
  expect(campaignParameters(`${ORIGIN}/?landing_page=%2Fblog`).size).toBe(0)
})

test('whatever the campaign, a link keeps its target, and adding the campaign twice changes nothing', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), fc.webPath(), (query, path) => {
      const parameters = campaignParameters(`${ORIGIN}/?utm_source=a&${query}`)
      const address = new URL(`${ORIGIN}/a${path}`).href
      const once = withCampaign(address, parameters, ORIGIN)
      expect(new URL(once).origin + new URL(once).pathname).toBe(address)
      expect(withCampaign(once, parameters, ORIGIN)).toBe(once)
    }),
  )
})
