import { articlePaths } from '../support/page-paths.ts'
import { resize } from './support/resize.ts'
import { expect, test } from './support/test.ts'

const ARTICLE = '/blog/kaip-laimeti-viesaji-pirkima'

test('a reader finds an article, jumps to a section and goes on to the request form', async ({ page }) => {
  await page.goto('/blog')
  await page.getByRole('link', { name: 'Kaip laimėti viešąjį pirkimą' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Kaip laimėti viešąjį pirkimą/)
  await expect(page.getByText(/^Paskelbta\s.+, patikrinta\s.+ pagal\sšaltinius$/)).toBeVisible()

  const contents = page.getByRole('navigation', { name: 'Turinys' })
  await contents.getByRole('link', { name: '3. Klauskite laiku' }).click()
  await expect(page.getByRole('heading', { name: '3. Klauskite laiku' })).toBeInViewport()
  await expect(contents.locator('[aria-current]')).toHaveText('3. Klauskite laiku')

  await page.getByRole('main').getByRole('link', { name: 'Gauti pasiūlymą' }).last().click()
  await expect(page).toHaveURL(/\/\?noriu=offer#trial$/)
  await expect(page.getByRole('form', { name: 'Užklausos forma' })).toBeInViewport()
})

test('the topic is drawn beside the heading where there is room', async ({ page }) => {
  await page.goto(ARTICLE)
  const drawing = page.locator('.content-page svg[viewBox="0 0 120 90"]')
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(drawing).toBeHidden()
  await page.setViewportSize({ width: 1366, height: 800 })
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect((await drawing.boundingBox())?.x).toBeGreaterThan((heading?.x ?? Number.NaN) + 500)
})

test('the first card shows its drawing beside the text, the others keep one column', async ({ page }) => {
  await page.goto('/blog')
  const cards = page.getByRole('article')
  const drawings = cards.locator('svg[viewBox="0 0 120 90"]')
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(drawings.filter({ visible: true })).toHaveCount(0)
  await page.setViewportSize({ width: 1366, height: 800 })
  const [lead = 0, second = 0, ...others] = await cards.evaluateAll((all) =>
    all.map((card) => Math.round(card.getBoundingClientRect().width)),
  )
  expect(lead).toBeGreaterThan(2 * second)
  expect(Math.max(...others) - Math.min(second, ...others)).toBeLessThanOrEqual(1)
  expect((await drawings.first().boundingBox())?.width).toBeGreaterThan(150)
})

test('articles lead to the one before, the one after and to related ones', async ({ page }) => {
  await page.goto('/blog/mercell-alternatyva')
  const others = page.getByRole('navigation', { name: 'Kiti straipsniai' })
  await others.getByRole('link', { name: 'Kitas straipsnis' }).click()
  await expect(page).toHaveURL(/kaip-laimeti-viesaji-pirkima$/)

  await others.getByRole('link', { name: 'Ankstesnis straipsnis' }).click()
  await expect(page).toHaveURL(/mercell-alternatyva$/)
  await expect(page.getByRole('region', { name: 'Susiję straipsniai' }).getByRole('listitem')).toHaveCount(3)
})

test('a supplier opens a question and finds an organisation by its group', async ({ page }) => {
  await page.goto('/pirkejai')
  const answer = page.getByText('Sutartis ir laimėjęs pasiūlymas paskelbiami')
  await expect(answer).toBeHidden()
  await page.getByText('Kur matyti sudarytas sutartis?').click()
  await expect(answer).toBeVisible()

  await page.getByText('Švietimo įstaigos').click()
  await page.getByRole('link', { name: 'Vilniaus universitetas', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vilniaus universitetas')
  await expect(page.getByText('Informacija apie šią organizaciją rengiama.')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 568 } })

  test('on a small phone the closing box fits the screen, and leads to a letter', async ({ page }) => {
    await page.goto('/statybu-konkursai')
    const box = page.getByRole('region', { name: 'Gaukite savo srities pirkimų skelbimus' })
    expect((await box.boundingBox())?.height).toBeLessThan(568)
    await expect(box.getByLabel('Ką parduodate ar darote?')).toHaveValue('statyba')
    await box.getByRole('button', { name: 'Rodyti mano laišką' }).click()

    await expect(page).toHaveURL(/\/laiskas\?zodziai=statyba$/)
    await expect(page.getByRole('heading', { name: 'Nauji pirkimai' })).toBeVisible()
  })

  test('a reader begins with one of three articles, or looks through those of a topic', async ({ page }) => {
    await page.goto('/blog')
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(8_500)
    const first = page.getByRole('region', { name: 'Pradėkite čia' })
    await expect(first.getByRole('link')).toHaveText([/^Kas yra/, /^Kaip dalyvauti/, /^Kaip laimėti/])

    await page.getByRole('navigation', { name: 'Temos' }).getByRole('link', { name: 'Teisė 4' }).click()
    await expect(page).toHaveURL(/\/blog\?tema=teise$/)
    await expect(page).toHaveTitle(/^Straipsniai apie viešuosius pirkimus: teisė \|/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Straipsniai apie teisę')
    await expect(page.getByRole('navigation', { name: 'Kelias' })).toHaveText('PradžiaStraipsniaiTeisė')
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/blog$/)
    await expect(page.getByRole('article')).toHaveText(Array.from({ length: 4 }, () => /^20/))
    await expect(first).toBeHidden()
    await page.getByRole('link', { name: `Visi ${articlePaths.length}` }).click()
    await expect(page.getByRole('article')).toHaveCount(articlePaths.length)
  })

  test('a reader goes to the letter by the line in the text, which is not printed', async ({ page }) => {
    await page.goto(ARTICLE)
    const line = page.getByRole('link', { name: 'Parašykite, ką parduodate' })
    await page.emulateMedia({ media: 'print' })
    await expect(line).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await line.click()

    await expect(page).toHaveURL(/\/laiskas$/)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 760 } })

  test('contents unfold above the text', async ({ page }) => {
    await page.goto(ARTICLE)
    const contents = page.getByRole('navigation', { name: 'Turinys' })
    await expect(contents).toBeHidden()
    await page.getByRole('main').getByText('Turinys').first().click()
    await contents.getByRole('link', { name: '7. Pateikite teisingai' }).click()
    await expect(page.getByRole('heading', { name: '7. Pateikite teisingai' })).toBeInViewport()
  })

  test('a wide table becomes a block for each row, whose cells name their column', async ({ page }) => {
    await page.goto('/pirkejai')
    const table = page.getByRole('region', { name: /^Lentelė: Perkančioji/ })
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    const [first, second] = await table.locator('tbody tr').first().locator('td').all()
    const top = async (cell = first) => (await cell?.boundingBox())?.y ?? Number.NaN
    expect(await top(second)).toBeGreaterThan(await top(first))
    const column = await table.locator('thead th').nth(1).textContent()
    expect(await second?.getAttribute('data-label')).toBe(column)
  })
})

test('the arrow of a link to another site never begins a line, whatever the width', async ({ page }) => {
  await page.goto('/blog/viesuju-pirkimu-istatymas')
  const arrows = page.locator('.prose a[target="_blank"] svg')
  expect(await arrows.count()).toBeGreaterThan(1)
  for (let width = 320; width <= 800; width += 16) {
    await resize(page, { width, height: 740 })
    const lineStarts = await arrows.evaluateAll((all) =>
      all
        .map((arrow) => {
          const words = document.createRange()
          words.selectNodeContents(arrow.closest('a') ?? arrow)
          words.setEndBefore(arrow)
          const lastLine = [...words.getClientRects()].findLast((line) => line.width > 1)
          return arrow.getBoundingClientRect().top > (lastLine?.bottom ?? 0)
        })
        .filter(Boolean),
    )
    expect(lineStarts, `at ${width} pixels`).toEqual([])
  }
})
