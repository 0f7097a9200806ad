import { resize } from './support/resize.ts'
import { expect, test } from './support/test.ts'

/** From 1024 px on the header has the button, below it the menu. */
const SCREENS = [
  ['wide', { width: 1024, height: 768 }, 'Įrankiai'],
  ['narrow', { width: 360, height: 740 }, 'Atidaryti meniu'],
] as const
const TOOLS = {
  'Mano laiškas': '/laiskas',
  'BVPŽ.kodai': '/bvpz-kodai',
  Atsakymai: '/atsakymai',
  'Terminų skaičiuoklė': '/terminai',
  'Vertės skaičiuoklė': '/verte',
  'Dokumentų šablonai': '/sablonai',
  'Pirkimų skaičiai': '/pirkimu-skaiciai',
  Žodynėlis: '/zodynelis',
}

for (const [name, viewport, opener] of SCREENS) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`on a ${name} screen ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
      test.use({ viewport, javaScriptEnabled })

      test('tools and letter open by keyboard below one button, Escape closes them', async ({ page }) => {
        await page.goto('/')
        const button = page.getByRole('button', { name: opener })
        const tools = page.getByRole('navigation', { name: 'Įrankiai', exact: true })
        await button.focus()
        await page.keyboard.press('Enter')
        await expect(tools).toBeVisible()
        await expect(tools.getByRole('link')).toHaveCount(Object.keys(TOOLS).length)
        if (name === 'narrow') await page.keyboard.press('Tab')
        for (const [label, path] of Object.entries(TOOLS)) {
          await page.keyboard.press('Tab')
          await expect(page.locator(':focus')).toHaveAccessibleName(new RegExp(`^${label}`))
          await expect(page.locator(':focus')).toHaveAttribute('href', path)
          await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 })
        }
        await page.keyboard.press('Escape')
        await expect(tools).toBeHidden()
        await expect(button).toBeFocused()
      })

      test('a click on a tool leads to it, where the header marks it', async ({ page }) => {
        await page.goto('/blog')
        await page.getByRole('button', { name: opener }).click()
        await page
          .getByRole('navigation', { name: 'Įrankiai', exact: true })
          .getByRole('link', { name: 'Vertės skaičiuoklė' })
          .click()

        await expect(page).toHaveURL(/\/verte$/)
        const button = page.getByRole('button', { name: opener })
        if (name === 'wide') await expect(button).toHaveAttribute('aria-current', 'true')
        await button.click()
        await expect(
          page
            .getByRole('navigation', { name: 'Įrankiai', exact: true })
            .getByRole('link', { name: 'Vertės skaičiuoklė' }),
        ).toHaveAttribute('aria-current', 'page')
      })
    })
  }
}

test('from 1024 px on the bar has all links without a menu button, at 320 px the form’s button and the menu’s', async ({
  page,
}) => {
  await page.goto('/')
  const header = page.getByRole('banner')
  const menuButton = header.getByRole('button', { name: 'Atidaryti meniu' })
  const names = [
    'Paslaugos',
    'Naujienlaiškis',
    'Privalumai',
    'BVPŽ.kodai',
    'Straipsniai',
    'Apie.mus',
    'Kontaktai',
  ]
  const sections = names.map((name) => new RegExp(`^${name}$`))

  await resize(page, { width: 320, height: 568 })
  for (const way of [header.getByRole('link', { name: 'Gauti pasiūlymą' }), menuButton])
    await expect(way, 'at 320 px').toBeInViewport({ ratio: 1 })
  for (const width of [1024, 1152, 1280, 1920]) {
    await resize(page, { width, height: 800 })
    for (const name of [
      ...sections,
      /^CVP.IS \(atsidaro naujame lange\)$/,
      /^Prisijungti \(atsidaro naujame lange\)$/,
      /^\+370/,
      'Gauti pasiūlymą',
    ])
      await expect(header.getByRole('link', { name }), `at ${width} px`).toBeInViewport({ ratio: 1 })
    await expect(menuButton).toBeHidden()
  }
})

test('there is no button to the form where the form is the page, nor after it was sent', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const buttons = page.locator('[data-cta="header"], [data-cta="menu"]').filter({ visible: true })
  for (const path of ['/aciu', '/uzklausa']) {
    await page.goto(path)
    await expect(buttons).toHaveCount(0)
    await page.getByRole('button', { name: 'Atidaryti meniu' }).click()
    await expect(page.getByRole('navigation', { name: 'Įrankiai', exact: true })).toBeVisible()
    await expect(buttons).toHaveCount(0)
  }
})
