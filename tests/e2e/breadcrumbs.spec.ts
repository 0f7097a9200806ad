import { articlePaths } from '../support/page-paths.ts'
import { resize } from './support/resize.ts'
import { expect, test } from './support/test.ts'

const WIDTHS = [360, 1280]
const [ARTICLE = ''] = articlePaths
const PATHS = [
  '/bvpz-kodai',
  '/bvpz-kodai?kodas=45310000-3',
  '/bvpz-kodai/45310000-3',
  '/blog',
  ARTICLE,
  '/tiekejai',
  '/terminai',
  '/pirkimu-skaiciai',
  '/zodynelis',
  '/sablonai',
  '/sablonai/pretenzija',
  '/straipsniu-pakeitimai',
  '/laiskas?kodai=90910000-9',
  '/pirkejas/vilniaus-miesto-savivaldybe',
  '/privatumo-politika',
]

test('the breadcrumbs of every kind of page begin at the home page, in one look and place, on a phone and a wide screen', async ({
  page,
}) => {
  const looks: Record<string, unknown> = {}
  for (const path of PATHS) {
    await page.goto(path)
    const way = page.getByRole('navigation', { name: 'Kelias' })
    const first = way.getByRole('link').first()
    await expect(first, path).toHaveAttribute('href', '/')
    await expect(first, path).toHaveText('Pradžia')
    await expect(way.locator('[aria-current="page"]'), path).toHaveCount(1)
    const atWidths = []
    for (const width of WIDTHS) {
      await resize(page, { width, height: 800 })
      const { y } = (await way.boundingBox()) ?? { y: null }
      atWidths.push({ width, y, ...(await first.evaluate(lookOf)) })
    }
    looks[path] = atWidths
  }
  expect(looks).toEqual(Object.fromEntries(PATHS.map((path) => [path, looks['/blog']])))
})

test('on a phone the way to a code is one line: the start and the next code above', async ({ page }) => {
  await resize(page, { width: 320, height: 800 })
  await page.goto('/bvpz-kodai?kodas=45261210-9')
  const way = page.getByRole('navigation', { name: 'Vieta klasifikatoriuje' })
  await expect(way.locator('li').filter({ visible: true })).toHaveText([
    'Visi skyriai',
    'Stogo dengimo ir stogo dažymo darbai',
  ])
  const start = await way.getByRole('link', { name: 'Visi skyriai' }).boundingBox()
  expect((await way.boundingBox())?.height).toBe(start?.height)
  await resize(page, { width: 1280, height: 800 })
  await expect(way.locator('li').filter({ visible: true })).toHaveCount(7)
})

function lookOf(link: Element) {
  const { color, fontSize, fontWeight, textDecorationLine, minHeight } = getComputedStyle(link)
  return { color, fontSize, fontWeight, textDecorationLine, minHeight }
}
