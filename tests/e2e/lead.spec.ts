import type { Page } from '@playwright/test'
import { fillLeadForm, openLeadForm, type TypedForm } from './support/fill-lead-form.ts'
import { expect, type Site, test } from './support/test.ts'

const CAMPAIGN = {
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
const QUERY = new URLSearchParams(CAMPAIGN)

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })
    const open = (page: Page, address = '/') =>
      javaScriptEnabled ? openLeadForm(page, address) : page.goto(address)

    test('a request is stored and mailed with every field and campaign value', async ({ page, site }) => {
      await open(page, `/?${QUERY}`)
      const form = await fillLeadForm(page, { activity: 'starting', marketing_consent: 'true' })
      await submit(page)

      const reference = await thankedFor(page)
      await expectWholeLead(site, form, reference)
    })

    test('an empty form is answered with a summary that has the focus and leads to each field', async ({
      page,
    }) => {
      await open(page)
      await submit(page)

      const summary = page.getByRole('alert')
      await expect(summary).toBeFocused()
      await expect(summary.getByRole('link')).toHaveText([
        'Pasirinkite, kaip dalyvaujate viešuosiuose pirkimuose',
        'Įmonės kodas turi būti bent 5 simbolių',
        'Įrašykite įmonės pavadinimą',
        'Įrašykite savo vardą',
        'El. pašto adresas turi turėti @ simbolį',
        'Įrašykite telefono numerį',
        'Įrašykite veiklos sritį',
        'Pasirinkite, iš kur apie mus sužinojote',
        'Pažymėkite, kad susipažinote su privatumo politika ir sutinkate su naudojimo sąlygomis',
      ])
      for (const link of await summary.getByRole('link').all()) {
        const field = page.locator((await link.getAttribute('href')) ?? 'none')
        await expect(field).toHaveAttribute('aria-invalid', 'true')
        await expect(field).toHaveAccessibleDescription((await link.textContent()) ?? 'none')
        await link.click()
        await expect(field).toBeFocused()
      }
    })

    test('a wrong field is told, and everything typed is still there', async ({ page, site }) => {
      await open(page)
      const form = await fillLeadForm(page, { email: 'zydre.azuolo-stogai.lt', marketing_consent: 'true' })
      await submit(page)

      await expect(page.getByRole('alert').getByRole('link')).toHaveText([
        'El. pašto adresas turi turėti @ simbolį',
      ])
      for (const name of ['company_code', 'company', 'name', 'email', 'phone', 'industry'] as const) {
        await expect(page.locator(`[name="${name}"]`)).toHaveValue(form[name] ?? '')
      }
      await expect(page.locator('[name="activity"]')).toHaveValue('active')
      await expect(page.locator('[name="referral_source"]')).toHaveValue('Rekomendacija')
      await expect(page.locator('[name="privacy_consent"]')).toBeChecked()
      await expect(page.locator('[name="marketing_consent"]')).toBeChecked()
      expect(await findLead(site, form)).toBeUndefined()
    })

    test('a form that was corrected is stored', async ({ page, site }) => {
      await open(page, `/?${QUERY}`)
      const form = await fillLeadForm(page, { company_code: '123' })
      await submit(page)
      await expect(page.getByRole('alert')).toBeVisible()

      await page.locator('[name="company_code"]').fill('110053842')
      await submit(page)

      await thankedFor(page)
      expect(await findLead(site, form)).toMatchObject({ company_code: '110053842', ...CAMPAIGN })
    })

    test('a code that looks mistyped gets a gentle word and is accepted', async ({ page, site }) => {
      await open(page)
      const form = await fillLeadForm(page, { company_code: '110053843' })
      await submit(page)

      await thankedFor(page)
      expect(await findLead(site, form)).toMatchObject({ company_code: '110053843' })
    })

    test('choosing a specific procurement shows a hint', async ({ page }) => {
      await open(page)
      const hint = page.getByText('Domina konkretus pirkimas? Parašykite mums')
      await expect(hint).toBeHidden()

      await page.locator('[name="activity"]').selectOption('specific')
      await expect(hint).toBeVisible()
      await page.locator('[name="activity"]').selectOption('active')
      await expect(hint).toBeHidden()
    })
  })
}

