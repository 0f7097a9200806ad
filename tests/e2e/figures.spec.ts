import { resize } from './support/resize.ts'
import { expect, test } from './support/test.ts'

const PATH = '/pirkimu-skaiciai'

test('a supplier looks up how long a claim may take, with its article and source', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pirkimų skaičiai' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Viešųjų pirkimų skaičiai 20\d\d$/)

  await page.getByRole('searchbox', { name: 'Ieškoti skaičiaus' }).fill('pretenzijos mazos vertes')
  const claim = page.locator('#claimSimplified')
  await expect(claim).toContainText('Pretenzija supaprastintame ir mažos vertės pirkime')
  await expect(page.locator('#claimAnswer')).toBeHidden()
  await expect(claim).toContainText('per 5\u00a0darbo\u00a0dienas')
  const ownAddress = claim.getByRole('link', { name: 'Nuoroda į šį skaičių' })
  await expect(ownAddress).toHaveAttribute('href', '#claimSimplified')
  await expect(page.getByRole('status').filter({ hasText: /^Rasta: \d+$/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Tarptautinio pirkimo ribos' })).toBeHidden()

  const source = claim.getByRole('link', { name: /^VPĮ 102 straipsnio 1 dalies 1 punktas/ })
  await expect(source).toHaveAttribute('href', 'https://klausk.vpt.lt/hc/lt/articles/360001326185')
  await expect(claim.getByText('*')).toHaveCount(0)
  await expect(page.locator('#organicFood')).toContainText(/30.proc\.\*/)

  await page.getByRole('searchbox').fill('qqqq')
  await expect(page.getByRole('status').filter({ hasText: 'Nieko nerasta' })).toBeVisible()
  await page.getByRole('searchbox').fill('')
  await expect(page.getByRole('heading', { name: 'Tarptautinio pirkimo ribos' })).toBeVisible()
  await expect(claim).toBeHidden()
})

test('folded topics fit two screens of a phone, and links within the page open them', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(PATH)
  const topic = page.getByRole('heading', { name: 'Pretenzijos ir ieškinio terminai' })
  await expect(topic).toBeVisible()
  const list = page.locator('.prose', { has: topic })
  expect((await list.boundingBox())?.height).toBeLessThan(2 * 740)
  const claim = page.locator('#claimSimplified')
  await expect(claim).toBeHidden()

  await topic.click()
  await expect(claim).toBeVisible()
  await page.evaluate(() => Object.assign(location, { hash: 'teismas' }))
  await expect(page.locator('#teismas')).toBeInViewport()
})

test('under a closed topic one line says what its main figures are, on a phone two', async ({ page }) => {
  await page.goto(PATH)
  const lines = page.locator('.figure-fold > summary span')
  const line = lines.filter({
    hasText: /^Pretenzija\s–\sper\s10\sdienų, supaprastintame pirkime\s–\sper\s5\sdarbo\sdienas$/,
  })
  await expect(line).toBeVisible()
  for (const [width, most] of [
    [320, 2],
    [390, 2],
    [1366, 1],
  ] as const) {
    await resize(page, { width, height: 800 })
    const counts = await lines.evaluateAll((all) =>
      all.map((one) => Math.round(one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight))),
    )
    expect(
      counts.filter((count) => count > most),
      `at ${width}`,
    ).toEqual([])
  }
})

test('an amount is found however its thousands are separated, and while it is typed', async ({ page }) => {
  await page.goto(PATH)
  const search = page.getByRole('searchbox', { name: 'Ieškoti skaičiaus' })
  const limit = page.locator('#internationalGoodsServicesOthers')
  for (const amount of ['216000', '216 000', '216\u00a0000 Eur', '216.000', '216 0']) {
    await search.fill(amount)
    await expect(limit).toBeVisible()
    await expect(page.locator('#claimAnswer')).toBeHidden()
  }
  await search.fill('70000')
  await expect(page.getByRole('status').filter({ hasText: /^Rasta: \d+$/ })).toBeVisible()
  await search.fill('2160')
  await expect(limit).toBeVisible()
  await search.fill('216001')
  await expect(limit).toBeHidden()
})

test('limits of earlier years are folded beside the ones in force', async ({ page }) => {
  await page.goto(`${PATH}#internationalWorks`)
  const works = page.locator('#internationalWorks')
  await expect(works).toBeInViewport()
  await expect(works).toContainText('nuo 5\u00a0404\u00a0000\u00a0Eur')
  const before = works.getByText('5\u00a0538\u00a0000\u00a0Eur')
  await expect(before).toBeHidden()
  await works.getByText('Kiek buvo anksčiau').click()
  await expect(before).toBeVisible()
})

test('on paper the list has no search, every topic and the earlier limits are open', async ({ page }) => {
  await page.goto(PATH)
  await page.emulateMedia({ media: 'print' })
  for (const id of ['claimSimplified', 'internationalWorks', 'paymentTerm'])
    await expect(page.locator(`#${id}`)).toBeVisible()
  await expect(page.getByRole('searchbox')).toBeHidden()
  await expect(page.locator('#internationalWorks').getByText('5\u00a0538\u00a0000\u00a0Eur')).toBeVisible()
  await expect(page.getByText('Pereiti prie turinio')).toBeHidden()
  await expect(page.locator('body')).toHaveCSS('padding-bottom', '0px')
})

test('a reader sees days and sources of a text, and all changes of the site', async ({ page }) => {
  await page.goto('/blog/ebvpd')
  const line = page.locator('.text-review')
  await expect(line).toHaveText(/^Paskelbta\s.+, patikrinta\s.+ pagal\sšaltinius$/)
  await expect(page.locator('.content-page time:visible')).toHaveCount(1)
  const sources = page.locator('details', { has: page.getByRole('heading', { name: 'Šaltiniai' }) })
  const secondary = sources.getByText('Tikrinta pagal antrinį šaltinį').first()
  await expect(secondary).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(secondary).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await line.getByRole('link', { name: 'šaltinius' }).click()
  await expect(sources).toBeInViewport()
  await sources.locator('summary').click()
  await expect(sources.getByRole('link', { name: 'pakartotinis EBVPD naudojimas' })).toHaveAttribute(
    'href',
    /klausk\.vpt\.lt/,
  )
  await expect(secondary).toBeVisible()

  await page.getByText('Kas pasikeitė').click()
  await expect(page.getByText('2024\u00a0m.\u00a0gegužės\u00a028\u00a0d. Paskelbta.')).toBeVisible()
  await page.getByRole('link', { name: 'Visų tekstų pakeitimai' }).click()
  await expect(page).toHaveURL(/\/straipsniu-pakeitimai$/)
  await page.getByRole('main').getByRole('link', { name: 'EBVPD: kas tai' }).first().click()
  await expect(page).toHaveURL(/\/blog\/ebvpd$/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('topics open by themselves, also for an address that names a figure', async ({ page }) => {
    await page.goto(PATH)
    await expect(page.getByRole('searchbox')).toBeHidden()
    await expect(page.locator('.figure').first()).toBeHidden()
    await page.locator('.figure-fold summary').first().click()
    await expect(page.locator('.figure').first()).toBeVisible()
    await page.goto(`${PATH}#claimSimplified`)
    await expect(page.locator('#claimSimplified')).toBeInViewport()
  })
})
