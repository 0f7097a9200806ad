import { waitForScript } from '../screens/visitor.ts'
import { chooseCode } from './support/code-browser.ts'
import { fillLeadForm, openLeadForm } from './support/fill-lead-form.ts'
import { submit } from './support/lead-journey.ts'
import { expect, test } from './support/test.ts'

test('links to the form take the chosen codes along from every page', async ({ page }) => {
  await page.goto('/bvpz-kodai/45310000-3')
  await chooseCode(page, '45310000-3')
  await page.goto('/bvpz-kodai/90911200-8')
  await page.getByRole('main').getByRole('link', { name: 'Gauti pasiūlymą' }).click()
  await expect(page.locator('input[name="cpv_codes"]')).toHaveValue('90911200-8,45310000-3')
  await page.goto('/blog')
  await page.getByRole('banner').getByRole('link', { name: 'Gauti pasiūlymą' }).click()
  await expect(page.locator('input[name="cpv_codes"]')).toHaveValue('45310000-3')
})

test('the form has the chosen codes also when reached by logo and scrolling', async ({ page, site }) => {
  await page.goto('/bvpz-kodai/45310000-3')
  await chooseCode(page, '45310000-3')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Viešieji pirkimai/ })
    .click()
  await page.getByRole('form', { name: 'Užklausos forma' }).scrollIntoViewIfNeeded()

  const form = page.getByRole('form', { name: 'Užklausos forma' })
  await expect(form.getByText('Elektros instaliacijos montavimo darbai')).toBeVisible()
  await expect(page.getByLabel('Veiklos sritis')).toHaveValue('Elektros instaliacijos montavimo darbai')
  const typed = await fillLeadForm(page)
  await submit(page)
  await expect(page).toHaveURL(/\/aciu\?nr=/)
  const lead = (await site.leads()).find(({ email }) => email === typed.email)
  expect(lead?.cpv_codes).toEqual(['45310000-3'])
})

test('the form of a campaign’s page has the chosen codes; one removed there leaves the list, one chosen in another tab is added', async ({
  page,
}) => {
  await page.goto('/bvpz-kodai/45310000-3')
  await chooseCode(page, '45310000-3')
  await openLeadForm(page, '/?utm_source=google')
  await page.getByLabel('Vardas').fill('Žydrė')
  const codes = page.locator('input[name="cpv_codes"]')
  await expect(codes).toHaveValue('45310000-3')

  const other = await page.context().newPage()
  await other.goto('/bvpz-kodai/90911200-8')
  await chooseCode(other, '90911200-8')
  await expect(codes).toHaveValue('45310000-3,90911200-8')

  await page.getByRole('button', { name: 'Pašalinti: 45310000-3' }).click()
  await expect(codes).toHaveValue('90911200-8')
  await page.getByRole('main').getByRole('link', { name: 'Gauti pasiūlymą' }).click()
  await expect(codes).toHaveValue('90911200-8')
  await expect(page.getByLabel('Vardas')).toHaveValue('Žydrė')
  await expect(page.locator('input[name="utm_source"]')).toHaveValue('google')
  await other.goto('/bvpz-kodai')
  const basket = other.getByRole('complementary', { name: 'Pasirinkti kodai' })
  await expect(basket).toContainText('90911200-8')
  await expect(basket).not.toContainText('45310000-3')
})

test('the form has the codes that were looked up from it, after Back', async ({ page }) => {
  await openLeadForm(page)
  await page.goto('/bvpz-kodai/45310000-3')
  await chooseCode(page, '45310000-3')
  await page.goBack()

  await page.getByRole('form', { name: 'Užklausos forma' }).scrollIntoViewIfNeeded()
  await expect(page.locator('input[name="cpv_codes"]')).toHaveValue('45310000-3')
})

for (const [what, address, count] of [
  ['the request that was sent has its codes', '/', 1],
  ['a letter of words alone stays one', '/?kodai=&zodziai=langų plovimas#trial', 0],
] as const) {
  test(`after Back ${what}, and is the same request`, async ({ page }) => {
    await page.goto('/bvpz-kodai/45310000-3')
    await chooseCode(page, '45310000-3')
    await openLeadForm(page, address)
    const typed = await fillLeadForm(page)
    await submit(page)
    await expect(page).toHaveURL(/\/aciu\?nr=/)
    const thanks = page.url()
    await page.goBack()
    await page.getByRole('form', { name: 'Užklausos forma' }).scrollIntoViewIfNeeded()
    await expect(page.locator('form[data-form="lead"]')).toBeVisible()
    await expect(page.locator('input[name="cpv_codes"][value="45310000-3"]')).toHaveCount(count)
    await fillLeadForm(page, typed)
    await submit(page)

    await expect(page).toHaveURL(thanks)
  })
}