test('a field’s message goes when that field is edited, the others stay', async ({ page }) => {
  await openLeadForm(page)
  await submit(page)
  const summary = page.getByRole('alert')
  await expect(summary.getByRole('link')).toHaveCount(9)

  await page.locator('[name="company"]').fill('U')
  await page.locator('[name="activity"]').selectOption('active')
  await page.locator('[name="privacy_consent"]').check()

  await expect(summary.getByRole('link')).toHaveCount(6)
  await expect(page.locator('[name="company"]')).not.toHaveAttribute('aria-invalid')
  await expect(page.locator('[name="name"]')).toHaveAttribute('aria-invalid', 'true')
})

test('a code with a wrong check digit is questioned when the visitor leaves the field', async ({ page }) => {
  await openLeadForm(page)
  const code = page.locator('[name="company_code"]')
  const warning = page.getByText('Patikrinkite kodą: panašu, kad įsivėlė klaida')

  await code.fill('110053843')
  await page.locator('[name="company"]').focus()
  await expect(warning).toBeVisible()
  await expect(code).toHaveAccessibleDescription(/Patikrinkite kodą/)
  await expect(code).not.toHaveAttribute('aria-invalid')

  await code.fill('110053842')
  await page.locator('[name="company"]').focus()
  await expect(warning).toBeHidden()
})

test('the hint of a specific procurement can be closed', async ({ page }) => {
  await openLeadForm(page)
  await page.locator('[name="activity"]').selectOption('specific')
  const hint = page.getByText('Domina konkretus pirkimas? Parašykite mums')
  await expect(hint).toBeVisible()

  await page.getByRole('button', { name: 'Uždaryti užuominą' }).click()
  await expect(hint).toBeHidden()
})

test('a second click sends nothing; while it is sent the button says so', async ({ page, site }) => {
  let sent = 0
  const gate = Promise.withResolvers<void>()
  await page.route('**/api/leads', async (route) => {
    sent++
    await gate.promise
    await route.continue()
  })
  await openLeadForm(page)
  const form = await fillLeadForm(page)
  await page.getByRole('button', { name: 'Siųsti užklausą' }).dblclick()

  const button = page.getByRole('button', { name: 'Siunčiama...' })
  await expect(button).toBeDisabled()
  await page.locator('[name="company"]').press('Enter')
  gate.resolve()

  await thankedFor(page)
  expect(sent).toBe(1)
  expect((await site.leads()).filter(({ email }) => email === form.email)).toHaveLength(1)
})

test('a connection that breaks is told; the form stays as it is and can be sent again', async ({
  page,
  site,
}) => {
  await openLeadForm(page)
  const form = await fillLeadForm(page)
  await page.route('**/api/leads', (route) => route.abort())
  await submit(page)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Įvyko klaida siunčiant formą. Bandykite dar kartą.')
  await expect(alert.getByRole('link')).toHaveAttribute('href', /^tel:\+370/)
  await expect(page.getByRole('button', { name: 'Siųsti užklausą' })).toBeEnabled()

  await page.unroute('**/api/leads')
  await submit(page)

  await thankedFor(page)
  expect(await findLead(site, form)).toMatchObject({ company: form.company })
})

test('an answer that was lost on its way does not make the same request a second lead', async ({
  page,
  site,
}) => {
  await openLeadForm(page)
  const form = await fillLeadForm(page)
  await page.route('**/api/leads', async (route) => {
    await route.fetch({ url: `${site.serverUrl}/api/leads` })
    await route.abort()
  })
  await submit(page)
  await expect(page.getByRole('alert')).toBeVisible()

  await page.unroute('**/api/leads')
  await submit(page)

  await thankedFor(page)
  expect((await site.leads()).filter(({ email }) => email === form.email)).toHaveLength(1)
})

