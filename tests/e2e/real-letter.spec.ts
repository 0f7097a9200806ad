import { MAX_BYTES, watchLoad } from '../support/first-load.ts'
import { CLEANING_BUYER, CLEANING_CODE, importLine } from '../support/import-files.ts'
import { ask, openQuestion, part } from './support/letter-inbox.ts'
import { expect, realTest as test } from './support/test.ts'

const SOURCE = importLine(11).url ?? ''

// One worker: the site with notices is started once.
test.describe.configure({ mode: 'default' })

test('from a trade on the home page to its real letter, to the source and to the form', async ({ page }) => {
  await openQuestion(page)
  await ask(page)
  const inbox = part(page, 'inbox')
  await expect(inbox).toHaveAttribute('data-state', 'fresh')
  await expect(part(page, 'sheet')).toHaveAttribute('data-state', 'fresh')
  await expect(page.getByRole('main').getByText('išgalvoti').filter({ visible: true })).toHaveCount(0)
  await inbox.locator('summary').first().click()
  await expect(inbox.getByRole('link', { name: /^viesiejipirkimai\.lt/ }).first()).toHaveAttribute(
    'href',
    SOURCE,
  )
  await inbox.getByRole('link', { name: 'Visas laiškas' }).click()

  const main = page.getByRole('main')
  await expect(main).toHaveAttribute('data-state', 'fresh')
  const notice = page.getByRole('article').first()
  await expect(notice).toHaveAttribute('data-reason', 'code')
  await expect(notice).toContainText('Jūsų kodas')
  await expect(notice.getByRole('link', { name: /valymo paslaugos/ })).toHaveAttribute('href', SOURCE)
  await expect(main).toContainText(
    /Per pastarąsias 5\sdarbo dienas\s– 12\spranešimų, apie\s2–3 viename laiške/,
  )
  await expect(main).toContainText(/Šaltinis: mūsų surinkti skelbimai \(atnaujinta šiandien/)
  await expect(main).not.toContainText('išgalvoti')
  await main.getByRole('link', { name: 'Gauti pasiūlymą' }).click()
  await expect(page.getByRole('form', { name: 'Užklausos forma' }).getByText(CLEANING_CODE)).toBeVisible()
})

for (const [path, maxBytes, text] of [
  [`/laiskas?kodai=${CLEANING_CODE}`, MAX_BYTES.tool, 'Per pastarąsias'],
  [`/bvpz-kodai/${CLEANING_CODE}`, MAX_BYTES.code, 'Pirkimai pagal šį kodą'],
  ['/pirkejas/saulekrantes-gimnazija', MAX_BYTES.text, CLEANING_BUYER],
] as const) {
  test(`${decodeURI(path)} with real notices is within its budget`, async ({ page, realSite }) => {
    // The first request after an ingest gets the quick compression, later ones the best.
    await fetch(realSite.url + path)
    const loadSoFar = watchLoad(page)
    await page.goto(path, { waitUntil: 'networkidle' })

    await expect(page.getByRole('main')).toContainText(text)
    expect((await loadSoFar()).withoutFonts).toBeLessThanOrEqual(maxBytes)
  })
}
