import type { Page } from '@playwright/test'
import { expectTyped, fillLeadForm, openLeadForm } from './support/fill-lead-form.ts'
import { findLead, submit } from './support/lead-journey.ts'
import { expect, test } from './support/test.ts'

const main = (page: Page) => page.getByRole('main')
const LETTER = '/uzklausa?kodai=90911200-8&zodziai=langų plovimas&noriu=offer,sample'

test('the thank-you page says what was asked, who is called and where the sample goes, in the sender’s tab alone', async ({
  page,
}) => {
  await openLeadForm(page, LETTER)
  const { email, company } = await fillLeadForm(page, { contact_by: 'phone', wants: 'sample' })
  await submit(page)

  await expect(page).toHaveURL(/\/aciu\?nr=.*&kodai=90911200-8&zodziai=lang.*&noriu=offer,sample&pavyzdys=/)
  for (const text of ['Netrukus su jumis susisieksime', 'Paskambinsime', 'baigiasi 567', email, `${company}`])
    await expect(main(page)).toContainText(text)
  await expect(main(page)).toContainText('Prašėte pasiūlymo ir pavyzdžio')
  await expect(main(page).getByRole('link', { name: 'Atverti savo laišką' })).toHaveAttribute(
    'href',
    '/laiskas?kodai=90911200-8&zodziai=lang%C5%B3%20plovimas',
  )

  const address = page.url()
  const stranger = await page.context().newPage()
  await stranger.goto(address)
  await page.goto('/aciu?nr=7KQM-3XWD&pavyzdys=laukia')
  await expect(main(stranger)).toContainText('Prašėte pasiūlymo ir pavyzdžio')
  for (const other of [stranger, page]) {
    await expect(main(other)).toContainText('Susisieksime')
    await expect(main(other)).toContainText('jūsų nurodytu adresu')
    await expect(main(other)).not.toContainText(email)
  }
  await expect(main(page)).toContainText('ne vėliau kaip kitą darbo dieną')
})

test('a wrong address is mended in the form that was just sent', async ({ page }) => {
  await openLeadForm(page, LETTER)
  const form = await fillLeadForm(page, { wants: 'sample' })
  await submit(page)
  await main(page).getByRole('link', { name: 'Pataisykite' }).click()

  await expectTyped(page, form)
})

test('whoever is after a specific tender is led to how to take part', async ({ page }) => {
  await openLeadForm(page, '/uzklausa?kodai=90911200-8')
  await fillLeadForm(page, { activity: 'specific', tender_reference: '684512', wants: 'consultation' })
  await submit(page)

  await expect(main(page).getByRole('link', { name: 'Kaip dalyvauti pirkime' })).toBeVisible()
  await expect(main(page)).toContainText('Jus domina pirkimas 684512 Prašėte konsultacijos')
})

for (const path of ['/', '/uzklausa?kodai=90911200-8&noriu=offer']) {
  test(`after Back the form of ${path} says what was received, and sends another`, async ({ page, site }) => {
    await openLeadForm(page, path)
    const form = await fillLeadForm(page)
    await submit(page)
    await expect(page).toHaveURL(/\/aciu\?nr=/)
    const reference = new URL(page.url()).searchParams.get('nr') ?? ''
    await page.goBack()
    const notice = page.getByText(new RegExp(`^Užklausą ${reference} gavome \\d\\d:\\d\\d\\.$`))
    await expect(notice).toBeInViewport({ ratio: 1 })

    await page.getByRole('button', { name: 'Siųsti kitą' }).click()
    await expect(notice).toBeHidden()
    await expect(page.locator('[name="company"]')).toHaveValue('')
    await expect(page.locator('[name="wants"]:checked')).toHaveCount(0)
    // A page from the back/forward cache reads it again.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await expect(notice).toBeHidden()
    const other = await fillLeadForm(page, { company: 'UAB „Kita“' })
    await submit(page)
    await expect(page).toHaveURL(/\/aciu\?nr=/)
    expect(page.url()).not.toContain(reference)
    expect(await findLead(site, form)).toMatchObject({ reference })
    expect(await findLead(site, other)).toMatchObject({ company: 'UAB „Kita“' })
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page knows what was asked and what the sample is of, and nobody’s contacts', async ({ page }) => {
    await page.goto(LETTER)
    await expect(page.locator('[name="wants"]:checked')).toHaveCount(2)
    const { email } = await fillLeadForm(page)
    await submit(page)

    await expect(page).toHaveURL(/&zodziai=lang.*&pavyzdys=laukia$/)
    await expect(main(page)).toContainText('Susisieksime')
    await expect(main(page)).toContainText('Prašėte pasiūlymo ir pavyzdžio')
    await expect(main(page)).toContainText('Pagal kodą 90911200-8 ir žodį „langų plovimas“')
    await expect(main(page)).not.toContainText(email)
  })

  test('a buyer is led to the page about buyers, and staff get no letter to see', async ({ page, site }) => {
    await page.goto('/pirkejai')
    await main(page).getByRole('link', { name: 'Užklausos formos' }).click()
    await expect(page).toHaveURL('/?nuo=pirkejai#trial')
    const { email } = await fillLeadForm(page)
    await submit(page)

    await expect(main(page).getByRole('link', { name: 'Informacija pirkėjams' })).toBeVisible()
    const mailed = async () => (await site.mails()).find(({ text }) => text?.includes(email))?.text
    await expect.poll(mailed).toContain('Siunčia pirkėjams skirto puslapio')
    expect(await mailed()).not.toContain('rytinį laišką')
  })
})
