import ICAL from 'ical.js'
import { expect, test } from './support/test.ts'

const PATH = '/terminai'
const BY_POST = 'klausimas=pretenzija&pirkimas=tarptautinis&istatymas=vpi&budas=pastu&data=2026-12-11'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('a supplier finds the calculator in the footer and learns when a claim is due', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Terminų skaičiuoklė' }).click()
      await page.getByLabel('Koks tai pirkimas?').selectOption('Supaprastintas')
      await page.getByLabel('Nuo kurios dienos?').fill('2026-12-22')
      await page.getByRole('button', { name: 'Skaičiuoti' }).click()

      await expect(page).toHaveURL(/klausimas=pretenzija&pirkimas=supaprastintas.*data=2026-12-22/)
      await expect(page.locator('[data-date="safe"] strong time')).toHaveAttribute('datetime', '2026-12-31')
      await expect(page.locator('[data-date]')).toHaveCount(1)
      await expect(page.locator('#atsakymas')).toContainText('per 5\u00a0darbo\u00a0dienas')
      await page.locator('#atsakymas').getByText('Orientacinė data. Kaip tikrinome').click()
      await expect(page.locator('#atsakymas').getByRole('link', { name: /^VPĮ 102/ })).toHaveAttribute(
        'href',
        /klausk\.vpt\.lt/,
      )
      await expect(page.getByText('Tikrino redakcija, ne teisininkas')).toBeVisible()
      await expect(page.getByLabel('Koks tai pirkimas?')).toHaveValue('supaprastintas')
    })

    test('what is missing or wrong is said at its field', async ({ page }) => {
      await page.goto(`${PATH}?klausimas=pretenzija&istatymas=vpi&data=2026-02-30`)
      const summary = page.getByRole('alert')
      await expect(summary).toBeFocused()
      await expect(summary.getByRole('link')).toHaveText([
        'Pasirinkite, koks tai pirkimas.',
        'Tokios datos nėra. Rašykite metus, mėnesį ir dieną: 2026-11-24.',
      ])
      const date = page.getByLabel('Nuo kurios dienos?')
      await expect(date).toHaveAttribute('aria-invalid', 'true')
      await expect(date).toHaveAccessibleDescription(/pirkėjas išsiuntė pranešimą.*Tokios datos nėra/)
      await expect(page.locator('[data-date]')).toHaveCount(0)
      await summary.getByRole('link').last().click()
      await expect(date).toBeFocused()
    })

    test('the form names the first day of the question and shows only its fields', async ({ page }) => {
      await page.goto(PATH)
      await expect(page.getByLabel('Kaip pirkėjas pranešė?')).toBeVisible()
      await page.getByLabel('Ką suskaičiuoti?').selectOption('negaliojimas')
      await expect(page.getByText('Diena, kurią sudaryta sutartis.')).toBeVisible()
      await expect(page.getByLabel('Kaip pirkėjas pranešė?')).toBeHidden()
      await expect(page.getByText('Prašiau susipažinti')).toBeHidden()
    })
  })
}

test('safe and legal date stand in a calendar that counts days and names holidays', async ({ page }) => {
  await page.goto(`${PATH}?${BY_POST}`)
  await expect(page.locator('[data-date="safe"] time')).toHaveText(
    '2026\u00a0m.\u00a0gruodžio\u00a023\u00a0d., trečiadienis',
  )
  await expect(page.locator('[data-date="legal"] time')).toHaveAttribute('datetime', '2026-12-28')
  await expect(page.locator('#atsakymas')).toContainText('laikykitės saugios datos')

  const december = page.getByRole('table', { name: /2026 m. gruodis/ })
  await expect(december.locator('[data-marks="safe"]')).toHaveText('2312\u00a0d., saugi data')
  await expect(december.locator('[data-marks="start"]')).toHaveText('11, pradžia')
  await expect(december.locator('[data-marks="legal"]')).toHaveText('28, teisinė pabaiga')
  await expect(december.locator('.day-number')).toHaveCount(15)
  await expect(page.locator('.day-calendar')).toContainText('Gruodžio\u00a024\u00a0d.\u00a0– Kūčios')
})

