import { notEmpty } from '../support/not-empty.ts'
import { fillLeadForm, openLeadForm } from './support/fill-lead-form.ts'
import { expectThanks, findLead, MAILED_WITHIN, submit } from './support/lead-journey.ts'
import { expect, test } from './support/test.ts'

const CODES = '/?kodai=45310000-3,90911200-8'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('several kinds of request, the way of contact and the purchase of interest are stored and mailed', async ({
      page,
      site,
    }) => {
      await page.goto('/')
      const purchase = page.getByLabel('Pirkimo numeris arba nuoroda')
      await expect(purchase).toBeHidden()
      const form = await fillLeadForm(page, { activity: 'specific', contact_by: 'email' })
      await page.getByLabel('Konsultacijos').check()
      await purchase.fill('https://viesiejipirkimai.lt/684512')
      await submit(page)

      const reference = await expectThanks(page)
      expect(await findLead(site, form)).toMatchObject({
        wants: ['offer', 'consultation'],
        contact_by: 'email',
        tender_reference: 'https://viesiejipirkimai.lt/684512',
      })
      const mailed = async () =>
        (await site.mails()).find(({ messageId }) => messageId?.startsWith(`<${reference}@`))?.text
      await expect.poll(mailed, MAILED_WITHIN).toContain('Pageidauja: pasiūlymo, konsultacijos\n')
      expect(await mailed()).toContain('Domina pirkimas: https://viesiejipirkimai.lt/684512\n')
    })

    test('codes are shown above what is typed, and propose the line of work', async ({ page }) => {
      await page.goto(CODES)
      const industry = page.getByLabel('Veiklos sritis')
      await expect(industry).toHaveValue(/, /)

      const codes = await page.getByText('Pasirinkti BVPŽ kodai').boundingBox()
      const activity = await page.getByLabel('Kaip dalyvaujate').boundingBox()
      expect(codes?.y).toBeLessThan(activity?.y ?? 0)
    })

    for (const [call, wants, width] of [
      ['Gauti tokį laišką', ['offer', 'sample'], 360],
      ['Gauti pasiūlymą', ['offer'], 1280],
    ] as const) {
      test(`„${call}“ of a letter ticks ${wants.join(' and ')}, and nothing else`, async ({ page }) => {
        await page.setViewportSize({ width, height: 740 })
        await page.goto('/laiskas?kodai=45310000-3')
        await page.getByRole('main').getByRole('link', { name: call }).click()

        const ticked = page.getByRole('group', { name: 'Ko pageidaujate?' }).locator(':checked')
        await expect(ticked).toHaveCount(wants.length)
        expect(await ticked.evaluateAll((boxes) => boxes.map((box) => box.getAttribute('value')))).toEqual(
          wants,
        )
      })
    }

    test('one link below the form leads buyers to what the site has for them', async ({ page }) => {
      await page.goto('/')
      const form = page.getByRole('form', { name: 'Užklausos forma' })
      await expect(form.locator('a[href^="/pirkejai"]')).toHaveCount(0)
      const link = page.locator('#trial').getByRole('link', { name: 'Informacija pirkėjams' })
      const bottom = await form.evaluate((element) => element.getBoundingClientRect().bottom)
      expect(await link.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(bottom)
      await link.click()
      await expect(page).toHaveURL('/pirkejai')
    })
  })
}

test('a call on the home page ticks its wish, and keeps what was typed and ticked', async ({ page }) => {
  await openLeadForm(page)
  await page.getByLabel('Vardas').fill('Žydrė')
  await page.getByLabel('Konsultacijos').check()
  await page.getByRole('banner').getByRole('link', { name: 'Gauti pasiūlymą' }).first().click()

  await expect(page.getByLabel('Pasiūlymo')).toBeChecked()
  await expect(page.getByLabel('Konsultacijos')).toBeChecked()
  await expect(page).toHaveURL('/#trial')
  await expect(page.getByLabel('Vardas')).toHaveValue('Žydrė')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the first field is in sight from „Gauti pasiūlymą“, without scrolling', async ({ page }) => {
    await page.goto('/blog')
    await page.getByRole('banner').getByRole('link', { name: 'Gauti pasiūlymą' }).click()
    await expect(page.getByLabel('Pasiūlymo')).toBeInViewport()
    await expect(page.getByLabel('Konsultacijos')).toBeInViewport()
  })

  test('a link of the summary shows the label below the header, the address stays', async ({ page }) => {
    await openLeadForm(page)
    await submit(page)
    const summary = page.getByRole('alert')
    await expect(summary).toBeFocused()
    expect((await summary.boundingBox())?.height).toBeLessThan(370)
    await summary.getByText('Dar 6 laukai').click()

    for (const link of notEmpty(await summary.getByRole('link').all())) {
      const id = (await link.getAttribute('href'))?.slice(1) ?? ''
      await link.click()
      await expect(page.locator(`[id="${id}"]`)).toBeFocused()
      const label = await page.locator(`label[for="${id}"]`).boundingBox()
      const header = await page.locator('[data-header]').boundingBox()
      expect(label?.y, id).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
    }
    expect(new URL(page.url()).hash).toBe('')
  })
})
