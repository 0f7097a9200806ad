import type { Page } from '@playwright/test'
import { waitForScript } from '../screens/visitor.ts'
import { fillLeadForm } from './support/fill-lead-form.ts'
import { CAMPAIGN, CAMPAIGN_QUERY, expectThanks, findLead, submit } from './support/lead-journey.ts'
import { ask, field, part } from './support/letter-inbox.ts'
import { expect, test } from './support/test.ts'

const hidden = (name: string) => `form input[type="hidden"][name="${name}"]`

test('a click of an advertisement known by its gclid alone reaches the lead', async ({ page, site }) => {
  await page.goto('/statybu-konkursai?gclid=Cj0KCQ-AbC_1')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tiekėjams' }).click()
  await page.waitForURL(/\/tiekejai\?/)
  await page.getByRole('banner').getByRole('link', { name: 'Gauti pasiūlymą' }).click()
  const form = await fillLeadForm(page)
  await submit(page)

  await expectThanks(page)
  expect(await findLead(site, form)).toMatchObject({
    utm_source: '',
    landing_page: `${site.url}/statybu-konkursai?gclid=Cj0KCQ-AbC_1`,
  })
})

test('a call on the page about buyers is named in the lead, also beside a campaign', async ({ page }) => {
  for (const [query, landing] of [
    ['', /\/\?noriu=offer&nuo=pirkejai$/],
    ['?utm_source=google', /\/pirkejai\?nuo=pirkejai&utm_source=google$/],
  ] as const) {
    await page.goto(`/pirkejai${query}`)
    await page.getByRole('main').locator('[data-cta="pirkejai"]').click()
    await page.getByLabel('Veiklos sritis').scrollIntoViewIfNeeded()
    await expect(page.locator(hidden('landing_page'))).toHaveValue(landing)
  }
})

/** With what Google, Microsoft and Meta add to the address of an advertisement by themselves. */
const AD_QUERY = `${CAMPAIGN_QUERY}&gad_source=1&gclid=Cj0KCQ-AbC_1&msclkid=a1&fbclid=IwAR`

const FORMS: { name: string; path: string; send: (page: Page) => Promise<void>; opens: RegExp }[] = [
  {
    name: 'the question of the home page, which is answered in place',
    path: '/',
    send: async (page) => {
      await field(page).focus()
      await waitForScript(page, 'inbox.client')
      await ask(page, 'langai')
      await expect(part(page, 'sheet')).toHaveAttribute('data-state', 'sample')
    },
    opens: /\/\?utm_/,
  },
  {
    name: 'the search of a code’s page',
    path: '/bvpz-kodai/90911200-8',
    send: (page) => sendField(page, 'Ieškoti kito kodo'),
    opens: /\/bvpz-kodai\?q=langai/,
  },
  {
    name: 'the field of the letter',
    path: '/laiskas',
    send: (page) => sendField(page, 'Ką parduodate ar darote?'),
    opens: /\/laiskas\?zodziai=langai/,
  },
  {
    name: 'the deadline calculator',
    path: '/terminai',
    send: (page) => page.getByRole('button', { name: 'Skaičiuoti' }).click(),
    opens: /\/terminai\?klausimas=.*#atsakymas/,
  },
  {
    name: 'the value calculator',
    path: '/verte',
    send: (page) => page.getByRole('button', { name: 'Skaičiuoti' }).click(),
    opens: /\/verte\?istatymas=.*#atsakymas/,
  },
  {
    name: 'a response that follows what is chosen',
    path: '/verte',
    send: async (page) => void (await page.getByLabel('Kas perkama?').selectOption({ index: 1 })),
    opens: /\/verte\?istatymas=/,
  },
  {
    name: 'typing into the code browser',
    path: '/bvpz-kodai',
    send: (page) => page.getByLabel('Ieškoti BVPŽ kodo').fill('langai'),
    opens: /\/bvpz-kodai\?q=langai/,
  },
]

for (const { name, path, send, opens } of FORMS) {
  test(`a campaign survives ${name}, also a reload after it`, async ({ page, site }) => {
    await page.goto(`${path}?${AD_QUERY}`, { waitUntil: 'networkidle' })
    await send(page)
    await page.waitForURL(opens)
    await page.reload()
    await page.getByRole('banner').getByRole('link', { name: 'Gauti pasiūlymą' }).click()
    await page.waitForURL(/#trial$/)

    await page.getByLabel('Veiklos sritis').scrollIntoViewIfNeeded()
    for (const [field, value] of Object.entries(CAMPAIGN)) {
      await expect(page.locator(hidden(field))).toHaveValue(value)
    }
    // A letter's words go along: staff read them.
    const words = String(opens).includes('zodziai') || name.includes('question') ? 'zodziai=langai&' : ''
    await expect(page.locator(hidden('landing_page'))).toHaveValue(`${site.url}${path}?${words}${AD_QUERY}`)
  })
}

test('a visit without a campaign keeps its addresses clean', async ({ page, site }) => {
  await page.goto('/blog/ebvpd')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tiekėjams' }).click()
  await page.waitForURL('/tiekejai')
  await page.goto('/')

  await page.getByLabel('Veiklos sritis').scrollIntoViewIfNeeded()
  await expect(page.locator(hidden('landing_page'))).toHaveValue(`${site.url}/`)
  await expect(page.locator('form[data-form="lead"] input[type="hidden"][value=""]')).toHaveCount(10)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a campaign that lands on an article ends with the move to the form', async ({ page, site }) => {
    await page.goto(`/blog/ebvpd?${CAMPAIGN_QUERY}`)
    await page.getByRole('banner').getByRole('link', { name: 'Gauti pasiūlymą' }).click()
    const form = await fillLeadForm(page)
    await submit(page)

    await expectThanks(page)
    expect(await findLead(site, form)).toMatchObject({
      utm_source: '',
      landing_page: `${site.url}/?noriu=offer`,
    })
  })
})

async function sendField(page: Page, label: string): Promise<void> {
  const input = page.getByLabel(label)
  await input.fill('langai')
  await input.press('Enter')
}
