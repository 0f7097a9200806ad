import type { Page } from '@playwright/test'
import type { StoredLead } from '#app/features/lead/lead-store.server.ts'
import type { TypedForm } from './fill-lead-form.ts'
import { expect, type Site } from './test.ts'

export const CAMPAIGN = {
  utm_source: 'google',
  utm_medium: 'cpc',
  utm_campaign: 'ruduo',
  utm_adgroup: 'stogai',
  utm_term: 'stogo darbai',
  utm_query: 'stogo dengimas šiandien',
  utm_device: 'mobile',
  utm_placement: 'viršus',
  utm_matchtype: 'exact',
  utm_network: 'search',
}
export const CAMPAIGN_QUERY = new URLSearchParams(CAMPAIGN)
/** Mails are sent by a loop, on a busy machine not at once. */
export const MAILED_WITHIN = { timeout: 60_000 }

export async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Siųsti užklausą' }).click()
}

/** Waits for the thank-you page; returns the reference that it shows. */
export async function expectThanks(page: Page): Promise<string> {
  await expect(page).toHaveURL(
    /\/aciu\?nr=[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}(?:&kodai=[\d,-]+)?(?:&zodziai=[^&]+)?(?:&noriu=[a-z,]+)?(?:&nuo=pirkimas)?$/,
  )
  const reference = new URL(page.url()).searchParams.get('nr') ?? ''
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ačiū, jūsų užklausą gavome')
  await expect(page.getByText(reference)).toBeVisible()
  return reference
}

/** Expects a form sent from the home page by a starting supplier who wants news. */
export async function expectWholeLead(site: Site, form: TypedForm, reference: string): Promise<void> {
  expect(await findLead(site, form)).toMatchObject({
    ...form,
    wants: [form.wants],
    ...CAMPAIGN,
    reference,
    privacy_consent: true,
    marketing_consent: true,
    landing_page: `${site.url}/?${CAMPAIGN_QUERY}`,
    phone_e164: '+37061234567',
  })
  const mail = await findMail(site, reference)
  expect(mail).toMatchObject({
    subject: `Skambinti: ${form.company} (${reference})`,
    from: { name: form.name },
    replyTo: [{ address: form.email }],
  })
  const { company, company_code, name, email, industry } = form
  const phone = '+370 612 34567'
  for (const value of [company, company_code, name, phone, email, industry, reference]) {
    expect(mail?.text).toContain(value)
  }
  for (const value of ['Tik pradedame', 'Rekomendacija', 'Sutikimas gauti naujienas: taip']) {
    expect(mail?.text).toContain(value)
  }
  for (const [field, value] of Object.entries(CAMPAIGN)) {
    expect(mail?.text).toContain(`(${field}): ${value}\n`)
  }
  expect(mail?.text).toContain(`${site.url}/?${CAMPAIGN_QUERY}`)
}

export async function findLeads(site: Site, { email }: TypedForm): Promise<StoredLead[]> {
  return (await site.leads()).filter((lead) => lead.email === email)
}

export async function findLead(site: Site, form: TypedForm): Promise<StoredLead | undefined> {
  return (await findLeads(site, form))[0]
}

async function findMail(site: Site, reference: string) {
  const find = async () =>
    (await site.mails()).find(({ messageId }) => messageId?.startsWith(`<${reference}@`))
  await expect.poll(find, MAILED_WITHIN).toBeDefined()
  return find()
}
