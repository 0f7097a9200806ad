import { notEmpty } from '../support/not-empty.ts'
import { expect, test } from './support/test.ts'

/** As browsers print by default. */
const MARGIN = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' }

test('a letter of a dozen notices takes three sheets of paper, with firm, telephone, codes and address, no heading alone at a sheet’s end', async ({
  page,
}) => {
  await page.goto('/laiskas?kodai=45000000-7,90910000-9')
  const notices = notEmpty(await page.getByRole('article').all())
  expect(notices.length).toBeGreaterThan(10)

  const pdf = await page.pdf({ format: 'A4', margin: MARGIN })
  expect(notEmpty(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length).toBeLessThanOrEqual(3)
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  await expect(main.getByText('Viešieji pirkimai el. paštu')).toBeVisible()
  await expect(main.getByText('+370 600 00000')).toBeVisible()
  await expect(main.getByText(/\/laiskas\?kodai=45000000-7,90910000-9$/)).toBeVisible()
  await expect(main.getByRole('list', { name: 'Pasirinkti kodai ir žodžiai' })).toContainText('90910000-9')
  await expect(main.getByRole('button')).toHaveCount(0)
  for (const heading of notEmpty(await main.locator('[data-letter-sheet] h3').all()))
    await expect(heading).toHaveCSS('break-after', 'avoid')
})
