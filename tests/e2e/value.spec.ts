import { waitForScript } from '../screens/visitor.ts'
import { expect, test } from './support/test.ts'

const PATH = '/verte'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('a supplier learns the kind of a monthly purchase, its limit and source', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Vertės skaičiuoklė' }).click()
      await page.getByLabel('Mėnesio kaina, Eur').fill('5000')
      await page.getByLabel('Mėnesių skaičius').fill('36')
      await page.getByLabel('Kada pirkimas pradėtas?').fill('2026-05-04')
      await page.getByRole('button', { name: 'Skaičiuoti' }).click()

      const result = page.locator('[data-kind="supaprastintas"]')
      await expect(result.getByRole('heading', { name: 'Supaprastintas pirkimas' })).toBeVisible()
      await expect(result).toContainText('180\u00a0000\u00a0Eur')
      const limit = result.locator('[data-threshold="internationalGoodsServicesOthers"]')
      await expect(limit).toContainText('nuo 216\u00a0000\u00a0Eur be\u00a0PVM')
      await expect(limit).toContainText('iki 2027\u00a0m.\u00a0gruodžio\u00a031\u00a0d.')
      await result.getByText('Orientacinis atsakymas. Kaip tikrinome').click()
      await expect(limit.getByRole('link').first()).toHaveAttribute('href', /ted\.europa\.eu/)
      await expect(result.getByRole('link', { name: 'Suskaičiuoti tikslią dieną' })).toHaveAttribute(
        'href',
        '/terminai',
      )
      await expect(page.getByText('Tikrino redakcija, ne teisininkas')).toBeVisible()
    })
  })
}

test('forgotten months are asked for, and an open-ended contract is told to be 48', async ({ page }) => {
  await page.goto(`${PATH}?istatymas=kita&objektas=prekes&menesiui=4000`)
  const months = page.getByLabel('Mėnesių skaičius')
  await expect(months).toHaveAccessibleDescription(/Neterminuotoms paslaugoms ir nuomai\u00a0– 48\./)
  await expect(page.locator('[data-kind]')).toHaveCount(0)
  await months.fill('48')
  await months.press('Tab')
  await expect(page.locator('[data-kind="supaprastintas"]')).toContainText('192\u00a0000\u00a0Eur')
})

test('with scripts the result follows each change, and errors go once they are fixed', async ({ page }) => {
  await page.goto(`${PATH}?istatymas=kita&objektas=prekes&suma=daug`)
  const total = page.getByLabel('Visa vertė, Eur')
  await total.fill('70 000')
  await total.press('Tab')

  await expect(page.locator('[data-kind="supaprastintas"]')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(total).not.toHaveAttribute('aria-invalid')
})

test('what is changed before the script has loaded is answered afterwards', async ({ page }) => {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/live-result*.js', async (route) => {
    await isReleased
    await route.continue()
  })
  await page.goto(`${PATH}?istatymas=kita&objektas=prekes&suma=70000&pradzia=2026-05-04`)
  await page.getByLabel('Visa vertė, Eur').fill('300 000')
  await page.getByLabel('Kas perkama?').selectOption('darbai')
  await expect(page.locator('[data-kind]')).toContainText('70\u00a0000')
  release()

  await expect(page.locator('[data-kind]')).toContainText('300\u00a0000')
  await expect(page).toHaveURL(/objektas=darbai/)
})

test('a page that nobody has changed asks nothing more of the server', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'xhr') asked.push(request.url())
  })
  for (const query of [
    '',
    '?pradzia=2026-02-30',
    '?istatymas=kita&objektas=prekes&suma=70000&utm_source=x',
  ]) {
    await page.goto(PATH + query)
    await waitForScript(page, 'live-result.client')
  }
  expect(asked).toEqual([])
})
