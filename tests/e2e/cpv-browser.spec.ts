import type { Page } from '@playwright/test'
import { waitForScript } from '../screens/visitor.ts'
import { expect, test } from './support/test.ts'

/** Names of one branch, from the division to level 6. */
const BRANCH = [
  'Statybos darbai',
  'Visi ar daliniai statybos ir civilinės inžinerijos darbai',
  'Pastatų statybos darbai',
  'Su mokymu ir moksliniais tyrimais susijusių pastatų statybos darbai',
  'Mokyklų statybos darbai',
] as const
const LEAF = 'Pradinių mokyklų statybos darbai'
const CODES_IN_ROW = ['45310000-3', '90910000-9', '45260000-7']
const LATE = '**/api/cpv/view?q=langai'

function searchBox(page: Page) {
  return page.getByRole('searchbox', { name: 'Ieškoti BVPŽ kodo' })
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('a supplier browses from a division to the deepest level and back', async ({ page }) => {
      await page.goto('/bvpz-kodai')
      const main = page.getByRole('main')
      await expect(main.getByText('45 skyriai')).toBeVisible()
      for (const name of BRANCH) {
        await main.getByRole('link', { name, exact: true }).first().click()
        await expect(
          page.getByRole('navigation', { name: 'Vieta klasifikatoriuje' }).getByText(name),
        ).toBeVisible()
      }
      await expect(page).toHaveURL(/kodas=45214200-2/)
      await expect(main.getByRole('link', { name: LEAF })).toBeVisible()

      await page.goBack()
      await expect(page).toHaveURL(/kodas=45214000-0/)
      await expect(main.getByRole('link', { name: BRANCH[4], exact: true })).toBeVisible()

      await page
        .getByRole('navigation', { name: 'Vieta klasifikatoriuje' })
        .getByRole('link', { name: BRANCH[1] })
        .click()
      await expect(page).toHaveURL(/kodas=45200000-9/)
      await page.getByRole('link', { name: 'Visi skyriai' }).click()
      await expect(main.getByText('45 skyriai')).toBeVisible()
    })

    test('a shared address of a search shows its results', async ({ page }) => {
      await page.goto('/bvpz-kodai?q=stogdengys')
      await expect(
        page.getByRole('list', { name: 'Paieškos rezultatai' }).getByRole('listitem').first(),
      ).toContainText('4526')
      await expect(page.getByText(/Pagal „stogdengys“ rasta/)).toBeVisible()
      await expect(page.getByRole('button', { name: /Rodyti smulkesnius/ })).toHaveCount(0)
    })

    test('nothing found is said in words', async ({ page }) => {
      await page.goto('/bvpz-kodai?q=qqqqwwwwzzzz')
      await expect(page.getByText('Nerasta jokių rezultatų pagal „qqqqwwwwzzzz“')).toBeVisible()
    })

    test('codes in a row are listed in their order and added at once', async ({ page }) => {
      await page.goto('/bvpz-kodai?q=45310000-3 90910000;99999999-9 45260000-7')
      await expect(page.getByText('Tokių BVPŽ kodų nėra: 99999999-9.')).toBeVisible()
      await expect(
        page.getByRole('list', { name: 'Paieškos rezultatai' }).getByRole('listitem'),
      ).toContainText(CODES_IN_ROW)
      await expect(page.getByRole('link', { name: 'Peržiūrėti laišką pagal šiuos kodus' })).toHaveAttribute(
        'href',
        `/laiskas?kodai=${CODES_IN_ROW.join()}`,
      )
      if (javaScriptEnabled) await waitForScript(page, 'cpv-browser.island')
      await page.getByRole('button', { name: 'Pridėti visus' }).click()
      const chosen = page.getByRole('complementary', { name: 'Pasirinkti kodai' })
      for (const code of CODES_IN_ROW) await expect(chosen).toContainText(code)
      if (javaScriptEnabled) await expect(page.getByRole('button', { name: 'Visi pridėti' })).toBeVisible()
    })

    test('more results come on request', async ({ page }) => {
      await page.goto('/bvpz-kodai?q=paslaugos')
      await expect(page.getByRole('list', { name: 'Paieškos rezultatai' }).getByRole('listitem')).toHaveCount(
        50,
      )
      await page.getByRole('link', { name: 'Rodyti daugiau' }).click()
      await expect(page.getByRole('list', { name: 'Paieškos rezultatai' }).getByRole('listitem')).toHaveCount(
        100,
      )
    })
  })
}

test('a trade leads to its codes, with and without diacritics, as a phrase, a profession or with a slip', async ({
  page,
}) => {
  await page.goto('/bvpz-kodai')
  for (const spelling of ['stogų dengimas', 'stogu dengimas', 'dengti stogus', 'stogdengys', 'stogdnegys']) {
    await searchBox(page).clear()
    await searchBox(page).pressSequentially(spelling)
    await expect(page.getByText(`Pagal „${spelling}“ rasta`)).toBeVisible()
    await expect(
      page.getByRole('list', { name: 'Paieškos rezultatai' }).getByText(/^4526/).first(),
    ).toBeVisible()
  }
})

