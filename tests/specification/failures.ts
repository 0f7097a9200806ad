import { fillLeadForm, openLeadForm } from '../e2e/support/fill-lead-form.ts'
import { submit } from '../e2e/support/lead-journey.ts'
import { expect } from '../e2e/support/test.ts'
import { leadsOf, withFormService, withoutStoreAndMail } from './database.ts'
import { expectFailure, fieldOf } from './form.ts'
import type { Check } from './row.ts'
import { sendLead } from './sent-lead.ts'

/** When the request can be neither stored nor sent, the visitor reads this, keeps what was typed, and can send it later. */
export function failsWithoutStoreAndMail(message: string): Check {
  return async ({ visit, site }) => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await visit({ javaScriptEnabled })
      await (javaScriptEnabled ? openLeadForm(page) : page.goto('/'))
      const form = await fillLeadForm(page)
      await withoutStoreAndMail(site, async () => {
        await submit(page)
        await expectFailure(page, message)
      })
      await expect(fieldOf(page, 'company')).toHaveValue(form.company ?? '')
      await submit(page)
      await expect(page).toHaveURL(/\/aciu\?/)
      expect(await leadsOf(site, form.email)).toHaveLength(1)
    }
  }
}

/** When the form service alone fails, the visitor is thanked and sees no message. */
export function thanksWithoutMail(): Check {
  return (observer) =>
    withFormService(observer.site, { status: 500 }, async () => {
      await sendLead(observer, { typed: {}, search: '' })
    })
}

/** An address without a page leads to this one, and leaves no trace in the history. */
export function replacesUnknown(path: string, by: string): Check {
  return async ({ visit, site }) => {
    const page = await visit()
    await page.goto('/blog')
    await page.goto(path)
    expect(page.url()).toBe(site.url + by)
    await page.goBack()
    expect(page.url()).toBe(`${site.url}/blog`)
  }
}
