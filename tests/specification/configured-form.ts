import { expect } from '../e2e/support/test.ts'
import { leadsOf } from './database.ts'
import { fieldOf } from './form.ts'
import { postLead } from './form-fields.ts'
import { onOtherSite } from './other-site.ts'
import type { Check } from './row.ts'

/** The operator may make these fields optional; a visitor who wants a call must give a telephone even then. */
export function needsFewerFields(optional: readonly string[]): Check {
  const facts = { leadForm: { isPhoneRequired: false, isReferralSourceRequired: false } }
  return onOtherSite(facts, async ({ url }, { visit }) => {
    const page = await visit()
    await page.goto(url)
    for (const name of optional) await expect(fieldOf(page, name)).toHaveJSProperty('required', false)
    const empty = Object.fromEntries(optional.map((name) => [name, '']))
    expect((await postLead(url, { ...empty, contact_by: 'email' })).status).toBe(200)
    const response = await postLead(url, { ...empty, contact_by: 'phone' })
    expect(Object.keys((await response.json()).errors)).toEqual(['phone'])
  })
}

/** Another short text than those of the list is accepted and stored. */
export function acceptsOtherSource(text: string): Check {
  return async ({ site }) => {
    const email = 'kitas.saltinis@azuolo-stogai.lt'
    expect((await postLead(site.url, { referral_source: text, email })).status).toBe(200)
    expect(await leadsOf(site, email)).toMatchObject([{ referral_source: text }])
  }
}
