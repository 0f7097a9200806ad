import type { Page } from '@playwright/test'
import { fillLeadForm, openLeadForm, type TypedForm } from '../e2e/support/fill-lead-form.ts'
import { expectThanks, MAILED_WITHIN, submit } from '../e2e/support/lead-journey.ts'
import { expect } from '../e2e/support/test.ts'
import { leadsOf, loggedDuring, query, withoutLeadTable } from './database.ts'
import type { Fields } from './form.ts'
import type { Check, Observer } from './row.ts'
import type { SpecifiedSite } from './specified-site.ts'

export interface SentLead {
  form: TypedForm
  reference: string
}

/** A request of the browser: what is typed, and the query of the page. */
export interface Journey {
  typed: Fields
  search: string
}

/** Each journey is made once on a site; staff are mailed few leads of one network as they come. */
const made = new WeakMap<SpecifiedSite, Map<Journey, Promise<SentLead>>>()

export function leadSent(observer: Observer, journey: Journey): Promise<SentLead> {
  const ofSite = made.get(observer.site) ?? new Map<Journey, Promise<SentLead>>()
  made.set(observer.site, ofSite)
  const lead = ofSite.get(journey) ?? sendLead(observer, journey)
  ofSite.set(journey, lead)
  return lead
}

export async function sendLead({ visit }: Pick<Observer, 'visit'>, journey: Journey): Promise<SentLead> {
  const page = await visit()
  await openLeadForm(page, `/${journey.search}`)
  return submitLead(page, journey.typed)
}

/** Fills the form of a page, sends it and waits for the thank-you page. */
export async function submitLead(page: Page, typed: Fields = {}): Promise<SentLead> {
  const form = await fillLeadForm(page, { ...typed })
  await submit(page)
  return { form, reference: await expectThanks(page) }
}

/** The form goes to this page, which thanks for the request. */
export function sendsTo(path: string, heading: string): Check {
  return async ({ visit }) => {
    const page = await visit()
    await openLeadForm(page)
    await submitLead(page)
    expect(new URL(page.url()).pathname).toBe(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  }
}

/** The table of leads gets one record with these values; `landing_page` follows the origin. */
export function stores(journey: Journey, record: Readonly<Record<string, string | boolean>>): Check {
  return async (observer) => {
    const { form } = await leadSent(observer, journey)
    const landing_page = observer.site.url + record.landing_page
    const expected = { ...record, email: form.email, landing_page }
    expect(await leadsOf(observer.site, form.email)).toMatchObject([expected])
  }
}

/** The column has this type, and a form without the field is stored with this value, with it with the other. */
export function storesConsent(column: string, without: boolean, type: string): Check {
  return async (observer) => {
    const { site } = observer
    const columns =
      'select data_type from information_schema.columns where table_name = $1 and column_name = $2'
    expect(await query(site, columns, ['leads', column])).toEqual([{ data_type: type }])
    for (const value of [without, !without]) {
      const { form } = await sendLead(observer, { typed: { [column]: String(value) }, search: '' })
      expect(await leadsOf(site, form.email)).toMatchObject([{ [column]: value }])
    }
  }
}

/** When the insert fails, the visitor is thanked, the log says so, and the mail alone carries the lead. */
export function survivesFailedInsert(logged: string): Check {
  return async (observer) => {
    const { site } = observer
    const { result } = await loggedDuring(site, [logged], () =>
      withoutLeadTable(site, () => sendLead(observer, { typed: {}, search: '' })),
    )
    const { form, reference } = result
    expect(site.mailed(form.email)?.body).toContain(reference)
    expect(await leadsOf(site, form.email)).toEqual([])
  }
}

export async function mailOf(site: SpecifiedSite, text: string): Promise<Record<string, unknown>> {
  await expect.poll(() => site.mailed(text), MAILED_WITHIN).toBeDefined()
  return JSON.parse(site.mailed(text)?.body ?? '{}')
}
