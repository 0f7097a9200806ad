import { CONSENT_FLAGS, mapFlags } from '#app/features/consent/consent-state.ts'
import { acceptButton, banner, LABELS, rejectButton, settings } from './support/cookie-banner.ts'
import { expect, TAG_MANAGER_SCRIPT, test } from './support/tag-manager.ts'

const granted = mapFlags(() => 'granted')

test('after „Nesutinku“ by keys the focus is before the content, the page unmoved', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => scrollTo(0, 900))
  await rejectButton(page).press('Enter')

  await expect(banner(page)).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(900)
})

test('on later pages the stored choice follows the default and the page’s address, before every event', async ({
  page,
  visit,
  site,
}) => {
  await page.goto('/')
  await acceptButton(page).click()
  await expect.poll(() => visit.foreignRequests).toEqual([TAG_MANAGER_SCRIPT])
  await page.goto('/blog')

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner(page)).toBeHidden()
  await expect.poll(() => visit.foreignRequests).toEqual([TAG_MANAGER_SCRIPT, TAG_MANAGER_SCRIPT])
  const [first, second, third, ...others] = await visit.dataLayer()
  expect(first?.values.slice(0, 2)).toEqual(['consent', 'default'])
  expect(second?.values).toMatchObject(['set', { page_location: `${site.url}/blog` }])
  expect(third?.values).toMatchObject(['consent', 'update', granted])
  expect(others.flatMap(({ values }) => values)).toMatchObject([
    { event: 'gtm.js' },
    { event: 'virtual_page_view', page_path: '/blog' },
  ])
})

test('each switch of the settings decides its own flag', async ({ page, visit }) => {
  await page.goto('/privatumo-politika')
  for (const flag of CONSENT_FLAGS) {
    await page.getByRole('button', { name: 'Slapukų nustatymai' }).click()
    for (const other of CONSENT_FLAGS) {
      await settings(page)
        .getByRole('switch', { name: LABELS[other] })
        .setChecked(other === flag)
    }
    await settings(page).getByRole('button', { name: 'Išsaugoti pasirinkimą' }).click()

    await expect(settings(page)).toBeHidden()
    expect(JSON.parse((await visit.stored()) ?? '')).toMatchObject(mapFlags((other) => other === flag))
    expect((await visit.dataLayer()).findLast(({ isCommand }) => isCommand)?.values).toMatchObject([
      'consent',
      'update',
      mapFlags((other) => (other === flag ? 'granted' : 'denied')),
    ])
  }
})

test('the settings are built when they are opened, once however often the button is pressed, and removed when they are closed', async ({
  page,
}) => {
  await page.goto('/blog')
  await expect(page.locator('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Slapukų nustatymai' }).dblclick()
  await expect(settings(page)).toBeVisible()
  await expect(page.locator('dialog')).toHaveCount(1)

  await settings(page).getByRole('button', { name: 'Uždaryti neišsaugojus' }).click()

  await expect(page.locator('dialog')).toHaveCount(0)
  await expect(banner(page)).toBeVisible()
})

test('switches show the stored choice, and are off while there is none', async ({ page }) => {
  await page.goto('/aciu')
  await page.getByRole('button', { name: 'Slapukų nustatymai' }).click()
  for (const label of Object.values(LABELS)) {
    await expect(settings(page).getByRole('switch', { name: label })).not.toBeChecked()
  }
  await page.keyboard.press('Escape')
  await expect(banner(page)).toBeVisible()
  await acceptButton(page).click()
  await page.getByRole('button', { name: 'Slapukų nustatymai' }).click()

  for (const label of Object.values(LABELS)) {
    await expect(settings(page).getByRole('switch', { name: label })).toBeChecked()
  }
})

test('a choice in one tab holds in the other ones', async ({ page }) => {
  await page.goto('/')
  const other = await page.context().newPage()
  await other.goto('/blog')
  await rejectButton(other).click()

  await expect(banner(page)).toBeHidden()
})