test('a form that is sent before its script has come is stored and mailed whole', async ({ page, site }) => {
  await page.route('**/assets/lead-form*.js', () => {})
  await page.goto(`/?${QUERY}`)
  const form = await fillLeadForm(page, { activity: 'starting', marketing_consent: 'true' })
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await submit(page)

  expect(new URL((await sent).url()).pathname).toBe('/uzklausa')
  await expectWholeLead(site, form, await thankedFor(page))
})

test('what is typed before the form’s script comes is kept and sent', async ({ page, site }) => {
  const gate = Promise.withResolvers<void>()
  await page.route('**/assets/lead-form*.js', async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto(`/?${QUERY}`)
  const form = await fillLeadForm(page, { activity: 'specific', marketing_consent: 'true' })
  const healthy = page.waitForResponse('**/api/health')
  gate.resolve()
  await healthy

  await submit(page)

  await thankedFor(page)
  expect(await findLead(site, form)).toMatchObject({
    ...form,
    ...CAMPAIGN,
    privacy_consent: true,
    marketing_consent: true,
  })
})

test('campaign values of the first page reach the form after other pages', async ({ page, site }) => {
  await page.goto(`/blog?${QUERY}`)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tiekėjams' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Gauti pasiūlymą' }).click()
  const form = await fillLeadForm(page)
  await submit(page)

  await thankedFor(page)
  expect(await findLead(site, form)).toMatchObject({
    ...CAMPAIGN,
    landing_page: `${site.url}/blog?${QUERY}`,
  })
})

test('each field tells the browser what it is for', async ({ page }) => {
  await page.goto('/')

  for (const [name, attributes] of Object.entries({
    company_code: { inputmode: 'numeric' },
    company: { autocomplete: 'organization' },
    name: { autocomplete: 'name' },
    email: { autocomplete: 'email', inputmode: 'email', type: 'email' },
    phone: { autocomplete: 'tel', inputmode: 'tel', type: 'tel' },
  })) {
    for (const [attribute, value] of Object.entries(attributes)) {
      await expect(page.locator(`[name="${name}"]`)).toHaveAttribute(attribute, value)
    }
  }
  await expect(page.locator('[name="marketing_consent"]')).not.toBeChecked()
  await expect(page.locator('form a[href="/rinkodaros-taisykles"]')).toBeVisible()
})

async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Siųsti užklausą' }).click()
}

/** The page of thanks is open; gives the reference that it shows. */
async function thankedFor(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/aciu\?nr=[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/)
  const reference = new URL(page.url()).searchParams.get('nr') ?? ''
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ačiū, jūsų užklausą gavome')
  await expect(page.getByText(reference)).toBeVisible()
  return reference
}

/** The form sent from the home page, starting and with news wanted, has arrived with every value. */
async function expectWholeLead(site: Site, form: TypedForm, reference: string): Promise<void> {
  expect(await findLead(site, form)).toMatchObject({
    ...form,
    ...CAMPAIGN,
    reference,
    privacy_consent: true,
    marketing_consent: true,
    landing_page: `${site.url}/?${QUERY}`,
    phone_e164: '+37061234567',
  })
  const mail = await findMail(site, reference)
  expect(mail).toMatchObject({
    subject: 'Nauja pasiūlymo užklausa',
    from: { name: form.name },
    replyTo: [{ address: form.email }],
  })
  const { company, company_code, name, phone, email, industry } = form
  for (const value of [company, company_code, name, phone, email, industry, reference]) {
    expect(mail?.text).toContain(value)
  }
  for (const value of ['Tik pradedame', 'Rekomendacija', 'Sutikimas gauti naujienas: taip']) {
    expect(mail?.text).toContain(value)
  }
  for (const [field, value] of Object.entries(CAMPAIGN)) {
    expect(mail?.text).toContain(`(${field}): ${value}\n`)
  }
  expect(mail?.text).toContain(`${site.url}/?${QUERY}`)
}

async function findLead(site: Site, { email }: TypedForm) {
  return (await site.leads()).find((lead) => lead.email === email)
}

async function findMail(site: Site, reference: string) {
  const find = async () =>
    (await site.mails()).find(({ messageId }) => messageId?.startsWith(`<${reference}@`))
  await expect.poll(find).toBeDefined()
  return find()
}
