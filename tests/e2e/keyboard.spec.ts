import type { Page } from '@playwright/test'
import { notEmpty } from '../support/not-empty.ts'
import { acceptButton, banner } from './support/cookie-banner.ts'
import { openLeadForm } from './support/fill-lead-form.ts'
import { describeFocus, listTabStops } from './support/page-faults.ts'
import { scrollToEnd } from './support/scroll-to-end.ts'
import { expect, test } from './support/test.ts'

/** More tab stops than any page has. */
const MAX_STOPS = 400

const PHONE = { width: 360, height: 640 }
/** A date field has several tab stops: day, month, year, and the button of its calendar. */
const DEADLINES = [
  'deadline calculator',
  '/terminai?klausimas=pretenzija&pirkimas=tarptautinis&istatymas=vpi&budas=pastu&data=2026-12-11',
] as const
/** On a phone the banner leaves the least space; these pages have one column at every width. */
const ON_PHONE = [
  ['value calculator', '/verte?istatymas=kita&objektas=prekes&dalys=40000;60000;200000&pradzia=2026-05-04'],
  ['letter', '/laiskas?kodai=90911200-8&zodziai=langų plovimas'],
  ['glossary', '/zodynelis'],
  ['template of a claim', '/sablonai/pretenzija'],
] as const

for (const viewport of [{ width: 1280, height: 720 }, PHONE]) {
  test.describe(`with the cookie banner open, at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport })

    test('Tab reaches all of the home page and Shift+Tab leads back, always in sight', async ({ page }) => {
      await openLeadForm(page)
      await walk(page)
    })

    test('Tab reaches all of the code browser, Shift+Tab leads back, always in sight', async ({ page }) => {
      await page.goto('/bvpz-kodai?kodas=45000000-7&kodai=45310000-3')
      await page.getByRole('button', { name: 'Rodyti smulkesnius: 45300000-0' }).click()
      await page.getByRole('link', { name: '45310000-3' }).waitFor()
      await walk(page)
    })

    for (const [name, path] of [DEADLINES, ...(viewport === PHONE ? ON_PHONE : [])]) {
      test(`Tab reaches all of the ${name} and Shift+Tab leads back, always in sight`, async ({ page }) => {
        await page.goto(path)
        await walk(page)
      })
    }
  })
}

test('the cookie banner comes first; after the banner Tab continues in the content, after the settings at the button that opened them', async ({
  page,
}) => {
  await page.goto('/bvpz-kodai/45310000-3')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Pereiti prie turinio' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(acceptButton(page)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(banner(page)).toBeHidden()
  await page.keyboard.press('Tab')
  const first = page.getByRole('main').locator('a[href], button, input').first()
  await expect(first).toBeFocused()
  await expect(first).toBeInViewport()

  const settings = page.getByRole('dialog', { name: 'Slapukų nustatymai' })
  const open = page.getByRole('button', { name: 'Slapukų nustatymai' })
  for (const end of ['Escape', 'Enter']) {
    await open.press('Enter')
    await expect(settings).toBeVisible()
    if (end === 'Enter') await settings.getByRole('button', { name: 'Išsaugoti pasirinkimą' }).focus()
    await page.keyboard.press(end)
    await expect(settings).toBeHidden()
    await expect(open).toBeFocused()
  }
})

test('the form is filled, sent and corrected by keys alone', async ({ page }) => {
  await openLeadForm(page)
  await page.getByLabel('Kaip dalyvaujate').focus()
  // A single character: two that are a second apart would be two choices.
  await page.keyboard.type('D')
  await expect(page.getByLabel('Kaip dalyvaujate')).toHaveValue('specific')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'paskambinkite' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Parašykite mums jo numerį')).toBeHidden()
  await expect(page.getByLabel('Kaip dalyvaujate')).toBeFocused()

  await page.getByLabel('Įmonės kodas').focus()
  await page.keyboard.type('123')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Įmonės kodas')).toBeFocused()
  expect(await page.evaluate(describeFocus)).toMatchObject({ fault: null })

  const consent = page.getByRole('checkbox', { name: /^Susipažinau/ })
  await consent.focus()
  await page.keyboard.press('Space')
  await expect(consent).toBeChecked()
})

test('the tree of codes is opened, its codes are chosen and removed by keys alone', async ({ page }) => {
  await page.goto('/bvpz-kodai?kodas=45000000-7')
  await page.getByRole('button', { name: 'Rodyti smulkesnius: 45300000-0' }).focus()
  await page.keyboard.press('Enter')
  const child = page.getByRole('button', { name: 'Pridėti: 45310000-3' })
  await expect(child).toBeVisible()
  await child.focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Pridėta: 45310000-3' })).toBeFocused()
  const basket = page.getByRole('complementary', { name: 'Pasirinkti kodai' })
  await basket.getByRole('button', { name: 'Pašalinti: 45310000-3' }).focus()
  await page.keyboard.press('Enter')
  await expect(basket.getByText('Pašalinta.')).toBeVisible()

  await page.getByRole('link', { name: 'Pastatų įrengimo darbai' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/kodas=45300000-0/)
  await expect(page.getByRole('navigation', { name: 'Vieta klasifikatoriuje' })).toContainText(
    'Pastatų įrengimo darbai',
  )
})

/** From the top of the page to its end and back: every stop has a visible focus that nothing covers. */
async function walk(page: Page): Promise<void> {
  await scrollToEnd(page)
  const wanted = notEmpty(await page.evaluate(listTabStops))
  await page.evaluate(() => {
    document.body.tabIndex = -1
    document.body.focus()
  })
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    const { stops, faults } = await press(page, key)
    const reached = stops.map(identityOf)
    expect(faults, key).toEqual([])
    expect(
      wanted.filter((stop) => !reached.includes(identityOf(stop))),
      key,
    ).toEqual([])
  }
}

/** Without the mark of the contents, which changes while scrolling. */
function identityOf(stop: string): string {
  return stop.replace(/ aria-current="\w*"/, '')
}

async function press(page: Page, key: 'Tab' | 'Shift+Tab') {
  const stops: string[] = []
  const faults: string[] = []
  for (let count = 0; count < MAX_STOPS; count++) {
    await page.keyboard.press(key)
    const focus = await page.evaluate(describeFocus)
    if (focus === null) break
    stops.push(focus.stop)
    if (focus.fault) faults.push(focus.fault)
  }
  return { stops, faults }
}
