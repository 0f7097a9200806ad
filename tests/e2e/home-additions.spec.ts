import { tools } from '#app/ui/layout/navigation.ts'
import * as urls from '#app/ui/urls.ts'
import { answerCookieBanner } from '../screens/visitor.ts'
import { ask, openQuestion, part } from './support/letter-inbox.ts'
import { expect, test } from './support/test.ts'

test.beforeEach(({ context }) => answerCookieBanner(context))

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('one tap leads from home to the codes, one question to those of a trade', async ({ page }) => {
    await openQuestion(page)
    await page.getByRole('main').getByRole('link', { name: 'Visi BVPŽ kodai' }).click()
    await expect(page).toHaveURL('/bvpz-kodai')

    await openQuestion(page)
    await ask(page, 'langų montavimas')
    await expect(part(page, 'codes')).toContainText('45421')
    await part(page, 'codes').getByRole('link', { name: 'Ieškoti daugiau kodų' }).click()
    await expect(page).toHaveURL(/\/bvpz-kodai\?q=lang/)
    await expect(page.getByRole('main')).toContainText('45421')
  })

  test('the home page is at most 8,200 px long, and calls its notices invented once', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    await expect(page.locator('main section')).toHaveCount(10)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(8_200)
    await expect(page.getByText(/išgalvot/)).toHaveCount(1)
  })

  test('the comparison becomes a block for each row, whose cells name their column', async ({ page }) => {
    await page.goto('/')
    await page.getByText('Kuo naujienlaiškis skiriasi').click()
    const table = page.locator('table.stacking-table')
    const columns = await table.locator('thead th').allTextContents()
    const cells = await table.locator('tbody tr').first().locator('td').all()
    expect(columns).toHaveLength(cells.length)
    let bottom = (await table.locator('tbody th').first().boundingBox())?.y ?? Number.NaN
    for (const [index, cell] of cells.entries()) {
      const label = await cell.evaluate((element) => getComputedStyle(element, '::before').content)
      expect(label).toBe(`"${columns[index]}"`)
      const box = await cell.boundingBox()
      expect(box?.y).toBeGreaterThanOrEqual(bottom)
      expect(box?.width).toBeGreaterThan(250)
      bottom = (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN)
    }
  })

  test('the menu has the telephone and marks the part of the site', async ({ page }) => {
    await page.goto('/blog/ebvpd')
    await page.getByRole('button', { name: 'Atidaryti meniu' }).click()
    const menu = page.locator('#meniu')
    await expect(menu.locator('a[href^="tel:"]')).toBeVisible()
    await expect(menu.locator('[aria-current]')).toHaveText('Straipsniai')
  })
})

test('BVPŽ is explained where the content first names it', async ({ page }) => {
  await page.goto('/')
  const text = await page.getByRole('main').innerText()
  expect(text.slice(text.indexOf('BVPŽ'))).toMatch(/^BVPŽ kodais pirkėjai skelbimuose žymi, ką\sperka\./)
})

test('the home page itself leads to the letter and to every tool', async ({ page }) => {
  await page.goto('/')
  const places = page.locator('[data-letter-question], .section:has-text("Nuo ko pradėti tiekėjui")')
  for (const path of tools.map(({ href }) => href).filter((href) => href !== urls.letter))
    await expect(places.locator(`a[href="${path}"]`), path).toHaveCount(1)
  await expect(places.locator(`form[action="${urls.letter}"]`)).toBeVisible()
})

test('five questions are answered, one at a time', async ({ page }) => {
  await page.goto('/')
  const questions = page.locator('details[name="klausimai"]')
  await expect(questions).toHaveCount(5)
  await questions.getByText('Kas tvarko mano duomenis?').click()
  await expect(page.getByText(/Užklausos duomenis ištriname po\s12\smėnesių/)).toBeVisible()
  await questions.getByText('Ar naujienlaiškis mokamas?').click()
  await expect(page.locator('details[name="klausimai"][open]')).toHaveCount(1)
})

test('the header of the home page marks the section that is read', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/#privalumai')
  await expect(page.getByRole('banner').locator('nav [aria-current]').first()).toHaveText('Privalumai')
})

for (const path of [
  '/',
  '/blog/mercell-alternatyva',
  '/blog',
  '/aciu',
  '/bvpz-kodai/45310000-3',
  '/pirkejai',
]) {
  test(`${path} is printed without what only helps on a screen`, async ({ page }) => {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('link', { name: 'Pereiti prie turinio' })).toBeHidden()
    await expect(page.locator('[data-header]')).toBeHidden()
    await expect(page.locator('body > footer')).toBeHidden()
  })
}