test('a search begins 300 ms after the last key, and needs two characters', async ({ page }) => {
  const searches: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/cpv/view?q=')) searches.push(request.url())
  })
  await page.clock.install()
  await page.goto('/bvpz-kodai')
  await waitForScript(page, 'cpv-browser.island')
  await page.clock.pauseAt(Date.now() + 3_600_000)

  await searchBox(page).press('l')
  await page.clock.runFor(1_000)
  await searchBox(page).press('a')
  await page.clock.runFor(299)
  expect(searches).toEqual([])
  await page.clock.runFor(1)
  await expect.poll(() => searches).toHaveLength(1)
  expect(searches[0]).toMatch(/q=la$/)
})

test('a row expands in place, its children are loaded once, deeper rows too', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/cpv?parent=')) requests.push(request.url())
  })
  await page.goto('/bvpz-kodai?kodas=45000000-7')
  await page.getByRole('button', { name: 'Rodyti smulkesnius: 45300000-0' }).click()
  await page.getByRole('button', { name: 'Rodyti smulkesnius: 45310000-3' }).click()
  await expect(page.getByRole('link', { name: '45311000-0' })).toBeVisible()

  await page.getByRole('button', { name: 'Slėpti: 45310000-3' }).click()
  await expect(page.getByRole('link', { name: '45311000-0' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Rodyti smulkesnius: 45310000-3' }).click()
  await expect(page.getByRole('link', { name: '45311000-0' })).toBeVisible()
  expect(requests).toHaveLength(2)
})

test('a code without children says so', async ({ page }) => {
  await page.goto('/bvpz-kodai?kodas=45350000-5')
  await page.getByRole('button', { name: 'Rodyti smulkesnius: 45351000-2' }).click()
  await expect(page.getByText('Subkategorijų nerasta')).toBeVisible()
})

test('when children cannot be loaded, the row says so and loads on the next try', async ({ page }) => {
  await page.goto('/bvpz-kodai?kodas=45000000-7')
  await waitForScript(page, 'cpv-browser.island')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Rodyti smulkesnius: 45300000-0' }).click()
  await expect(page.getByRole('alert')).toContainText('Įkelti nepavyko')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Bandyti dar kartą' }).press('Enter')
  await expect(page.getByRole('link', { name: '45310000-3' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Slėpti: 45300000-0' })).toBeFocused()
})

test('a response that comes late never replaces a newer one', async ({ page }) => {
  await page.goto('/bvpz-kodai')
  const { promise: isDue, resolve: respond } = Promise.withResolvers<void>()
  await page.route(LATE, async (route) => {
    await isDue
    await route.continue().catch(() => {})
  })
  const requested = page.waitForRequest(LATE)
  await searchBox(page).fill('langai')
  const late = await requested
  await searchBox(page).fill('durys')
  await expect(page.getByText(/Pagal „durys“ rasta/)).toBeVisible()
  respond()
  // Null when the request was aborted; later responses arrive later.
  await (await late.response())?.finished()
  await page.evaluate(() => fetch('/healthz').then((answered) => answered.text()))
  await expect(page.getByText(/Pagal „durys“ rasta/)).toBeVisible()
})

test('the keyboard goes from the search box to the results', async ({ page }) => {
  await page.goto('/bvpz-kodai')
  await searchBox(page).pressSequentially('elektrikas')
  await expect(page.getByText(/Pagal „elektrikas“ rasta/)).toBeVisible()
  const first = page.getByRole('list', { name: 'Paieškos rezultatai' }).getByRole('listitem').first()
  for (let stops = 0; stops < 12; stops++) {
    await page.keyboard.press('Tab')
    if (await first.getByRole('link').evaluate((link) => link === document.activeElement)) break
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('complementary', { name: 'Pasirinkti kodai' })).toContainText('45310000-3')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/bvpz-kodai\/45310000-3$/)
})

test('every view has a title of its own', async ({ page }) => {
  await page.goto('/bvpz-kodai')
  await searchBox(page).fill('elektrikas')
  await expect(page).toHaveTitle(/^elektrikas – BVPŽ kodai \| /)
  await page.goto('/bvpz-kodai')
  await page.getByRole('main').getByRole('link', { name: BRANCH[0], exact: true }).click()
  await expect(page).toHaveTitle(/^Statybos darbai \(45000000-7\) – BVPŽ kodai \| /)
  await page.reload()
  await expect(page).toHaveTitle(/^Statybos darbai \(45000000-7\) – BVPŽ kodai \| /)
})

test('a wrong check digit is answered with the right code', async ({ page }) => {
  await page.goto('/bvpz-kodai?q=45000000-1')
  await expect(page.getByText('Gal ieškojote 45000000-7?')).toBeVisible()
})
