import type { Locator, Page } from '@playwright/test'
import { formatCpvCode } from '#app/domain/cpv/cpv-code.ts'
import { fillLeadForm } from './support/fill-lead-form.ts'
import { ask, field, openQuestion, part, WORDS } from './support/letter-inbox.ts'
import { expect, test } from './support/test.ts'

const CODE = '90911200-8'
/** More tab stops than between any two steps of a journey. */
const MAX_STOPS = 60

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('from a trade on the home page to its letter and a filled-in request', async ({ page, site }) => {
      await (javaScriptEnabled ? openQuestion(page) : page.goto('/'))
      await ask(page)
      if (javaScriptEnabled) {
        await expect(part(page, 'sheet')).toHaveAttribute('data-state', 'sample')
        await expect(page).toHaveURL(/\/$/)
        await part(page, 'sheet').getByRole('link', { name: 'Visas laiškas' }).click()
      }

      await expect(page).toHaveURL(/\/laiskas\?/)
      // It goes to Google with the visit; what the letter is about may not.
      await expect(page).toHaveTitle(/^Rytinio laiško pavyzdys \|/)
      await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /valymo/i)
      await expect(page.getByRole('main')).toHaveAttribute('data-state', 'sample')
      await expect(page.getByRole('list', { name: 'Pasirinkti kodai ir žodžiai' })).toContainText(CODE)
      const notices = page.getByRole('article')
      await expect(notices.first()).toHaveAttribute('data-reason', 'code')
      await expect(notices.first()).toContainText(/valymo/i)
      await page.getByRole('main').getByRole('link', { name: 'Gauti pasiūlymą' }).click()

      const form = page.getByRole('form', { name: 'Užklausos forma' })
      await expect(form.getByText(CODE)).toBeVisible()
      await expect(form.locator('[name="industry"]')).toHaveValue('Pastatų valymas')
      const typed = await fillLeadForm(page, { industry: 'Pastatų valymas' })
      await form.getByRole('button', { name: 'Siųsti užklausą' }).click()

      await expect(page).toHaveURL(/\/aciu\?nr=/)
      const lead = await site.leads().then((leads) => leads.find(({ email }) => email === typed.email))
      expect(lead).toMatchObject({ industry: 'Pastatų valymas', cpv_codes: [CODE] })
    })

    test('a code is taken away and another one added', async ({ page }) => {
      await page.goto(`/laiskas?kodai=${CODE},90911300-9`)
      await page.getByRole('link', { name: /90911300-9 .*pašalinti/ }).click()
      await expect(page).toHaveURL(new RegExp(`kodai=${CODE}$`))

      await page.getByRole('textbox', { name: 'Pridėkite kodą ar žodį' }).fill('stogdengys')
      await page.getByRole('button', { name: 'Pridėti' }).click()
      const chosen = page.getByRole('list', { name: 'Pasirinkti kodai ir žodžiai' })
      await expect(chosen).toContainText(CODE)
      await expect(chosen).toContainText('45261210-9')

      await page.getByRole('textbox', { name: 'Pridėkite kodą ar žodį' }).fill('79710000-4 5051* 45110000')
      await page.getByRole('button', { name: 'Pridėti' }).click()
      await expect(page).toHaveURL(/79710000-4(?:\+|%20)5051/)
      for (const added of ['79710000-4', '50510000-3', '45110000-1'])
        await expect(chosen).toContainText(added)
    })
  })
}

test('a long column of codes pasted into the question becomes the letter of them all', async ({ page }) => {
  const groups = [11, 12, 21, 22, 23, 24, 25, 26, 31, 32, 33, 34, 41, 42, 43, 44, 45, 50, 51, 52]
  const codes = groups.map((digits) => formatCpvCode(`45${digits}0000`))
  await openQuestion(page)
  await page.keyboard.insertText(`${codes.join('\n')}\n`)
  await page.getByRole('button', { name: 'Rodyti mano laišką' }).click()

  const letterLink = part(page, 'sheet').getByRole('link', { name: 'Visas laiškas' })
  await expect(letterLink).toHaveAttribute('href', `/laiskas?kodai=${codes.join()}`)
})