test('a search without results leads to the form with its words', async ({ page }) => {
  await page.goto('/bvpz-kodai/45310000-3')
  await chooseCode(page, '45310000-3')
  await page.goto('/bvpz-kodai?q=qqqqwwwwzzzz')
  await page.getByRole('link', { name: 'parašyti mums' }).click()

  await expect(page.getByLabel('Veiklos sritis')).toHaveValue('Qqqqwwwwzzzz')
  await expect(page.locator('input[name="cpv_codes"]')).toHaveValue('45310000-3')
})

test('a letter takes along what was left in it, not the whole list', async ({ page }) => {
  await page.goto('/bvpz-kodai/45310000-3')
  await chooseCode(page, '45310000-3')
  await page.goto('/bvpz-kodai/90911200-8')
  await chooseCode(page, '90911200-8')
  await page.getByRole('link', { name: /Pasirinkti kodai: 2/ }).click()
  await page.getByRole('link', { name: 'Peržiūrėti laišką pagal šiuos kodus' }).click()
  await page.getByRole('link', { name: /90911200-8 .*pašalinti/ }).click()
  await expect(page).toHaveURL(/kodai=45310000-3$/)
  await page.getByRole('main').getByRole('link', { name: 'Gauti pasiūlymą' }).click()

  await expect(page.locator('input[name="cpv_codes"]')).toHaveValue('45310000-3')
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('codes and words of a letter reach the form by a search and a code’s page', async ({ page }) => {
      await page.goto('/bvpz-kodai?kodai=45310000-3&zodziai=elektros instaliacija')
      if (javaScriptEnabled) await waitForScript(page, 'cpv-browser.island')
      const search = page.getByRole('searchbox')
      await search.fill('langų valymas')
      await search.press('Enter')
      const results = page.getByRole('list', { name: 'Paieškos rezultatai' })
      await results.getByRole('listitem').filter({ hasText: '90911300' }).getByRole('link').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Langų valymo paslaugos')
      const codes = page.getByRole('main').getByRole('link', { name: /^9091\d{4}-\d/ })
      await codes.first().click()
      await page.getByRole('main').getByRole('link', { name: 'Gauti pasiūlymą' }).click()

      await expect(page.locator('input[name="cpv_codes"]')).toHaveValue(/45310000-3/)
      await expect(page.getByLabel('Veiklos sritis')).toHaveValue(/elektros instaliacija/i)
    })
  })
}

test('the proposed line of work follows the codes, until the visitor changes it', async ({ page }) => {
  await page.goto('/bvpz-kodai/45310000-3')
  await chooseCode(page, '45310000-3')
  await openLeadForm(page)
  const industry = page.getByLabel('Veiklos sritis')
  await expect(industry).toHaveValue('Elektros instaliacijos montavimo darbai')
  await page.getByLabel('Vardas').fill('Žydrė')

  const other = await page.context().newPage()
  await other.goto('/bvpz-kodai/90911200-8')
  await chooseCode(other, '90911200-8')
  await expect(industry).toHaveValue('Elektros instaliacijos montavimo darbai, Pastatų valymo paslaugos')

  await industry.fill('')
  await page.getByLabel('Vardas').focus()
  await page.getByRole('button', { name: 'Pašalinti: 45310000-3' }).click()
  await expect(page.locator('input[name="cpv_codes"]')).toHaveValue('90911200-8')
  await expect(industry).toHaveValue('')
})

/** The script fails on purpose, which the browser's console tells. */
const failingTest = test.extend({ pageIsQuiet: async ({ page: _ }, use) => use(undefined) })

failingTest(
  'without its script the form has the codes that a call to action brings',
  async ({ page, site }) => {
    await page.goto('/bvpz-kodai/45310000-3')
    await chooseCode(page, '45310000-3')
    await page.goto('/blog')
    await page.route('**/assets/lead-form*.js', (route) => route.abort())
    await page.getByRole('banner').getByRole('link', { name: 'Gauti pasiūlymą' }).click()
    const typed = await fillLeadForm(page)
    await submit(page)

    await expect(page).toHaveURL(/\/aciu\?nr=/)
    const lead = (await site.leads()).find(({ email }) => email === typed.email)
    expect(lead?.cpv_codes).toEqual(['45310000-3'])
  },
)