for (const path of [`${PATH}?${BY_POST}`, '/verte?istatymas=kita&objektas=prekes&suma=70000']) {
  test(`on a phone the result of an address comes before the form: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    await expect(page.locator('#answer-heading')).toBeInViewport()
    const calculate = page.getByRole('button', { name: 'Skaičiuoti' })
    await expect(calculate).not.toBeInViewport()
    await expect(page.locator('.calculator-result + form')).toBeVisible()

    await page.getByRole('link', { name: 'Keisti duomenis' }).click()
    await expect(page.getByRole('heading', { name: /^(Jūsų atvejis|Pirkimas)$/ })).toBeInViewport()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('combobox').first()).toBeFocused()
    await page.goto(path.split('?')[0] ?? '')
    await expect(page.locator('form + .calculator-result')).toBeVisible()
  })
}

for (const path of [
  PATH,
  `${PATH}?${BY_POST}`,
  '/verte',
  '/verte?istatymas=kita&objektas=prekes&suma=70000',
]) {
  test(`on wide screens the form stands left and the result right: ${path}`, async ({ page }) => {
    for (const width of [1024, 1366, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      const form = await page.locator('.calculator > form').boundingBox()
      const answer = await page.locator('.calculator-result').boundingBox()
      expect(form?.width).toBe(width < 1600 ? 440 : 495)
      expect(answer?.y).toBe(form?.y)
      expect(answer?.x).toBeGreaterThan((form?.x ?? Number.NaN) + 440)
    }
  })
}

test('the dates can be taken along as a calendar file and as a link', async ({ page, request }) => {
  await page.goto(`${PATH}?${BY_POST}`)
  const link = page.getByRole('link', { name: 'Įtraukti į kalendorių' })
  const download = page.waitForEvent('download')
  await link.click()
  expect((await download).suggestedFilename()).toBe('terminas.ics')

  const response = await request.get((await link.getAttribute('href')) ?? '')
  expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  const events = new ICAL.Component(ICAL.parse(await response.text())).getAllSubcomponents('vevent')
  expect(events.map((event) => `${new ICAL.Event(event).startDate}`)).toEqual(['2026-12-23', '2026-12-28'])

  await expect(page.getByRole('link', { name: 'Nuoroda į šį atsakymą' })).toHaveAttribute(
    'href',
    `${PATH}?${BY_POST}`,
  )
  expect((await request.get(`${PATH}.ics?klausimas=pretenzija`)).status()).toBe(404)
})

test('on paper a result comes on one sheet without the form, else the form', async ({ page }) => {
  await page.goto(`${PATH}?${BY_POST}`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('[data-live-form]')).toBeHidden()
  await expect(page.locator('#atsakymas')).toHaveCSS('break-inside', 'avoid')
  const safeDay = page.locator('.day-months [data-marks="safe"]')
  await expect(safeDay).toHaveCSS('print-color-adjust', 'exact')
  await expect(safeDay).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')

  await page.goto(PATH)
  await expect(page.locator('[data-live-form]')).toBeVisible()
})

test('with scripts the result follows each change, and the focus stays where it was', async ({ page }) => {
  await page.goto(`${PATH}?${BY_POST}`)
  const channel = page.getByLabel('Kaip pirkėjas pranešė?')
  await channel.focus()
  await channel.selectOption('elektroninis')

  await expect(page.locator('[data-date="safe"] time')).toHaveAttribute('datetime', '2026-12-21')
  await expect(page.getByRole('status').filter({ hasText: 'Saugi data: 2026' })).toBeAttached()
  await expect(page).toHaveURL(/budas=elektroninis/)
  await expect(channel).toBeFocused()
})

test('when no new result arrives, the old one is gone and the form still answers', async ({ page }) => {
  await page.goto(`${PATH}?${BY_POST}`)
  const isRefused = (url: URL) => url.search.includes('data=2027-01-04')
  await page.route(isRefused, (route) => route.abort())
  const day = page.getByLabel('Nuo kurios dienos?')
  await day.fill('2027-01-04')
  await day.blur()

  await expect(page.locator('[data-answer]')).toHaveText(/^Naujo atsakymo gauti nepavyko/)
  await expect(page.locator('[data-date]')).toHaveCount(0)
  await page.unroute(isRefused)
  await page.getByRole('button', { name: 'Skaičiuoti' }).click()
  await expect(page.locator('[data-date="safe"]')).toBeVisible()
})