test('once the visitor’s letter is there, every call of the home page is for it', async ({ page }) => {
  await openQuestion(page)
  await field(page).fill(WORDS)
  await page.keyboard.press('Enter')
  await expect(part(page, 'sheet')).toHaveAttribute('data-state', 'sample')
  await page.getByRole('banner').getByRole('link', { name: 'Gauti pasiūlymą' }).click()

  await expect(page.locator('input[name="cpv_codes"]')).not.toHaveValue('')
  await expect(page.getByLabel('Veiklos sritis')).toHaveValue(new RegExp(WORDS, 'i'))
})

test('from the words on the home page to the form by keys alone', async ({ page }) => {
  await openQuestion(page)
  await field(page).focus()
  await page.keyboard.type(WORDS)
  await page.keyboard.press('Enter')
  await expect(part(page, 'sheet')).toHaveAttribute('data-state', 'sample')
  await tabTo(page, part(page, 'inbox').locator('summary').first())
  await page.keyboard.press('Enter')
  await expect(part(page, 'inbox').getByText('Kodėl įtraukta').first()).toBeVisible()
  await tabTo(page, part(page, 'inbox').getByRole('link', { name: 'Visas laiškas' }))
  await page.keyboard.press('Enter')

  // A page that is still loading must not get the focus.
  await page.waitForURL(/\/laiskas\?kodai=/)
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Gauti pasiūlymą' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/uzklausa\?kodai=.*&noriu=offer$/)
})

for (const [query, address, first] of [
  ['elektrikas', /\/laiskas\?zodziai=elektrikas$/, 'Elektros'],
  ['45310000', /\/laiskas\?kodai=45310000-3$/, 'Elektros'],
] as const) {
  test(`the results of „${query}“ lead to their letter`, async ({ page }) => {
    await page.goto(`/bvpz-kodai?q=${query}`)
    await page.getByRole('link', { name: /^Peržiūrėti laišką/ }).click()

    await expect(page).toHaveURL(address)
    await expect(page.getByRole('article').filter({ hasText: first }).first()).toBeVisible()
  })
}

test('the first of many codes are shown, the rest leads to the code browser', async ({ page }) => {
  const categories = [31, 32, 33, 34, 40, 41, 42, 43, 44, 45, 50, 51, 52, 11, 12].map(
    (digits) => `45${digits}0000`,
  )
  await page.goto(`/laiskas?kodai=${categories.join()}`)

  const chosen = page.getByRole('list', { name: 'Pasirinkti kodai ir žodžiai' })
  await expect(chosen.getByRole('listitem')).toHaveCount(13)
  await expect(chosen.getByRole('link', { name: /^ir dar/ })).toHaveAttribute('href', /^\/bvpz-kodai\?kodai=/)
})

test('too many codes or words, or only exclusions, get a sentence and a choice', async ({ page }) => {
  const codes = Array.from({ length: 101 }, (_, i) => 10_000_000 + i).join()
  for (const [query, sentence, status] of [
    [`kodai=${codes}`, /iki 100\s?kodų/, 400],
    [`zodziai=${'a '.repeat(21)}`, /iki 20\s?raktažodžių/, 400],
    ['zodziai=- langai', /tik tai, ko laiške nenorite: „langai“/, 200],
  ] as const) {
    const response = await page.goto(`/laiskas?${query}`)
    expect(response?.status()).toBe(status)
    await expect(page.getByText(sentence)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Biuro prekės' })).toBeVisible()
  }
})

test('demo notices are not counted, and they are called invented above and at the end', async ({ page }) => {
  await page.goto('/laiskas?kodai=45000000-7')
  const label = page.getByText('Pavyzdys. Pirkimai ir organizacijos išgalvoti.')

  await expect(label).toHaveCount(1)
  await expect(page.getByText('Tai pavyzdys: pirkimai ir organizacijos išgalvoti')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(/\d+\s(pranešim|pirkim\p{L}+ per|nauj)/u)
  await openQuestion(page)
  await expect(page.locator('#naujienlaiskis')).not.toContainText(/\d+\s(pranešim|nauj)/)
  await expect(page.locator('#naujienlaiskis').getByText('Pavyzdys. Pirkimai')).toHaveCount(1)
})

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < MAX_STOPS; stops++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}
