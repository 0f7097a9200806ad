import { expect, test } from './support/test.ts'

test.describe('the header', () => {
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
      'Mano laiškas',
      'BVPŽ.kodai',
      'Atsakymai',
      'Terminų skaičiuoklė',
      'Vertės skaičiuoklė',
      'Dokumentų šablonai',
      'Pirkimų skaičiai',
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
