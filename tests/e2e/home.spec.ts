import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const MONTHS = [
  'sausio',
  'vasario',
  'kovo',
  'balandžio',
  'gegužės',
  'birželio',
  'liepos',
  'rugpjūčio',
  'rugsėjo',
  'spalio',
  'lapkričio',
  'gruodžio',
]

test('the home page shows its ten sections in their order', async ({ page }) => {
  await page.goto('/')

  await expect(page).toHaveTitle('Viešieji pirkimai el. paštu | Naujausi konkursai | 2025')
  await expect(page.locator('main section')).toHaveCount(10)
  const anchors = page.locator('main section[id]')
  expect(await anchors.evaluateAll((sections) => sections.map(({ id }) => id))).toEqual([
    'paslaugos',
    'naujienlaiskis',
    'privalumai',
    'apie-mus',
    'kontaktai',
    'trial',
  ])
})

test('no deadline of the preview has passed; a plan has a quarter, a contract a winner', async ({ page }) => {
  await page.goto('/')

  const inbox = page.locator('#naujienlaiskis')
  const deadlines = inbox.locator('dt').filter({ hasText: /^(Terminas|Pastabos iki)$/ })
  const shown = await deadlines.locator('+ dd').allTextContents()
  const today = Temporal.Now.plainDateISO('Europe/Vilnius')
  const coming = Array.from({ length: 21 }, (_, index) => {
    const day = today.add({ days: index + 1 })
    return day.dayOfWeek > 5 ? '' : `${MONTHS[day.month - 1]} ${day.day} d.`
  })
  expect(shown).toHaveLength(4)
  expect(shown.filter((day) => !coming.includes(day.replaceAll('\u00a0', ' ')))).toEqual([])
  const plan = inbox.getByRole('listitem').filter({ hasText: 'Pirkimų planas' })
  await expect(plan).toContainText(/Numatoma20\d\d\sm\. I*V?\sketv\./)
  const contract = inbox.getByRole('listitem').filter({ hasText: 'Sudaryta sutartis' })
  await expect(contract).toContainText(/Laimėtojas\s?UAB/)
})

test.describe('the header', () => {
  test('is clear until the page is scrolled more than 10 px, then white with a shadow', async ({ page }) => {
    await page.goto('/')
    const header = page.getByRole('banner')

    await page.evaluate(() => window.scrollTo(0, 10))
    await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await page.evaluate(() => window.scrollTo(0, 11))
    await expect(header).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(header).not.toHaveCSS('box-shadow', 'none')
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  })

  test('leads to the sections of the home page, from it and from other pages', async ({ page }) => {
    const sections = {
      Paslaugos: 'paslaugos',
      Naujienlaiškis: 'naujienlaiskis',
      Privalumai: 'privalumai',
      'Apie\u00a0mus': 'apie-mus',
      Kontaktai: 'kontaktai',
      'Gauti pasiūlymą': 'trial',
    }
    await page.goto('/')
    for (const [name, anchor] of Object.entries(sections)) await follow(page, name, anchor)
    for (const [name, anchor] of Object.entries(sections)) {
      await page.goto('/blog')
      await follow(page, name, anchor)
    }
  })

  test('leads to the procurement portal and to signing in, in a new tab that is announced', async ({
    page,
  }) => {
    await page.goto('/')

    for (const name of [/^CVP.IS/, /^Prisijungti/]) {
      const link = page.getByRole('banner').getByRole('link', { name })
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', /noopener/)
      await expect(link).toHaveAccessibleName(/nauj/)
    }
  })
})

test.describe('the menu of a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('is opened, walked through and closed by keyboard', async ({ page }) => {
    await page.goto('/')
    const button = page.getByRole('button', { name: 'Atidaryti meniu' })
    const menu = page.getByRole('navigation', { name: 'Meniu', exact: true })
    await expect(menu).toBeHidden()

    await button.focus()
    await page.keyboard.press('Enter')
    await expect(menu).toBeVisible()
    const names = [
      'Uždaryti meniu',
      'Laiško pavyzdys',
      'BVPŽ.kodai',
      'Terminai',
      'Vertė',
      'Šablonai',
      'Skaičiai',
      'Žodynėlis',
      'Paslaugos',
      'Naujienlaiškis',
      'Privalumai',
      'Straipsniai',
      'Apie.mus',
      'Kontaktai',
      'CVP',
      'Prisijungti',
      '\\+370',
    ]
    for (const name of names) {
      await page.keyboard.press('Tab')
      await expect(page.locator(':focus')).toHaveAccessibleName(new RegExp(`^${name}`))
    }
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('leads to a section and closes', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => scrollTo(0, 11))
    // The same script closes the menu.
    await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled')
    await page.getByRole('button', { name: 'Atidaryti meniu' }).press('Enter')
    const menu = page.getByRole('navigation', { name: 'Meniu', exact: true })
    await menu.getByRole('link', { name: 'Kontaktai' }).press('Enter')

    await expect(menu).toBeHidden()
    await expect(page).toHaveURL(/\/#kontaktai$/)
    await expect.poll(() => isInSight(page, 'kontaktai')).toBe(true)
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('opens, leads to another page’s section and closes', async ({ page }) => {
      await page.goto('/blog')
      const button = page.getByRole('button', { name: 'Atidaryti meniu' })
      const menu = page.getByRole('navigation', { name: 'Meniu', exact: true })
      await button.click()
      await expect(menu).toBeVisible()
      await page.getByRole('button', { name: 'Uždaryti meniu' }).click()
      await expect(menu).toBeHidden()

      await button.click()
      await menu.getByRole('link', { name: 'Privalumai' }).click()
      await expect(page).toHaveURL(/\/#privalumai$/)
    })
  })
})

test('the first Tab offers to skip to the content', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Pereiti prie turinio' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()

  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('without scripts every section is there, and no address of another site is asked for anything', async ({
  browser,
  site,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url) && !request.url().startsWith('data:')) foreign.push(request.url())
  })
  await page.goto(site.url)

  await expect(page.locator('main section')).toHaveCount(10)
  expect(foreign).toEqual([])
  await page.close()
})

async function follow(page: Page, name: string, anchor: string): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/#${anchor}$`))
  await expect.poll(() => isInSight(page, anchor)).toBe(true)
}

/** Whether the section's heading is visible below the fixed header. */
async function isInSight(page: Page, id: string): Promise<boolean> {
  return page.evaluate((anchor) => {
    const header = document.querySelector('header')?.getBoundingClientRect()
    const heading = document.querySelector(`#${anchor} h2`)?.getBoundingClientRect()
    if (!header || !heading) return false
    return heading.top >= header.bottom && heading.bottom <= window.innerHeight
  }, id)
}
