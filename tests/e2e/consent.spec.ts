import {
  allFlags,
  CONSENT_FLAGS,
  CONSENT_VALIDITY_MS,
  mapFlags,
} from '#app/features/consent/consent-state.ts'
import { acceptButton, banner, LABELS, rejectButton, settings } from './support/cookie-banner.ts'
import { expect, TAG_MANAGER_SCRIPT, test } from './support/tag-manager.ts'

const granted = mapFlags(() => 'granted')
const denied = mapFlags(() => 'denied')

test('before a choice the banner asks, and nothing is stored, set or fetched from elsewhere', async ({
  page,
  visit,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' })

  await expect(banner(page)).toBeVisible()
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  expect(await page.context().cookies()).toEqual([])
  expect(visit.foreignRequests).toEqual([])
  const [first, ...others] = await visit.dataLayer()
  expect(first).toEqual({
    isCommand: true,
    values: ['consent', 'default', { ...denied, wait_for_update: 500 }],
  })
  expect(others).toMatchObject([
    { isCommand: false, values: [{ event: 'virtual_page_view', page_path: '/' }] },
  ])
})

test('after „Nesutinku“ by keys the focus stands before the content, and the page has not moved', async ({
  page,
}) => {
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

test('„Nesutinku“ stores and pushes four noes and loads nothing, then or later', async ({ page, visit }) => {
  await page.goto('/')
  await rejectButton(page).click()
  await expect(banner(page)).toBeHidden()
  await page.reload({ waitUntil: 'networkidle' })

  await expect(banner(page)).toBeHidden()
  expect(JSON.parse((await visit.stored()) ?? '')).toMatchObject(allFlags(false))
  expect((await visit.dataLayer())[1]?.values).toMatchObject(['consent', 'update', denied])
  expect(visit.foreignRequests).toEqual([])
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

const unusable = {
  'broken JSON': '{"analytics_storage":',
  'a yes without its time, as an earlier site stored it': JSON.stringify(allFlags(true)),
  'a yes to a part without its time': JSON.stringify({ ...allFlags(false), analytics_storage: true }),
  'another version': JSON.stringify({ ...allFlags(true), version: 0, time: new Date().toISOString() }),
  'a choice of half a year ago': JSON.stringify({
    ...allFlags(true),
    version: 1,
    time: new Date(Date.now() - CONSENT_VALIDITY_MS).toISOString(),
  }),
}
for (const [name, text] of Object.entries(unusable)) {
  test(`${name} in the storage: the banner asks again, nothing breaks`, async ({ page, visit }) => {
    await page.addInitScript((stored) => localStorage.setItem('consentSettings', stored), text)
    await page.goto('/', { waitUntil: 'networkidle' })

    await expect(banner(page)).toBeVisible()
    expect((await visit.dataLayer()).filter(({ isCommand }) => isCommand)).toHaveLength(1)
    expect(visit.foreignRequests).toEqual([])
    await rejectButton(page).click()
    await expect(banner(page)).toBeHidden()
  })
}
