import { expect, test } from './support/test.ts'

const DRAWN = [
  '/blog/pirkimu-budai',
  '/blog/juntines-veiklos-sutartis-pirkimuose',
  '/blog/viesuju-pirkimu-istatymas',
]

test('the first use of a term leads to its entry, which names source and text', async ({ page }) => {
  await page.goto('/blog/viesuju-pirkimu-istatymas')
  const terms = page.locator('.prose a.term')
  const targets = await terms.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(targets.length).toBeGreaterThan(10)
  expect(new Set(targets).size).toBe(targets.length)
  await expect(page.locator('.prose :is(h2, h3, table, .checklist) a.term')).toHaveCount(0)

  await page.locator('a.term[href="/zodynelis#pretenzija"]').click()
  const entry = page.locator('#pretenzija')
  await expect(entry).toBeInViewport()
  await expect(entry.getByRole('link', { name: 'VPĮ 101 ir 102 straipsniai' })).toHaveAttribute(
    'href',
    /e-tar\.lt/,
  )
  await entry.getByRole('link', { name: 'Skaityti daugiau: pretenzija' }).click()
  await expect(page).toHaveURL(/\/blog\/viesuju-pirkimu-istatymas$/)
})

test('the alphabet leads to the letters of the glossary, by keys and from the footer', async ({ page }) => {
  await page.goto('/blog')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Žodynėlis' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Viešųjų pirkimų žodynėlis')

  const letter = page.getByRole('navigation', { name: 'Abėcėlė' }).getByRole('link', { name: 'Ž' })
  await letter.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Ž', exact: true })).toBeInViewport()
})

for (const path of DRAWN) {
  test(`the diagram of ${path} has its text in its boxes, on a phone and on paper`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    const drawing = page.locator('.diagram svg')
    const findOverflow = () =>
      drawing.evaluate((svg) => {
        const boxes = [...svg.querySelectorAll('rect'), svg].map((box) => box.getBoundingClientRect())
        const lines = [...svg.querySelectorAll('text > tspan')]
        if (lines.length === 0) return ['the drawing has no text']
        return lines
          .map((line) => ({ text: line.textContent, place: line.getBoundingClientRect() }))
          .filter(({ place: line }) => {
            const box = boxes.find(
              ({ left, right, top, bottom }) =>
                left <= line.left && line.left <= right && top <= line.top && line.bottom <= bottom,
            )
            return !box || line.right > box.right - 2
          })
          .map(({ text }) => text)
      })
    const letterSize = await drawing.evaluate(
      (svg) => (14 * svg.getBoundingClientRect().width) / Number(svg.getAttribute('viewBox')?.split(' ')[2]),
    )

    await expect(page.getByRole('img', { name: /\w .*\.$/ })).toHaveCount(1)
    expect(letterSize).toBeGreaterThan(13)
    expect(await findOverflow()).toEqual([])
    await page.emulateMedia({ media: 'print' })
    expect(await findOverflow()).toEqual([])
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('items of a checklist are ticked by keys and words, a new visit begins anew', async ({ page }) => {
    await page.goto('/blog/ebvpd')
    const list = page.getByRole('group', { name: 'Prieš pridedant prie pasiūlymo' })
    const [first, second] = [list.getByRole('checkbox').first(), list.getByRole('checkbox').nth(1)]

    await first.focus()
    await page.keyboard.press('Space')
    await list.getByText('Gauti EBVPD iš visų, kurie nurodyti antroje dalyje.').click()
    await expect(first).toBeChecked()
    await expect(second).toBeChecked()

    await page.reload()
    await expect(list.getByRole('checkbox', { checked: true })).toHaveCount(0)
  })
})
