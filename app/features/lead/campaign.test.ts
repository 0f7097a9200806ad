import { expect, test } from 'vitest'
import { readCampaign } from './campaign.ts'
import { CAMPAIGN_FIELDS } from './lead-schema.ts'

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
